import { mondayOf } from '@/lib/weekdays';
import type { Earning, EarningLine } from './earning';

/** Sums lines by the Monday of their week; weeks with a zero sum are left out. */
export function weeksOf(lines: readonly Pick<EarningLine, 'on' | 'cents'>[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { on, cents } of lines) sums.set(mondayOf(on), (sums.get(mondayOf(on)) ?? 0) + cents);
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0).toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Returns what no closed period has paid yet per week, in cents; weeks without a difference are left out. */
export function unsettledOf({ weeks, settled }: Pick<Earning, 'weeks' | 'settled'>): Record<string, number> {
  const all = [...new Set([...Object.keys(weeks), ...Object.keys(settled)])].toSorted();
  return Object.fromEntries(
    all.map((week) => [week, (weeks[week] ?? 0) - (settled[week] ?? 0)] as const).filter(([, cents]) => cents !== 0),
  );
}

/** Returns the fields of an earning derived from its lines and from what was paid of it. */
export function sumsOfEarning(
  lines: readonly EarningLine[],
  settled: Earning['settled'],
): Pick<Earning, 'lines' | 'totalCents' | 'weeks' | 'isOpen' | 'on'> {
  const sorted = lines.toSorted((a, b) => a.on.localeCompare(b.on) || a.key.localeCompare(b.key));
  const weeks = weeksOf(sorted);
  return {
    lines: sorted,
    totalCents: sorted.reduce((sum, { cents }) => sum + cents, 0),
    weeks,
    isOpen: Object.keys(unsettledOf({ weeks, settled })).length > 0,
    on: sorted.at(-1)?.on ?? '',
  };
}
