import { z } from 'zod';
import { line } from '../record/schema';

/** Collections whose records the assistant names and screens can open. */
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

/** In place of a collection: a page that shows a figure, such as the overdue invoices. Its id is a `viewId` (`views.ts`). */
export const VIEWS = 'views';

/** Far more than an answer names. */
export const SOURCE_LIMIT = 60;
export const FIGURE_LIMIT = 60;

/**
 * A record that an answer rests on. The answer's text names it as `[[s3]]`; screens put a chip there. Every mark in a text that
 * screens get names a source of the same answer: the server takes out the others.
 */
export const sourceSchema = z.object({
  key: z.string().regex(/^s\d{1,3}$/),
  collection: z.enum([...CITED_COLLECTIONS, VIEWS]),
  id: z.string().min(1).max(128),
  title: line(200),
  /** What tells it from others of the same title: an address, a day, a state. */
  detail: line(200).default(''),
});
export type Source = z.infer<typeof sourceSchema>;

/** What a figure counts. Amounts are whole cents; the rest is in the unit itself. */
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

/** A number that one of our functions worked out. `text` is how it is written: the answer quotes it and never another. */
export const figureSchema = z.object({
  key: z.string().regex(/^f\d{1,3}$/),
  label: line(200),
  value: z.number(),
  unit: z.enum(FIGURE_UNITS),
  text: line(80),
  /** The source it belongs to; '' = none of its own, such as a sum over many. */
  sourceKey: z.string().max(4).default(''),
  /** Where its derivation begins in the calculation that it belongs to, as `pathOfText` reads it; '' = it has none. */
  derivation: line(200).default(''),
});
export type Figure = z.infer<typeof figureSchema>;

const MARK = /\[\[(s\d{1,3})\]\]/g;

/** The parts of an answer's text: words, with source keys in between. */
export function partsOfText(text: string): ({ words: string } | { sourceKey: string })[] {
  return text
    .split(MARK)
    .map((part, index) => (index % 2 === 1 ? { sourceKey: part } : { words: part }))
    .filter((part) => !('words' in part) || part.words !== '');
}

/** The text for copying or exporting: titles replace the marks. */
export const readableText = (text: string, sources: readonly Source[]): string =>
  text.replace(MARK, (_, key: string) => {
    const source = sources.find((one) => one.key === key);
    return source ? `[${source.title}]` : '';
  });
