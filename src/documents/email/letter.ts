import type { Paper } from '@/domain/paper/schema';

/** By card on the linked page, some other way, or nothing is owed. */
export type Paying = 'card' | 'elsewhere' | 'none';

/** If it's longer than "Thank you," with a name and a company below, the last paragraph is part of the letter. */
const SIGN_OFF_LINES = 3;

/** Returns the link's label. Receipts and credit notes have no page: they link to the invoice. */
export function linkLabel({ kind, title }: Pick<Paper, 'kind' | 'title'>, paying: Paying): string {
  if (kind === 'receipt' || kind === 'credit-note') return 'View invoice';
  return paying === 'card' ? `View and pay ${title.toLowerCase()}` : `View ${title.toLowerCase()}`;
}

/** Splits a letter around its link: a link on its own line is taken from there, otherwise it goes before the sign-off. */
export function splitAtLink(message: string, link: string): { before: string; after: string } {
  const lines = message.replaceAll(/\r\n?/g, '\n').trim().split('\n');
  const own = link === '' ? -1 : lines.findIndex((line) => line.trim() === link);
  if (own >= 0) return { before: joined(lines.slice(0, own)), after: joined(lines.slice(own + 1)) };
  const gap = lines.findLastIndex((line) => line.trim() === '');
  const isSignedOff = gap > 0 && lines.length - gap - 1 <= SIGN_OFF_LINES;
  return isSignedOff
    ? { before: joined(lines.slice(0, gap)), after: joined(lines.slice(gap)) }
    : { before: joined(lines), after: '' };
}

const joined = (lines: readonly string[]): string => lines.join('\n').trim();
