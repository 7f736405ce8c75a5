import type { Settlement } from '../billing/schema';
import { creditUseIds, creditUseOf } from '../invoice/credit';
import type { Invoice } from '../invoice/schema';
import { sumOf } from '../money/amounts';
import { bookKey, type Application } from './books';

type Settled = Pick<Invoice, 'totalCents' | 'state' | 'document'> & { id: string };
/** The rest of an amount, by the key of its payment, credit or charge. */
type Left = { key: string; leftCents: number };

export const writeOffKey = (invoiceId: string, id: string): string => bookKey('write-off', `${invoiceId}.${id}`);

/** Takes an amount from several remainders, first ones first. */
function take(from: readonly Left[], cents: number): Application[] {
  let wanted = cents;
  const taken: Application[] = [];
  for (const one of from) {
    const amountCents = Math.min(wanted, one.leftCents);
    if (amountCents <= 0) continue;
    one.leftCents -= amountCents;
    wanted -= amountCents;
    taken.push({ key: one.key, amountCents });
  }
  return taken;
}

/**
 * Returns what payments, credits and write-offs settle, by their keys, in the order in which they came. In other books a refund doesn't
 * reopen an invoice: it is a charge of its own, which later money may settle. What exceeds all charges stays the customer's credit, and
 * settles another invoice if it was used on one. `refundKeys`: keys of refunds by the names of their settlements.
 */
export function applicationsOf(
  invoices: readonly Settled[],
  refundKeys: ReadonlyMap<string, string>,
): Map<string, Application[]> {
  const applied = new Map<string, Application[]>();
  /** Uses of credit, by their request: what provides it, and what it pays. */
  const given = new Map<string, Application[]>();
  const taken = new Map<string, Application[]>();
  for (const { id, totalCents, state, document } of invoices) {
    const charges: Left[] = [{ key: bookKey('invoice', id), leftCents: state === 'void' ? 0 : totalCents }];
    const surplus: Left[] = [];
    for (const settlement of document.settlements) {
      const { amountCents, kind } = settlement;
      const use = creditUseOf(settlement);
      if (use !== '' && settlement.id === creditUseIds(use).given) given.set(use, take(surplus, amountCents));
      else if (use !== '') taken.set(use, take(charges, amountCents));
      else if (kind === 'refund')
        charges.push({ key: refundKeys.get(settlement.id) ?? settlement.id, leftCents: amountCents });
      else {
        const key = keyOfSettlement(id, settlement);
        const parts = take(charges, amountCents);
        applied.set(key, parts);
        surplus.push({ key, leftCents: amountCents - sumOf(parts.map((part) => part.amountCents)) });
      }
    }
  }
  for (const [use, sources] of given) {
    const targets = (taken.get(use) ?? []).map(({ key, amountCents }): Left => ({ key, leftCents: amountCents }));
    for (const { key, amountCents } of sources)
      applied.set(key, [...(applied.get(key) ?? []), ...take(targets, amountCents)]);
  }
  return applied;
}

function keyOfSettlement(invoiceId: string, { id, kind }: Settlement): string {
  return kind === 'write-off' ? writeOffKey(invoiceId, id) : bookKey(kind, id);
}
