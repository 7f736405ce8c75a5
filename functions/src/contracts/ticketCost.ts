import { FieldPath } from 'firebase-admin/firestore';
import { billedCostIds } from '@/domain/contract/money/byCost';
import { withTicket } from '@/domain/contract/money/ticketCosts';
import { contractSchema } from '@/domain/contract/record/schema';
import { isInForce } from '@/domain/contract/record/state';
import { wasteTicketSchema } from '@/domain/demolition/site/wasteTicketSchema';
import { isRecordId } from '@/domain/record/recordId';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { pagesOf } from '../platform/pagesOf';
import { openMoney, writeWhole } from './openMoney';

/**
 * Updates a contract's costs from one dump ticket of its site, which has its contract's id. Does nothing before everyone has signed: then
 * all tickets are added at once.
 */
export function settleTicket(deps: Deps, companyId: string, of: { siteId: string; ticketId: string }): Promise<void> {
  const { siteId: contractId, ticketId } = of;
  return deps.db.runTransaction(async (transaction) => {
    const [contract, stored] = await transaction.getAll(
      inCompany(deps.db, companyId, 'contracts').doc(contractId),
      inCompany(deps.db, companyId, 'wasteTickets').doc(ticketId),
    );
    const state = contractSchema.shape.state.safeParse(contract?.get('state')).data;
    // A site without a contract uses its job's id.
    if (!state || !(isInForce(state) || state === 'closed')) return;
    const opened = await openMoney(deps, transaction, companyId, contractId);
    const ticket = wasteTicketSchema.safeParse(stored?.data()).data;
    // An unreadable ticket is fixed by a person, and then triggers this again.
    if (stored?.exists && !ticket) return;
    const { log, logRef, logData, book, orders, applications, now } = opened;
    const after = withTicket(log, {
      ticketId,
      ticket: ticket?.siteId === contractId ? ticket : null,
      lines: book.lines,
      orders,
      billed: billedCostIds(applications),
    });
    if (isSame(after, { costs: log.costs, ticketsLeftOut: log.ticketsLeftOut })) return;
    writeWhole(transaction, logRef, logData, { ...log, ...after }, { uid: '', now });
  });
}

/** Adds tickets that didn't fit before, now that there is room. */
export async function settleLeftOut(
  deps: Deps,
  companyId: string,
  { contractId, ticketIds }: { contractId: string; ticketIds: readonly string[] },
): Promise<void> {
  for (const ticketId of ticketIds) await settleTicket(deps, companyId, { siteId: contractId, ticketId });
}

/** Adds the tickets of a company's contracts from before their fees counted as costs. */
export async function settleEarlierTickets(deps: Deps, companyId: string): Promise<void> {
  const tickets = inCompany(deps.db, companyId, 'wasteTickets').orderBy(FieldPath.documentId()).select('siteId');
  for await (const docs of pagesOf(tickets, TICKETS_AT_ONCE))
    for (const ticket of docs) {
      const siteId: unknown = ticket.get('siteId');
      if (isRecordId(siteId)) await settleTicket(deps, companyId, { siteId, ticketId: ticket.id });
    }
}

const TICKETS_AT_ONCE = 50;

/** Adds tickets that came before their contract was signed. */
export async function settleTicketsOf(deps: Deps, companyId: string, contractId: string): Promise<void> {
  const tickets = inCompany(deps.db, companyId, 'wasteTickets')
    .where('siteId', '==', contractId)
    .orderBy(FieldPath.documentId());
  for await (const docs of pagesOf(tickets, TICKETS_AT_ONCE))
    for (const { id } of docs) await settleTicket(deps, companyId, { siteId: contractId, ticketId: id });
}
