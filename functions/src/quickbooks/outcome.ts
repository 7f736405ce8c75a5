import type { QuickbooksPush } from '@/domain/quickbooks/run';
import type { QuickbooksLink } from '@/domain/quickbooks/setup';
import type { AskBooks } from './client';

/** What came of one write. A link of null is taken off. */
export type Outcome =
  | { link: QuickbooksLink | null; theirsCents: number | null; theirsTaxCents: number | null; note: string }
  | { state: 'failed' | 'conflict'; fault: string };

export type PaperFile = { fileName: string; content: Uint8Array };

export type Writing = {
  ask: AskBooks;
  /** The push's id: its request id at QuickBooks. */
  id: string;
  push: QuickbooksPush;
  link: QuickbooksLink | null;
  /** QuickBooks' id of a key of ours; '' = it is not there. */
  idOf: (key: string) => string;
  /** The PDF of a document of ours, by the document's key. @throws AppError for one that cannot be drawn */
  drawPaper: (key: string) => Promise<PaperFile>;
  now: string;
  today: string;
};

/** What we wrote, as a link: isOurs, so that it may be taken back. */
export const linkOf = ({
  push,
  now,
}: Writing): Omit<QuickbooksLink, 'state' | 'remoteId' | 'syncToken' | 'totalCents' | 'taxCents' | 'note'> => ({
  key: push.key,
  entity: push.entity,
  decision: '',
  label: push.label,
  on: push.on,
  sentHash: push.sentHash,
  isOurs: true,
  at: now,
});

/** Something without amounts that is there now: a customer, an item, a file. */
export function writtenAs(writing: Writing, { Id, SyncToken }: { Id: string; SyncToken: string }): Outcome {
  const link: QuickbooksLink = {
    ...linkOf(writing),
    state: 'linked',
    remoteId: Id,
    syncToken: SyncToken,
    totalCents: 0,
    taxCents: 0,
    note: '',
  };
  return { link, theirsCents: null, theirsTaxCents: null, note: '' };
}
