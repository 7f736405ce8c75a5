import type { Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';
import { issueDrafts, type Issuer, type IssueResult } from './issueInvoices';

/** Drafts per transaction, which keeps it short and well within the write limit. */
const AT_ONCE = 20;

type Waiting = { deps: Deps; invoiceId: string; settle: (result: IssueResult) => void; fail: (error: unknown) => void };

/** Requests in this instance waiting for the previous transaction, by company and issuer. */
const queues = new WeakMap<Firestore, Map<string, Waiting[]>>();

/**
 * Issues a draft like `issueDrafts`, batched with the company's other drafts issued at the same time: they all touch the same counter and
 * totals, so separate transactions would block each other. One failure doesn't keep the others from being numbered.
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

/** `close` is called at the moment the queue is empty: later requests start their own queue. */
async function empty(queue: Waiting[], issuer: Issuer, close: () => void): Promise<void> {
  // Lets other concurrent requests join.
  await Promise.resolve();
  for (let group = queue.splice(0, AT_ONCE); group.length > 0; group = queue.splice(0, AT_ONCE)) {
    const isDone = await issueGroup(group, issuer);
    if (isDone) continue;
    for (const one of group) await issueGroup([one], issuer);
  }
  close();
}

/** False when several failed together: then each must be tried alone. */
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
