import { z } from 'zod';

const count = z.number().int().default(0);

/** Monthly counts of one person, or of everyone. */
export const totalsSchema = z.object({
  jobs: count,
  callbacks: count,
  checklistJobs: count,
  completeChecklists: count,
  arrivals: count,
  onTime: count,
  timeEntries: count,
  officeCorrections: count,
});
export type Totals = z.infer<typeof totalsSchema>;

export const NO_TOTALS: Totals = totalsSchema.parse({});
const COUNTS = Object.keys(NO_TOTALS) as (keyof Totals)[];

/** Adds `b` to `a` `times` times; -1 subtracts it. */
export function addTotals(a: Totals, b: Partial<Totals>, times = 1): Totals {
  return COUNTS.reduce((sum, name) => ({ ...sum, [name]: a[name] + times * (b[name] ?? 0) }), a);
}

const month = z.string().regex(/^\d{4}-\d{2}$/);

/**
 * companies/{c}/scoreMonths/{YYYY-MM}: a month's counts by technician, updated with each record that counts, so that a yearly ranking
 * reads twelve documents no matter how large the company is.
 */
export const scoreMonthSchema = z.object({ month, technicians: z.record(z.string(), totalsSchema).default({}) });
export type ScoreMonth = z.infer<typeof scoreMonthSchema>;

/** companies/{c}/teamMonths/{YYYY-MM}: the same for everyone combined, which names no one and everyone may read. */
export const teamMonthSchema = z.object({ month, totals: totalsSchema.default(NO_TOTALS) });
export type TeamMonth = z.infer<typeof teamMonthSchema>;
