import { z } from 'zod';
import type { SiteFile } from '@/domain/demolition/site/siteFileSchema';
import { wasteTicketSchema, type WasteTicket } from '@/domain/demolition/site/wasteTicketSchema';
import type { Stored } from '@/domain/record/schema';
import { orEmpty, zeroIfEmpty } from './orEmpty';

const { grossPounds, tarePounds, ratePerTonCents, minimumCents, feeCents, salvageCents, facilityRatePpm } =
  wasteTicketSchema.shape;

export const ticketFormSchema = wasteTicketSchema.omit({ cubicYardsTenths: true }).extend({
  grossPounds: orEmpty(grossPounds),
  tarePounds: orEmpty(tarePounds),
  cubicYards: orEmpty(z.number().min(0, 'At least 0').max(2_000, 'Too large')),
  ratePerTonCents: orEmpty(ratePerTonCents),
  minimumCents: orEmpty(minimumCents),
  feeCents: orEmpty(feeCents),
  salvageCents: orEmpty(salvageCents),
  facilityRatePpm: orEmpty(facilityRatePpm.unwrap().unwrap()),
});
export type TicketForm = z.output<typeof ticketFormSchema>;

const TENTHS = 10;
const empty = (value: number): number | '' => (value === 0 ? '' : value);

/** Converts a ticket to form values: amounts of 0 are empty. */
export const toTicketForm = ({ cubicYardsTenths, ...ticket }: WasteTicket): TicketForm =>
  ticketFormSchema.parse({
    ...ticket,
    grossPounds: empty(ticket.grossPounds),
    tarePounds: empty(ticket.tarePounds),
    cubicYards: empty(cubicYardsTenths / TENTHS),
    ratePerTonCents: empty(ticket.ratePerTonCents),
    minimumCents: empty(ticket.minimumCents),
    feeCents: empty(ticket.feeCents),
    salvageCents: empty(ticket.salvageCents),
    facilityRatePpm: ticket.facilityRatePpm ?? '',
  });

/** Converts form values to a ticket as stored. */
export const fromTicketForm = ({ cubicYards, ...values }: TicketForm): WasteTicket => ({
  ...values,
  grossPounds: zeroIfEmpty(values.grossPounds),
  tarePounds: zeroIfEmpty(values.tarePounds),
  cubicYardsTenths: Math.round(zeroIfEmpty(cubicYards) * TENTHS),
  ratePerTonCents: zeroIfEmpty(values.ratePerTonCents),
  minimumCents: zeroIfEmpty(values.minimumCents),
  feeCents: zeroIfEmpty(values.feeCents),
  salvageCents: zeroIfEmpty(values.salvageCents),
  facilityRatePpm: values.facilityRatePpm === '' ? null : values.facilityRatePpm,
});

/** Returns a new ticket for a site. */
export const emptyTicket = (site: Pick<Stored<SiteFile>, 'id' | 'jobIds'>, today: string): TicketForm => ({
  siteId: site.id,
  jobId: site.jobIds[0] ?? '',
  kind: 'scale',
  number: '',
  hauledOn: today,
  material: 'landfill',
  description: '',
  facility: '',
  hauler: '',
  truck: '',
  grossPounds: '',
  tarePounds: '',
  cubicYards: '',
  ratePerTonCents: '',
  minimumCents: '',
  feeCents: '',
  facilityRatePpm: '',
  isRateVerified: false,
  salvageCents: '',
  returnedOn: '',
  scheduleLineId: '',
  changeOrderId: '',
  invoiceId: '',
  waiverId: '',
  isVoid: false,
  notes: '',
});

/** The fields' labels in a conflict. */
export const TICKET_LABELS: Partial<Record<keyof WasteTicket, string>> = {
  kind: 'Kind',
  number: 'Number',
  hauledOn: 'Day',
  material: 'Material',
  description: 'Description',
  facility: 'Facility',
  hauler: 'Hauler',
  truck: 'Truck',
  grossPounds: 'Gross, pounds',
  tarePounds: 'Tare, pounds',
  cubicYardsTenths: 'Tenths of a cubic yard',
  ratePerTonCents: 'Rate a ton, cents',
  minimumCents: 'Minimum, cents',
  feeCents: 'Fee, cents',
  salvageCents: 'Salvage credit, cents',
  returnedOn: 'Copy returned',
  notes: 'Notes',
};
