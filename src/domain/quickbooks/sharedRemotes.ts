import type { BookDocument } from './books';
import type { RemoteDocument } from './remote';
import type { QuickbooksLink } from './setup';

/** Returns QuickBooks documents that several of ours are linked to: one payment of theirs for two invoices is two payments here. */
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

/** Returns the share of a document there that belongs to one of ours: our amount, and the rest for the last one. */
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
