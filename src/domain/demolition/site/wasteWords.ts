import type { LoadKind } from '../diversion';
import { POUNDS_PER_TON } from '../scaleTicket';
import type { TicketKind } from './wasteTicketSchema';

export const LOAD_KIND_LABELS: Record<LoadKind, string> = {
  recycled: 'Recycled',
  reused: 'Reused on site',
  donated: 'Donated',
  'salvage-on-site': 'Salvaged on site',
  'salvage-off-site': 'Salvaged, sold off site',
  commingled: 'Mixed, sorted at the facility',
  adc: 'Daily cover',
  landfill: 'Landfill',
  incinerated: 'Incinerated',
  soil: 'Soil',
  'land-clearing': 'Land clearing',
  hazardous: 'Hazardous',
};

export const TICKET_KIND_LABELS: Record<TicketKind, string> = {
  scale: 'Scale ticket',
  manifest: 'Hazardous waste manifest',
  'shipment-record': 'Asbestos waste shipment record',
};

/** Formats pounds as tons with at most two decimals: `7.89 tons`. */
export const tonsText = (pounds: number): string =>
  `${(pounds / POUNDS_PER_TON).toLocaleString('en-US', { maximumFractionDigits: 2 })} tons`;
