import type { RemoteDocument } from './remote';

/** In every document that we write, so that it is recognized when an answer was lost. */
const MARK = 'fieldwright:';
export const markOf = (key: string): string => `${MARK}${key}`;

type Noted = Pick<RemoteDocument, 'PrivateNote'>;

/** The key of ours in a note that we wrote: `fieldwright:invoice:abc · No. 1042`; ''. */
export function markIn({ PrivateNote }: Noted): string {
  const at = PrivateNote.indexOf(MARK);
  return at === -1 ? '' : (/^\S+/.exec(PrivateNote.slice(at + MARK.length))?.[0] ?? '');
}

export const isOurMark = (document: Noted): boolean => markIn(document) !== '';

/** QuickBooks writes it into the note of what was voided, which is worth nothing from then on: people write the word, too. */
export const isVoided = ({ PrivateNote, TotalAmt }: Noted & Pick<RemoteDocument, 'TotalAmt'>): boolean =>
  TotalAmt === 0 && /\bVoided\b/i.test(PrivateNote);
