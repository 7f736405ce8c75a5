import { z } from 'zod';
import { amountCents, ratePpm } from '../../money/schema';
import { isoDay, line, optionalDate, recordId, requiredLine, text } from '../../record/schema';
import { LOAD_KINDS } from '../diversion';

/** A scale ticket of a facility, or a uniform hazardous waste manifest (EPA 8700-22) or asbestos waste shipment record. */
export const TICKET_KINDS = ['scale', 'manifest', 'shipment-record'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

const MOST_POUNDS = 400_000;
const pounds = z.number().int('Whole pounds').min(0, 'At least 0').max(MOST_POUNDS, 'Too heavy for one load');
const otherId = z.string().max(128).default('');

/**
 * companies/{c}/wasteTickets/{id}: one load that left a site. Weighed in pounds, or measured in tenths of a cubic yard if there is no
 * scale.
 */
export const wasteTicketSchema = z.object({
  siteId: recordId,
  jobId: otherId,
  kind: z.enum(TICKET_KINDS).default('scale'),
  number: requiredLine(40, 'Enter the number on the ticket'),
  hauledOn: isoDay,
  material: z.enum(LOAD_KINDS).default('landfill'),
  description: line(160).default(''),
  facility: requiredLine(160, 'Enter where it went'),
  hauler: line(160).default(''),
  truck: line(60).default(''),
  /** 0 = not weighed. */
  grossPounds: pounds.default(0),
  tarePounds: pounds.default(0),
  /** 0 = weighed only. */
  cubicYardsTenths: z.number().int('Tenths of a cubic yard').min(0, 'At least 0').max(20_000, 'Too large').default(0),
  ratePerTonCents: amountCents.default(0),
  minimumCents: amountCents.default(0),
  /** The fee on the ticket; 0 = none, or not printed. */
  feeCents: amountCents.default(0),
  /** For a commingled load: the share that the facility diverts, and whether a third party verified it. */
  facilityRatePpm: ratePpm.nullable().default(null),
  isRateVerified: z.boolean().default(false),
  /** For salvage: the amount it was sold or credited for. */
  salvageCents: amountCents.default(0),
  /** For a manifest: when the facility's signed copy came back; '' = not yet. */
  returnedOn: optionalDate,
  /** Records it is charged against: a line of the schedule of values, a change order, a bill, a lien waiver. */
  scheduleLineId: otherId,
  changeOrderId: otherId,
  invoiceId: otherId,
  waiverId: otherId,
  isVoid: z.boolean().default(false),
  notes: text(2000).default(''),
});
export type WasteTicket = z.infer<typeof wasteTicketSchema>;
