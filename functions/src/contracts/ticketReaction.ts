import { isRecordId } from '@/domain/record/recordId';
import { defineReaction } from '../platform/reaction';

/** What a dump ticket's fee follows from. */
const FIELDS = [
  ...['siteId', 'number', 'hauledOn', 'facility', 'grossPounds', 'tarePounds', 'cubicYardsTenths'],
  ...['ratePerTonCents', 'minimumCents', 'feeCents', 'scheduleLineId', 'changeOrderId', 'isVoid'],
];

/** A dump ticket's fee is a cost of its contract, as the ticket is now; it goes with a ticket that is void or deleted. */
export const costOnTicket = defineReaction(
  'costOnTicket',
  'wasteTickets',
  async (deps, { params: { companyId = '', id = '' }, before, after }) => {
    // With the law's tables, which no other ticket needs.
    const { settleTicket } = await import('./ticketCost');
    const sites = new Set([before?.['siteId'], after?.['siteId']].filter(isRecordId));
    for (const siteId of sites) await settleTicket(deps, companyId, { siteId, ticketId: id });
  },
  { concerns: ({ before, after }) => FIELDS.some((field) => before?.[field] !== after?.[field]) },
);
