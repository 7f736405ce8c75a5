import type { Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';
import { issueDrafts, type Issuer, type IssueResult } from './issueInvoices';

/** Drafts in one transaction: it stays short, and well within what one may write. */
const AT_ONCE = 20;

type Waiting = { deps: Deps; invoiceId: string; settle: (result: IssueResult) => void; fail: (error: unknown) => void };

/** What waits in this instance for the transaction before it, by company and issuer. */
const queues = new WeakMap<Firestore, Map<string, Waiting[]>>();

/**
 * Issues a draft as `issueDrafts` does, together with others of the company that are to be issued at the same time: all of them touch the same counter
 * and sums, so that one transaction for each would make them wait for one another. One that fails keeps none of the others from its number.
 */
export function issueTogether(deps: Deps, issuer: Issuer, invoiceId: string): Promise<IssueResult> {
  const known = queues.get(deps.db) ?? new Map<string, Waiting[]>();
  queues.set(deps.db, known);
  const key = `${issuer.companyId}/${issuer.uid}`;
  return new Promise((settle, fail) => {
    const one: Waiting = { deps, invoiceId, settle, fail };
    const waiting = known.get(key);
    if (waiting) waiting.push(one);
    else {
      const queue = [one];
      known.set(key, queue);
      void empty(queue, issuer, () => known.delete(key));
    }
  });
}

/** `close` is called in the same moment in which nothing is left: what comes after it begins a queue of its own. */
async function empty(queue: Waiting[], issuer: Issuer, close: () => void): Promise<void> {
  // Others that are under way at this moment may come along.
  await Promise.resolve();
  for (let group = queue.splice(0, AT_ONCE); group.length > 0; group = queue.splice(0, AT_ONCE)) {
    const isDone = await issueGroup(group, issuer);
    if (isDone) continue;
    for (const one of group) await issueGroup([one], issuer);
  }
  close();
}

/** False when several failed together: then each has to be tried alone. */
async function issueGroup(group: readonly Waiting[], issuer: Issuer): Promise<boolean> {
  const [first] = group;
  if (!first) return true;
  try {
    const ids = group.map(({ invoiceId }) => invoiceId);
    const results = await issueDrafts(first.deps, issuer, ids);
    for (const { settle, invoiceId } of group)
      settle(
        results.find((one) => one.invoiceId === invoiceId) ?? { invoiceId, number: '', error: 'Invoice not found' },
      );
    return true;
  } catch (error) {
    if (group.length > 1) return false;
    first.fail(error);
    return true;
  }
}
