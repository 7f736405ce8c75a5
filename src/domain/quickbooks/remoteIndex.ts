import { isVoided, markIn } from './marks';
import type { PlanInput } from './plan';
import { REMOTE_DOCUMENTS, type RemoteDocument } from './remote';

export type RemoteIndex = {
  byId: ReadonlyMap<string, RemoteDocument>;
  byMark: ReadonlyMap<string, RemoteDocument>;
  byNumber: ReadonlyMap<string, RemoteDocument>;
  /** Unlinked payments, by customer, day and amount. */
  loosePayments: Map<string, RemoteDocument[]>;
};

export const looseKey = (customer: string, on: string, cents: number): string => `${customer}|${on}|${String(cents)}`;

/** Indexes QuickBooks' data by what a plan looks up. */
export function indexRemote({ remote, links }: PlanInput): RemoteIndex {
  const linked = new Set([...links.values()].map(({ entity, remoteId }) => `${entity}/${remoteId}`));
  const byId = new Map<string, RemoteDocument>();
  const byMark = new Map<string, RemoteDocument>();
  const byNumber = new Map<string, RemoteDocument>();
  const loosePayments = new Map<string, RemoteDocument[]>();
  for (const entity of REMOTE_DOCUMENTS)
    for (const document of remote.documents[entity]) {
      byId.set(`${entity}/${document.Id}`, document);
      // A void document no longer settles anything, but its number stays taken.
      const mark = isVoided(document) ? '' : markIn(document);
      if (mark !== '') byMark.set(`${entity}/${mark}`, document);
      if (document.DocNumber !== '') byNumber.set(`${entity}/${document.DocNumber}`, document);
      if (entity === 'Payment' && mark === '' && !isVoided(document) && !linked.has(`Payment/${document.Id}`)) {
        const key = looseKey(document.CustomerRef?.value ?? '', document.TxnDate, document.TotalAmt);
        loosePayments.set(key, [...(loosePayments.get(key) ?? []), document]);
      }
    }
  return { byId, byMark, byNumber, loosePayments };
}
