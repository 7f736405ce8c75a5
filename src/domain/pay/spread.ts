import { fraction, isLess, plus, times, toCents, ZERO, type Fraction } from './fraction';
import { wageTerms } from './law/wageRules';
import { minutesOf, sumMinutes } from './punches';
import { payFor, straightPay } from './weekPay';
import type { Workday } from './workdays';

/**
 * Returns the longest span from the first start to the last end of a workday, in minutes, and New York's addition for days over ten
 * hours: an hour at the minimum wage, to the extent that the day's pay doesn't already cover the minimum wage plus that hour. A rate
 * below the minimum wage adds nothing to it.
 */
export function spreadOfHours(
  days: readonly Workday[],
  state: string,
  minimumCentsPerHour: number,
): { longestMinutes: number; cents: number } {
  let longestMinutes = 0;
  let owed = ZERO;
  for (const { date, times: worked } of days) {
    const [first] = worked;
    const last = worked.at(-1);
    if (!first || !last) continue;
    const minutes = minutesOf({ startMs: first.startMs, endMs: last.endMs });
    const { spreadMinutes = Infinity, extraMinutes = 0 } = wageTerms('spreadOfHours', state, date);
    if (minutes <= spreadMinutes) continue;
    longestMinutes = Math.max(longestMinutes, minutes);
    owed = plus(owed, shortfall(worked, extraMinutes, minimumCentsPerHour));
  }
  return { longestMinutes, cents: toCents(owed) };
}

function shortfall(worked: Workday['times'], extraMinutes: number, minimumCentsPerHour: number): Fraction {
  const pay = straightPay(worked);
  const least = payFor(sumMinutes(worked) + extraMinutes, fraction(minimumCentsPerHour));
  const extra = payFor(extraMinutes, fraction(minimumCentsPerHour));
  const lacking = plus(least, times(fraction(-1), pay));
  if (!isLess(ZERO, lacking)) return ZERO;
  return isLess(lacking, extra) ? lacking : extra;
}
