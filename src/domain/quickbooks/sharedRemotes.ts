import type { BookDocument } from './books';
import type { RemoteDocument } from './remote';
import type { QuickbooksLink } from './setup';

/** Documents of QuickBooks that several of ours are linked to: a payment of theirs for two invoices is two payments here. */
export function sharedRemotes(
  documents: readonly BookDocument[],
  links: ReadonlyMap<string, QuickbooksLink>,
): Map<string, { users: number; takenCents: number }> {
  const shares = new Map<string, { users: number; takenCents: number }>();
  for (const { key } of documents) {
    const link = links.get(key);
    if (!link || link.remoteId === '') continue;
    const remote = `${link.entity}/${link.remoteId}`;
    shares.set(remote, { users: (shares.get(remote)?.users ?? 0) + 1, takenCents: 0 });
  }
  return shares;
}

/** What of a document there belongs to one of ours: as much as ours, and to the last one the rest. */
export function shareOf(
  shares: ReturnType<typeof sharedRemotes>,
  remote: string,
  { totalCents }: BookDocument,
  theirs: RemoteDocument,
): RemoteDocument {
  const share = shares.get(remote);
  if (!share || theirs.TotalAmt === 0) return theirs;
  const leftCents = theirs.TotalAmt - share.takenCents;
  const TotalAmt = share.users > 1 ? Math.min(totalCents, leftCents) : leftCents;
  share.users -= 1;
  share.takenCents += TotalAmt;
  return { ...theirs, TotalAmt };
}
