import { z } from 'zod';
import { recordId } from '../record/schema';
import { PAY_RULE_KINDS } from './plan';

const wholeCents = z.number().int().min(-100_000_000_000).max(100_000_000_000);
/** By the Monday of a week. */
const byWeek = z.record(z.string().regex(/^\d{4}-\d{2}-\d{2}$/), wholeCents).default({});

/** What pay comes from. An `entry` is what a manager entered by hand. */
const EARNING_SOURCES = ['job', 'invoice', 'estimate', 'agreement', 'entry'] as const;
export type EarningSource = (typeof EARNING_SOURCES)[number];

/** The record that a line opens. */
const lineRefSchema = z.object({
  kind: z.enum(['job', 'invoice', 'estimate', 'agreement', 'entry']),
  id: z.string().max(128),
  name: z.string().max(200),
});

const earningLineSchema = z.object({
  /** Follows from what it is for, so that the same line counts once. */
  key: z.string().max(600),
  on: z.iso.date(),
  kind: z.enum([...PAY_RULE_KINDS, 'callback', 'entry']),
  label: z.string().max(200),
  /** How it came about, in words and numbers. */
  formula: z.string().max(1000),
  ref: lineRefSchema,
  cents: wholeCents,
});
export type EarningLine = z.infer<typeof earningLineSchema>;

export const EARNING_LINES_LIMIT = 1200;

/**
 * companies/{c}/earnings/{id}: what one piece of work pays one technician and why, kept by functions. `settled` is what closed pay periods have paid of
 * it, by week: what it says differently now comes into the next one.
 */
export const earningSchema = z.object({
  technicianId: recordId,
  /** The account that signs in as the technician: the one person without office rights who reads it. */
  accountUid: z.string().max(128).default(''),
  source: z.object({ kind: z.enum(EARNING_SOURCES), id: z.string().max(128) }),
  jobId: z.string().max(128).default(''),
  title: z.string().max(200).default(''),
  /** What the rules in force promise for this job, in sentences. */
  terms: z.array(z.string().max(400)).max(60).default([]),
  lines: z.array(earningLineSchema).max(EARNING_LINES_LIMIT).default([]),
  totalCents: wholeCents.default(0),
  weeks: byWeek,
  settled: byWeek,
  /** Something of it is not in a closed period yet. */
  isOpen: z.boolean().default(false),
  /** The day of the latest line; '' = nothing earned yet. */
  on: z.union([z.literal(''), z.iso.date()]).default(''),
  /** By pricebook item: the category that it was in when it was first counted. */
  categoryOf: z.record(z.string(), z.string().max(128)).default({}),
  /** Of an entry: whether it belongs to the regular rate of overtime. A gift that nobody promised does not. */
  isInRegularRate: z.boolean().default(true),
});
export type Earning = z.infer<typeof earningSchema>;

export const earningIdOf = (source: Earning['source'], technicianId: string): string =>
  `${source.kind}-${source.id}-${technicianId}`;
