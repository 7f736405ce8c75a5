import { z } from 'zod';
import { recordId } from '../record/schema';
import { PAY_RULE_KINDS } from './plan';

const wholeCents = z.number().int().min(-100_000_000_000).max(100_000_000_000);
/** Keyed by the Monday of a week. */
const byWeek = z.record(z.string().regex(/^\d{4}-\d{2}-\d{2}$/), wholeCents).default({});

/** Sources of pay. An `entry` is entered by hand by a manager. */
const EARNING_SOURCES = ['job', 'invoice', 'estimate', 'agreement', 'entry'] as const;
export type EarningSource = (typeof EARNING_SOURCES)[number];

/** The record that a line links to. */
const lineRefSchema = z.object({
  kind: z.enum(['job', 'invoice', 'estimate', 'agreement', 'entry']),
  id: z.string().max(128),
  name: z.string().max(200),
});

const earningLineSchema = z.object({
  /** Derived from what the line is for, so that it counts only once. */
  key: z.string().max(600),
  on: z.iso.date(),
  kind: z.enum([...PAY_RULE_KINDS, 'callback', 'entry']),
  label: z.string().max(200),
  /** The calculation, in words and numbers. */
  formula: z.string().max(1000),
  ref: lineRefSchema,
  cents: wholeCents,
});
export type EarningLine = z.infer<typeof earningLineSchema>;

export const EARNING_LINES_LIMIT = 1200;

/**
 * companies/{c}/earnings/{id}: what one piece of work pays one technician and why, maintained by functions. `settled` is what closed pay
 * periods have paid of it, by week: any difference now goes into the next one.
 */
export const earningSchema = z.object({
  technicianId: recordId,
  /** The technician's own account: the only person without office permissions who can read it. */
  accountUid: z.string().max(128).default(''),
  source: z.object({ kind: z.enum(EARNING_SOURCES), id: z.string().max(128) }),
  jobId: z.string().max(128).default(''),
  title: z.string().max(200).default(''),
  /** The current rules that apply to this job, in sentences. */
  terms: z.array(z.string().max(400)).max(60).default([]),
  lines: z.array(earningLineSchema).max(EARNING_LINES_LIMIT).default([]),
  totalCents: wholeCents.default(0),
  weeks: byWeek,
  settled: byWeek,
  /** True while part of it is not in a closed period yet. */
  isOpen: z.boolean().default(false),
  /** The day of the latest line; '' = nothing earned yet. */
  on: z.union([z.literal(''), z.iso.date()]).default(''),
  /** Category by pricebook item, as of when the item was first counted. */
  categoryOf: z.record(z.string(), z.string().max(128)).default({}),
  /** For an entry: whether it counts toward the regular rate for overtime. A gift that was never promised does not. */
  isInRegularRate: z.boolean().default(true),
});
export type Earning = z.infer<typeof earningSchema>;

export const earningIdOf = (source: Earning['source'], technicianId: string): string =>
  `${source.kind}-${source.id}-${technicianId}`;
