import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { fieldFault } from '../calculation/fieldFault';
import { portionOf } from '../money/allocate';

/** A paid period, half-open: `endDate` is the first day that it doesn't include. */
export type PaidPeriod = { startDate: string; endDate: string };

/** Two lines of an invoice and their sum. `creditCents` is 0 or below; a negative `netCents` is a credit balance, not a refund. */
export type PlanChange = {
  periodDays: number;
  remainingDays: number;
  creditCents: number;
  chargeCents: number;
  netCents: number;
};

/**
 * Returns the cost of a plan change within a period: whole days, the day of the change belongs to the new plan, credit and charge are
 * each rounded separately. Method A2.
 * @throws AppError `invalid` for a change outside the period
 */
export function planChange(
  period: PaidPeriod,
  { changeDate, oldPriceCents, newPriceCents }: { changeDate: string; oldPriceCents: number; newPriceCents: number },
): PlanChange {
  const { periodDays, usedDays } = daysUsed(period, changeDate, 'changeDate');
  const remainingDays = periodDays - usedDays;
  const creditCents = 0 - portionOf(oldPriceCents, remainingDays, periodDays);
  const chargeCents = portionOf(newPriceCents, remainingDays, periodDays);
  return { periodDays, remainingDays, creditCents, chargeCents, netCents: creditCents + chargeCents };
}

/** Returns the cost of a quantity change: the same formula on the difference, in one line; negative when there are fewer. Method A2. */
export function quantityChangeCents(
  period: PaidPeriod,
  change: { changeDate: string; unitPriceCents: number; oldQuantity: number; newQuantity: number },
): number {
  const { periodDays, usedDays } = daysUsed(period, change.changeDate, 'changeDate');
  return portionOf(
    change.unitPriceCents * (change.newQuantity - change.oldQuantity),
    periodDays - usedDays,
    periodDays,
  );
}

export type Cancellation = { periodDays: number; usedDays: number; earnedCents: number; refundCents: number };

/**
 * Returns the figures of an immediate cancellation: what was earned until then, and the rest to refund. Method A2.
 * @param cancelDate the first day without service
 * @param visitsDoneCents the list price of the visits done, if the contract charges for them; never more than what was paid
 * @throws AppError `invalid` for a day outside the period
 */
export function cancellationRefund(
  period: PaidPeriod,
  {
    cancelDate,
    priceCents,
    visitsDoneCents,
  }: { cancelDate: string; priceCents: number; visitsDoneCents?: number | undefined },
): Cancellation {
  const { periodDays, usedDays } = daysUsed(period, cancelDate, 'cancelDate');
  const earnedCents =
    visitsDoneCents === undefined ? portionOf(priceCents, usedDays, periodDays) : Math.min(visitsDoneCents, priceCents);
  return { periodDays, usedDays, earnedCents, refundCents: priceCents - earnedCents };
}

export type Pause = {
  pausedDays: number;
  newPeriodEnd: string;
  daysServedBeforePause: number;
  earnedBeforePauseCents: number;
};

/**
 * Returns the effect of pausing the service: earning stops on its first day, and the end of the period, with the next bill, moves by the
 * days paused. Method A2.
 * @param resumeOn the first day with service again
 * @throws AppError `invalid` for a pause that begins outside the period or ends before it begins
 */
export function pauseOf(
  period: PaidPeriod,
  { pauseFrom, resumeOn, priceCents }: { pauseFrom: string; resumeOn: string; priceCents: number },
): Pause {
  const { periodDays, usedDays } = daysUsed(period, pauseFrom, 'pauseFrom');
  if (resumeOn < pauseFrom) throw fieldFault('resumeOn', 'must not be before the pause begins');
  const pausedDays = daysBetween(pauseFrom, resumeOn);
  return {
    pausedDays,
    newPeriodEnd: addCalendarDays(period.endDate, pausedDays),
    daysServedBeforePause: usedDays,
    earnedBeforePauseCents: portionOf(priceCents, usedDays, periodDays),
  };
}

/**
 * Divides a period's price when the agreement passes to a new owner: price and schedule continue, the old party's part ends on the day
 * before. Both parts add up to the price. Method A7.
 */
export function transferShares(
  period: PaidPeriod,
  { transferDate, priceCents }: { transferDate: string; priceCents: number },
): { oldPartyCents: number; newPartyCents: number } {
  const { periodDays, usedDays } = daysUsed(period, transferDate, 'transferDate');
  const oldPartyCents = portionOf(priceCents, usedDays, periodDays);
  return { oldPartyCents, newPartyCents: priceCents - oldPartyCents };
}

function daysUsed({ startDate, endDate }: PaidPeriod, date: string, field: string) {
  const periodDays = daysBetween(startDate, endDate);
  if (periodDays <= 0) throw fieldFault('periodEnd', 'must be after the period’s start');
  if (date < startDate || date > endDate) throw fieldFault(field, `must be from ${startDate} to ${endDate}`);
  return { periodDays, usedDays: daysBetween(startDate, date) };
}
