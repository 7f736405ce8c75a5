import { z } from 'zod';
import { line } from '../record/schema';

/** Collections whose records the assistant cites and screens can open. */
export const CITED_COLLECTIONS = [
  'customers',
  'properties',
  'equipment',
  'jobs',
  'schedule',
  'technicians',
  'estimates',
  'invoices',
  'payments',
  'pricebook',
  'leads',
  'notes',
  'inspections',
  'findings',
  'diagnostics',
  'manualJ',
  'plumbingCalc',
] as const;
export type CitedCollection = (typeof CITED_COLLECTIONS)[number];

/** Used instead of a collection: a page that shows a figure, such as the overdue invoices. Its ID is a `viewId` (`views.ts`). */
export const VIEWS = 'views';

/** Far more than any answer cites. */
export const SOURCE_LIMIT = 60;
export const FIGURE_LIMIT = 60;

/**
 * A record that an answer is based on. The answer's text cites it as `[[s3]]`, shown as a chip. Every mark in a text that screens receive
 * refers to a source of the same answer: the server removes the others.
 */
export const sourceSchema = z.object({
  key: z.string().regex(/^s\d{1,3}$/),
  collection: z.enum([...CITED_COLLECTIONS, VIEWS]),
  id: z.string().min(1).max(128),
  title: line(200),
  /** Distinguishes it from others with the same title: an address, a day, a state. */
  detail: line(200).default(''),
});
export type Source = z.infer<typeof sourceSchema>;

/** The unit of a figure. Amounts are whole cents; the rest is in the unit itself. */
const FIGURE_UNITS = [
  'cents',
  'count',
  'minutes',
  'percent',
  'Btu/h',
  'cfm',
  'tons',
  'gpm',
  'fixture units',
  'in',
  'ft²',
  '°F',
] as const;

/** A number computed by one of our functions. `text` is its formatted form: the answer quotes exactly that. */
export const figureSchema = z.object({
  key: z.string().regex(/^f\d{1,3}$/),
  label: line(200),
  value: z.number(),
  unit: z.enum(FIGURE_UNITS),
  text: line(80),
  /** The source it belongs to; '' = none of its own, such as a total over many. */
  sourceKey: z.string().max(4).default(''),
  /** Path of its derivation in its calculation, as `pathOfText` reads it; '' = no derivation. */
  derivation: line(200).default(''),
});
export type Figure = z.infer<typeof figureSchema>;

const MARK = /\[\[(s\d{1,3})\]\]/g;

/** Splits an answer's text into words and source keys. */
export function partsOfText(text: string): ({ words: string } | { sourceKey: string })[] {
  return text
    .split(MARK)
    .map((part, index) => (index % 2 === 1 ? { sourceKey: part } : { words: part }))
    .filter((part) => !('words' in part) || part.words !== '');
}

/** Returns the text for copying or exporting: titles replace the marks. */
export const readableText = (text: string, sources: readonly Source[]): string =>
  text.replace(MARK, (_, key: string) => {
    const source = sources.find((one) => one.key === key);
    return source ? `[${source.title}]` : '';
  });
