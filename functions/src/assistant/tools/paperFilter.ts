import { z } from 'zod';
import { foldedWords } from '@/domain/directory/fold';
import { calendarDay } from '@/lib/dates';

const dollars = z.number().min(0).max(1_000_000_000).nullable().default(null);

/** Filters for a list of documents; all nullable, since all properties are required. */
export const PAPER_FILTER = {
  about: z
    .string()
    .max(120)
    .nullable()
    .default(null)
    .describe('Words of the customer, the title or the address, such as a town; or null'),
  min_dollars: dollars.describe('Only those whose total is at least this, or null'),
  max_dollars: dollars.describe('Only those whose total is at most this, or null'),
  order: z.enum(['newest', 'largest']).default('newest'),
};

type Asked = { about: string | null; min_dollars: number | null; max_dollars: number | null };
type Paper = { customerName: string; title: string; totalCents: number };

/** Returns how many documents are searched: more for a filtered list, so that an answer covers all of them. */
export const looked = ({ about, min_dollars: min, max_dollars: max }: Asked, isInTime = false): number =>
  about !== null || min !== null || max !== null || isInTime ? 400 : 50;

/** Whether each search word starts one of the document's words; `Nguyens` also matches `Nguyen`. */
function isAbout(about: string, words: string): boolean {
  const all = ` ${foldedWords(words)}`;
  return foldedWords(about)
    .split(' ')
    .every(
      (word) =>
        all.includes(` ${word}`) || (word.length > 3 && word.endsWith('s') && all.includes(` ${word.slice(0, -1)}`)),
    );
}

/** Whether a document matches the filter. */
export const fitsFilter = ({ about, min_dollars: min, max_dollars: max }: Asked, paper: Paper, address = ''): boolean =>
  (min === null || paper.totalCents >= Math.round(min * 100)) &&
  (max === null || paper.totalCents <= Math.round(max * 100)) &&
  (about === null || isAbout(about, `${paper.customerName} ${paper.title} ${address}`));

/** Sorts largest first if requested; by the open balance, for documents listed for that. */
export const inOrder = <P extends Paper>(
  papers: readonly P[],
  order: 'newest' | 'largest',
  centsOf: (paper: P) => number = ({ totalCents }) => totalCents,
): readonly P[] => (order === 'largest' ? papers.toSorted((one, next) => centsOf(next) - centsOf(one)) : papers);

/** Whether an instant or a day lies between two days, either of which may be open. */
export function isWithin(value: string, from: string | null, to: string | null, timeZone: string): boolean {
  if (from === null && to === null) return true;
  if (value === '') return false;
  const day = value.length === 10 ? value : calendarDay(timeZone, new Date(value));
  return (from === null || day >= from) && (to === null || day <= to);
}
