import type { RemoteDocument } from './remote';

/** Included in every document that we write, so that it is recognized if a response was lost. */
const MARK = 'fieldwright:';
export const markOf = (key: string): string => `${MARK}${key}`;

type Noted = Pick<RemoteDocument, 'PrivateNote'>;

/** Returns our key from a note that we wrote: `fieldwright:invoice:abc · No. 1042`; '' otherwise. */
export function markIn({ PrivateNote }: Noted): string {
  const at = PrivateNote.indexOf(MARK);
  return at === -1 ? '' : (/^\S+/.exec(PrivateNote.slice(at + MARK.length))?.[0] ?? '');
}

export const isOurMark = (document: Noted): boolean => markIn(document) !== '';

/**
 * Whether it was voided: QuickBooks writes that into the note of a voided document, which is zero from then on. People write the word,
 * too.
 */
export const isVoided = ({ PrivateNote, TotalAmt }: Noted & Pick<RemoteDocument, 'TotalAmt'>): boolean =>
  TotalAmt === 0 && /\bVoided\b/i.test(PrivateNote);
