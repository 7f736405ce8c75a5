import { z } from 'zod';
import { calendarDay } from '@/lib/dates';
import { LEAD_COST_LIMIT_CENTS, type Lead } from './schema';
import { answerMinutes } from './state';

/**
 * Buckets for counting answers, by their upper ends in minutes; a median is estimated from them without storing each answer. Longer ones
 * go in one extra bucket.
 */
export const ANSWER_MARKS = [1, 2, 3, 5, 8, 12, 20, 30, 45, 60, 90, 120, 240, 480, 720, 1440, 2880, 5760] as const;
const BUCKETS = ANSWER_MARKS.length + 1;

const count = z.number().int().min(0).max(1_000_000);

const sourceMonthSchema = z.object({
  received: count.default(0),
  duplicates: count.default(0),
  booked: count.default(0),
  won: count.default(0),
  costCents: z
    .number()
    .int()
    .min(0)
    .max(LEAD_COST_LIMIT_CENTS * 1000)
    .default(0),
  /** Number of answers within each mark of `ANSWER_MARKS` and not within the previous one. */
  answers: z.array(count).max(BUCKETS).default([]),
});
export type SourceMonth = z.infer<typeof sourceMonthSchema>;

/** companies/{c}/leadMonths/{YYYY-MM}: a month's lead totals by source id, maintained by functions. */
export const leadMonthSchema = z.object({
  month: z.string().max(7),
  sources: z.record(z.string().max(60), sourceMonthSchema).default({}),
});
export type LeadMonth = z.infer<typeof leadMonthSchema>;

/** One lead's part of its month: stored with the lead, so that a change first subtracts what was added earlier. */
export const leadCountedSchema = z.object({
  month: z.string(),
  source: z.string(),
  costCents: z.number(),
  isDuplicate: z.boolean(),
  isBooked: z.boolean(),
  isWon: z.boolean(),
  /** Index of the bucket of `ANSWER_MARKS`; -1 = not answered yet. */
  answer: z.number().int(),
});
export type LeadCounted = z.infer<typeof leadCountedSchema>;

/** Returns the bucket of an answer after so many minutes. */
export function bucketOf(minutes: number): number {
  const index = ANSWER_MARKS.findIndex((mark) => minutes < mark);
  return index === -1 ? ANSWER_MARKS.length : index;
}

/** The key for leads without a source, as Firestore allows no empty name. */
export const NO_SOURCE = '-';
/** Valid names for a field of a stored map; a source written differently counts as none. */
const nameOfSource = (source: string): string => (/^[A-Za-z0-9][\w-]{0,59}$/.test(source) ? source : NO_SOURCE);

const BOOKED: readonly Lead['state'][] = ['booked', 'won'];

/** Returns a lead's part of its month, the one in which it arrived by the company's clock. */
export function countedOf(lead: Lead, timeZone: string): LeadCounted {
  const minutes = answerMinutes(lead);
  return {
    month: calendarDay(timeZone, new Date(lead.receivedAt)).slice(0, 7),
    source: nameOfSource(lead.source),
    costCents: lead.costCents,
    isDuplicate: lead.isDuplicate,
    isBooked: lead.jobId !== '' || BOOKED.includes(lead.state),
    isWon: lead.state === 'won',
    answer: minutes === null ? -1 : bucketOf(minutes),
  };
}

const EMPTY: SourceMonth = { received: 0, duplicates: 0, booked: 0, won: 0, costCents: 0, answers: [] };

/** Adds a lead's part to a month (`sign` 1) or subtracts it (-1). Never below zero. */
export function withCounted(month: LeadMonth, counted: LeadCounted, sign: 1 | -1): LeadMonth {
  const before = month.sources[counted.source] ?? EMPTY;
  const add = (value: number, by: number): number => Math.max(0, value + sign * by);
  const answers = Array.from({ length: BUCKETS }, (_, index) =>
    add(before.answers[index] ?? 0, index === counted.answer ? 1 : 0),
  );
  const after: SourceMonth = {
    received: add(before.received, 1),
    duplicates: add(before.duplicates, Number(counted.isDuplicate)),
    booked: add(before.booked, Number(counted.isBooked)),
    won: add(before.won, Number(counted.isWon)),
    costCents: add(before.costCents, counted.costCents),
    answers,
  };
  const { [counted.source]: _, ...others } = month.sources;
  return { ...month, sources: after.received === 0 ? others : { ...others, [counted.source]: after } };
}

/** Adds up several parts. */
export const addedUp = (parts: readonly SourceMonth[]): SourceMonth =>
  parts.reduce<SourceMonth>(
    (sum, part) => ({
      received: sum.received + part.received,
      duplicates: sum.duplicates + part.duplicates,
      booked: sum.booked + part.booked,
      won: sum.won + part.won,
      costCents: sum.costCents + part.costCents,
      answers: Array.from({ length: BUCKETS }, (_, index) => (sum.answers[index] ?? 0) + (part.answers[index] ?? 0)),
    }),
    EMPTY,
  );

/** Returns how many of the answers came within so many minutes; the marks are exact. */
export const answeredWithin = ({ answers }: SourceMonth, minutes: (typeof ANSWER_MARKS)[number]): number =>
  answers.slice(0, ANSWER_MARKS.indexOf(minutes) + 1).reduce((sum, each) => sum + each, 0);

export const answeredCount = ({ answers }: SourceMonth): number => answers.reduce((sum, each) => sum + each, 0);

/** Estimates the median answer time in minutes from the buckets, as if answers were spread evenly within each. Null without answers. */
export function medianMinutes({ answers }: SourceMonth): number | null {
  const total = answeredCount({ ...EMPTY, answers });
  if (total === 0) return null;
  const middle = total / 2;
  let below = 0;
  for (const [index, inBucket] of answers.entries()) {
    if (inBucket > 0 && below + inBucket >= middle) {
      const from = index === 0 ? 0 : (ANSWER_MARKS[index - 1] ?? 0);
      const to = ANSWER_MARKS[index] ?? from * 2;
      return Math.round(from + ((middle - below) / inBucket) * (to - from));
    }
    below += inBucket;
  }
  return null;
}

/** Returns the cents for each of `many`, rounded; null if there are none. */
export const costPer = (costCents: number, many: number): number | null =>
  many === 0 ? null : Math.round(costCents / many);
