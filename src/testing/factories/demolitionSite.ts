import { siteGateSchema, type SiteGate } from '@/domain/demolition/site/gateSchema';
import { siteFileSchema, type SiteFile } from '@/domain/demolition/site/siteFileSchema';
import { wasteTicketSchema, type WasteTicket } from '@/domain/demolition/site/wasteTicketSchema';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';

/** Builds the site of contract `site-1` in Florida, with job `job-1`, surveyed and without hazards. */
export const buildSiteFile = (overrides: Partial<Stored<SiteFile>> = {}): Stored<SiteFile> =>
  buildStored({
    kind: 'site',
    schema: siteFileSchema,
    fields: {
      contractId: 'site-1',
      customerId: 'customer-1',
      title: 'Old mill',
      jobIds: ['job-1'],
      state: 'FL',
      startsOn: '2026-02-02',
      surveyedOn: '2026-01-05',
    },
    overrides: { id: 'site-1', ...overrides },
  });

/** Builds an open requirement of `site-1` that the office clears. */
export const buildGate = (overrides: Partial<Stored<SiteGate>> = {}): Stored<SiteGate> =>
  buildStored({
    kind: 'gate',
    schema: siteGateSchema,
    fields: { siteId: 'site-1', kind: 'gas', title: 'Gas disconnect' },
    overrides,
  });

/** Builds a scale ticket of `site-1`: 7.89 tons of mixed debris to a landfill. */
export const buildWasteTicket = (overrides: Partial<Stored<WasteTicket>> = {}): Stored<WasteTicket> =>
  buildStored({
    kind: 'ticket',
    schema: wasteTicketSchema,
    fields: {
      siteId: 'site-1',
      number: 'T-1',
      hauledOn: '2026-01-12',
      facility: 'County landfill',
      grossPounds: 47_260,
      tarePounds: 31_480,
      ratePerTonCents: 6_850,
    },
    overrides,
  });
