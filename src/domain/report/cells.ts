import { z } from 'zod';
import { cutText } from '@/lib/cutText';
import { isoInstant } from '../record/schema';

/** Days from sending an estimate to its answer; longer ones count as `answeredLater`. */
export const ANSWER_DAYS = [1, 2, 3, 5, 7, 14, 30] as const;

/**
 * The counted fields. Money in cents without tax, time in minutes.
 * - `sales`: issued, minus credited and voided, in the month of the ledger's entry.
 * - `jobs`, `price`, `cost`, `costlessLines`, `laborMinutes`, `soldMinutes`, `firstTime`, `unbilled`: of jobs, in the month in which
 * their work was finished. `price` is what was invoiced for them, `cost` the cost of the lines sold on them, as far as known.
 * - `arrivals`, `onTime`, `callbacks`: of visits, and of the jobs that needed a callback.
 * - `paidMinutes`: of approved time sheets.
 * - `sent`, `won`, `lost`, `open` and `answered…`: of estimates, in the month in which they were sent.
 * - `units`: of equipment, not in a month but in the parts of `stock.ts`.
 * - `mileTenths` (including `odometerTenths` by odometers), `drivingDays`, `unknownDrives`: of days of driving, by `mileageDay.ts` of the
 * mileage.
 * - `availableMinutes`, `bookedMinutes`, `freeMinutes`, `visits`: of the weeks ahead (`capacity.ts`).
 */
export type Field =
  | 'salesCents'
  | 'jobs'
  | 'priceCents'
  | 'costCents'
  | 'costlessLines'
  | 'laborMinutes'
  | 'soldMinutes'
  | 'firstTime'
  | 'unbilled'
  | 'arrivals'
  | 'onTime'
  | 'callbacks'
  | 'paidMinutes'
  | 'sent'
  | 'sentCents'
  | 'won'
  | 'wonCents'
  | 'lost'
  | 'lostCents'
  | `answered${(typeof ANSWER_DAYS)[number]}`
  | 'answeredLater'
  | 'units'
  | 'mileTenths'
  | 'odometerTenths'
  | 'drivingDays'
  | 'unknownDrives'
  | 'availableMinutes'
  | 'bookedMinutes'
  | 'freeMinutes'
  | 'visits';

export type Cell = Partial<Record<Field, number>>;

/** The subject of a cell: everything, or one value of a dimension. */
export const DIMENSIONS = ['kind', 'person', 'source', 'item', 'author', 'reason', 'driver', 'vehicle', 'day'] as const;
/**
 * - `kind`: a job's type; `source`: its lead source; `person`: a technician; `author`: the member who wrote an estimate;
 * - `item`: what a line sells (`domain/billing/itemKind`); `reason`: why an estimate was declined;
 * - `driver`: a technician on the road, apart from their jobs; `vehicle`: what they drove, '' if unknown; `day`: 01 to 31 of the month.
 */
export type Dimension = (typeof DIMENSIONS)[number];

/** The cell of everything. */
export const ALL = 'all';
const REASON_LENGTH = 60;
/** Returns the cell of a value; '' is a value, too: work without a type, an estimate without a reason. */
export const cellOf = (dimension: Dimension, value: string): string =>
  `${dimension}:${cutText(value.trim(), REASON_LENGTH)}`;

const cellsSchema = z.record(z.string().max(200), z.record(z.string().max(30), z.number().int()));
export type Cells = Record<string, Cell>;

/** The name of a part of the equipment counts (`stock.ts`), which are kept next to those of months. */
export const STOCK_NAME = /^units-\d$/;
const month = z.string().regex(/^(\d{4}-\d{2}|units-\d|capacity)$/);

/** A nightly correction of a month. */
const correctionSchema = z.object({
  month,
  /** The corrected totals: the ledger's, or the reports'. */
  of: z.enum(['ledger', 'reports']),
  /** The number of wrong cells or totals. */
  count: z.number().int(),
  /** Sales before tax as stored, and as the records say. */
  keptCents: z.number().int(),
  foundCents: z.number().int(),
});
export type Correction = z.infer<typeof correctionSchema>;

/**
 * The standing of an active contract: its sum with changes, cost so far and expected, what was earned by cost and what was billed. In
 * cents.
 */
const contractStandingSchema = z.object({
  contractId: z.string().max(128),
  number: z.string().max(40),
  title: z.string().max(200),
  contractCents: z.number().int(),
  costCents: z.number().int(),
  expectedCostCents: z.number().int(),
  earnedCents: z.number().int(),
  billedCents: z.number().int(),
});
export type ContractStanding = z.infer<typeof contractStandingSchema>;
export const CONTRACTS_IN_REPORT = 200;

/**
 * companies/{c}/reportMonths/{YYYY-MM}: a month's totals, by what the reports need; `units-{0…7}` are the existing equipment, and
 * `capacity` the bookings of the coming weeks. Maintained by functions: each record's contribution is stored with it (`reportMarks`), so
 * that an event delivered twice or late changes nothing.
 */
export const reportMonthSchema = z.object({
  month,
  cells: cellsSchema.default({}),
  /** Active contracts with a budget, as of the last night of the month. */
  contracts: z.array(contractStandingSchema).max(CONTRACTS_IN_REPORT).default([]),
  /** The night in which it was last compared with the records; '' = not yet. */
  checkedAt: z.union([z.literal(''), isoInstant]).default(''),
  /** Nightly corrections, stored with the month in which they were made. */
  corrections: z.array(correctionSchema).max(50).default([]),
});
export type ReportMonth = z.infer<typeof reportMonthSchema>;

/** One record's contribution to one month. */
export const contributionSchema = z.object({ month, cells: cellsSchema });
export type Contribution = { month: string; cells: Cells };

/**
 * companies/{c}/reportMarks/{kind}-{recordId}: a record's contributions by month, so that a figure can open the records behind it.
 * Maintained by functions. `keys` hold `2026-05 kind:service` for each cell, and `2026-05 all jobs` for each figure of everything.
 */
export const reportMarkSchema = z.object({
  keys: z.array(z.string().max(220)).max(2000).default([]),
  contributions: z.array(contributionSchema).max(200).default([]),
  /** The record's name, and the day it is counted by. */
  title: z.string().max(400).default(''),
  on: z.string().max(10).default(''),
});
export type ReportMark = z.infer<typeof reportMarkSchema>;

/** Returns the key by which marks are found: of a cell, or of one figure of everything. */
export const markKey = (month: string, cell: string, field?: Field): string =>
  cell === ALL && field !== undefined ? `${month} ${cell} ${field}` : `${month} ${cell}`;

/** Returns all keys of a record's contributions. */
export const keysOf = (contributions: readonly Contribution[]): string[] =>
  contributions.flatMap(({ month: of, cells }) => [
    ...Object.keys(cells).map((cell) => markKey(of, cell)),
    ...Object.keys(cells[ALL] ?? {}).map((field) => markKey(of, ALL, field as Field)),
  ]);

/** Adds cells to others (`sign` 1) or subtracts them (-1). Zeros are left out. */
export function addCells(sum: Cells, more: Cells, sign: 1 | -1 = 1): Cells {
  const cells: Cells = { ...sum };
  for (const [name, cell] of Object.entries(more)) {
    const next = Object.fromEntries(
      Object.entries({ ...cells[name], ...cell })
        .map(([field]): [string, number] => {
          const key = field as Field;
          return [field, (cells[name]?.[key] ?? 0) + sign * (cell[key] ?? 0)];
        })
        .filter(([, value]) => value !== 0),
    );
    if (Object.keys(next).length === 0) Reflect.deleteProperty(cells, name);
    else cells[name] = next;
  }
  return cells;
}

/** Merges contributions by month; none is empty. Sorted by month. */
export function byMonth(parts: readonly Contribution[]): Contribution[] {
  const months = new Map<string, Cells>();
  for (const { month: of, cells } of parts) months.set(of, addCells(months.get(of) ?? {}, cells));
  return [...months]
    .filter(([, cells]) => Object.keys(cells).length > 0)
    .map(([of, cells]) => ({ month: of, cells }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
}
