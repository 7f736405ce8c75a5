import { isUnpaid } from './breaks';
import { wageTerms } from './law/wageRules';
import { dayAt, sumMinutes, without, type Break, type PaidTime } from './punches';

/** Whether a day's meals complied with the law: `unknown` if none was recorded, which proves nothing. */
export type MealFinding = 'kept' | 'breached' | 'unknown';

/**
 * Judges whether the recorded meals of one day complied with the state's rule (California: Labor Code 512): started in time, long enough,
 * free of duty. A second meal is due on a long day, and may be waived on a day up to the waiver's length if the first was taken.
 * @param paid the day's paid time, in order
 * @param breaks the day's breaks, in order
 */
export function judgeMeals(state: string, paid: readonly PaidTime[], breaks: readonly Break[]): MealFinding {
  const [first] = paid;
  if (!first) return 'kept';
  const terms = wageTerms('mealBreak', state, dayAt(first.startMs, first.timeZone).key);
  const { firstByMinute, waiveUpToMinutes = 0, secondByMinute, secondWaiveUpToMinutes = 0 } = terms;
  const worked = sumMinutes(paid);
  if (firstByMinute === undefined || worked <= Math.max(firstByMinute, waiveUpToMinutes)) return 'kept';
  const meals = breaks.filter(({ isMeal }) => isMeal);
  if (meals.length === 0) return 'unknown';
  const good = meals.filter(isUnpaid).map((meal) => sumMinutes(before(paid, meal)));
  const [firstAt, secondAt] = good;
  if (firstAt === undefined || firstAt > firstByMinute) return 'breached';
  if (secondByMinute === undefined || worked <= Math.max(secondByMinute, secondWaiveUpToMinutes)) return 'kept';
  return secondAt === undefined || secondAt > secondByMinute ? 'breached' : 'kept';
}

const before = (paid: readonly PaidTime[], { startMs }: Break): PaidTime[] =>
  without(paid, [{ startMs, endMs: Number.POSITIVE_INFINITY }]);
