import type { QuickbooksPush } from '@/domain/quickbooks/run';
import type { QuickbooksLink } from '@/domain/quickbooks/setup';
import type { AskBooks } from './client';

/** The outcome of one write. A link of null is removed. */
export type Outcome =
  | { link: QuickbooksLink | null; theirsCents: number | null; theirsTaxCents: number | null; note: string }
  | { state: 'failed' | 'conflict'; fault: string };

export type PaperFile = { fileName: string; content: Uint8Array };

export type Writing = {
  ask: AskBooks;
  /** The push's id, which is its request id at QuickBooks. */
  id: string;
  push: QuickbooksPush;
  link: QuickbooksLink | null;
  /** Returns QuickBooks' id for one of our keys; '' = it doesn't exist there. */
  idOf: (key: string) => string;
  /** Renders the PDF of one of our documents, by its key. @throws AppError if it can't be rendered */
  drawPaper: (key: string) => Promise<PaperFile>;
  now: string;
  today: string;
};

/** Builds the link for something we wrote: `isOurs`, so that it may be undone. */
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

/** Returns the outcome for something without amounts that now exists there: a customer, an item, a file. */
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
