import { minutesOf, sumMinutes, without, type Break, type PaidTime } from './punches';

/** Hours of a stretch of time after its breaks. Minutes are elapsed minutes. */
export type AfterBreaks = { paid: PaidTime[]; unpaidMealMinutes: number; paidBreakMinutes: number };

/** 29 CFR 785.19: ordinarily 30 minutes or more, and free of every duty. A shorter meal is paid, which is kinder than the gray zone from 21 on. */
export const UNPAID_FROM_MINUTES = 30;

/** Whether a break is taken off the hours worked. Rests are paid. */
export const isUnpaid = (one: Break): boolean => one.isMeal && one.isRelieved && minutesOf(one) >= UNPAID_FROM_MINUTES;

/**
 * What is paid of the work between the punches: all of it but the unpaid meals. A short break for which somebody punched out is paid like the
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
