import { isRecordId } from '@/domain/record/recordId';
import { defineReaction } from '../platform/reaction';

/** The fields a dump ticket's fee depends on. */
const FIELDS = [
  ...['siteId', 'number', 'hauledOn', 'facility', 'grossPounds', 'tarePounds', 'cubicYardsTenths'],
  ...['ratePerTonCents', 'minimumCents', 'feeCents', 'scheduleLineId', 'changeOrderId', 'isVoid'],
];

/** Keeps a dump ticket's fee as a cost of its contract, in the ticket's current state; removes it when the ticket is voided or deleted. */
export const costOnTicket = defineReaction(
  'costOnTicket',
  'wasteTickets',
  async (deps, { params: { companyId = '', id = '' }, before, after }) => {
    // Loads the law's tables, which other tickets don't need.
    const { settleTicket } = await import('./ticketCost');
    const sites = new Set([before?.['siteId'], after?.['siteId']].filter(isRecordId));
    for (const siteId of sites) await settleTicket(deps, companyId, { siteId, ticketId: id });
  },
  { concerns: ({ before, after }) => FIELDS.some((field) => before?.[field] !== after?.[field]) },
);
