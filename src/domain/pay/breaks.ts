import { minutesOf, sumMinutes, without, type Break, type PaidTime } from './punches';

/** Work time after deducting breaks. Minutes are elapsed minutes. */
export type AfterBreaks = { paid: PaidTime[]; unpaidMealMinutes: number; paidBreakMinutes: number };

/**
 * 29 CFR 785.19: ordinarily 30 minutes or more, and completely relieved from duty. Shorter meals are paid, which is more generous than
 * the gray zone from 21 on.
 */
export const UNPAID_FROM_MINUTES = 30;

/** Whether a break is deducted from the hours worked. Rest breaks are paid. */
export const isUnpaid = (one: Break): boolean => one.isMeal && one.isRelieved && minutesOf(one) >= UNPAID_FROM_MINUTES;

/**
 * Returns the paid time between the punches: everything except unpaid meals. A short break for which someone punched out is paid like the
 * work before it.
 * @param work in order, without overlaps
 */
export function afterBreaks(work: readonly PaidTime[], breaks: readonly Break[]): AfterBreaks {
  const unpaid = breaks.filter(isUnpaid);
  const paidBreaks = breaks.filter((one) => !isUnpaid(one));
  const between = paidBreaks.flatMap(({ startMs, endMs, timeZone }) => {
    const { rateCentsPerHour } = work.findLast((time) => time.startMs <= startMs) ?? { rateCentsPerHour: 0 };
    return without([{ startMs, endMs, timeZone, rateCentsPerHour }], work);
  });
  return {
    paid: without([...work, ...between].toSorted(byStart), unpaid),
    unpaidMealMinutes: sumMinutes(unpaid),
    paidBreakMinutes: sumMinutes(paidBreaks),
  };
}

const byStart = (one: PaidTime, other: PaidTime): number => one.startMs - other.startMs;
