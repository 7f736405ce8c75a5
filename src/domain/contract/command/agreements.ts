import { z } from 'zod';
import { noticeWindow } from '../../agreement/noticeWindow';
import { periodStarts } from '../../agreement/periods';
import { cancellationRefund, pauseOf, planChange } from '../../agreement/proration';
import { BREAKAGE_METHODS, breakageOf } from '../../agreement/revenue/breakage';
import { dailyRevenue, monthlyRevenue } from '../../agreement/revenue/straightLine';
import { visitRevenue } from '../../agreement/revenue/visits';
import { calculator } from './calculator';
import { cents, count, day, flag, id, listOf, oneOf, signedCents, whole } from './fields';

const paidPeriod = { periodStart: day, periodEnd: day };
const periodOf = ({ periodStart, periodEnd }: { periodStart: string; periodEnd: string }) => ({
  startDate: periodStart,
  endDate: periodEnd,
});

/** Calculators for service agreements. Method A. */
export const AGREEMENT_CALCULATORS = {
  periodSchedule: calculator(
    z.object({ anchorDate: day, intervalMonths: whole(' of months', 1, 120), count: whole('', 1, 1_000) }),
    ({ count: periods, ...cycle }) => ({ periodStarts: periodStarts(cycle, periods) }),
  ),
  planChange: calculator(
    z.object({ ...paidPeriod, changeDate: day, oldPriceCents: cents, newPriceCents: cents }),
    (input) => planChange(periodOf(input), input),
  ),
  cancellationRefund: calculator(
    z.object({ ...paidPeriod, cancelDate: day, priceCents: cents, visitsDoneCents: cents.optional() }),
    (input) => cancellationRefund(periodOf(input), input),
  ),
  pause: calculator(z.object({ ...paidPeriod, pauseFrom: day, resumeOn: day, priceCents: cents }), (input) =>
    pauseOf(periodOf(input), input),
  ),
  deferredDaily: calculator(
    z.object({ totalCents: signedCents, termStart: day, termEndExclusive: day }),
    ({ totalCents, termStart, termEndExclusive }) => dailyRevenue(totalCents, { termStart, termEnd: termEndExclusive }),
  ),
  deferredMonthly: calculator(
    z.object({ totalCents: signedCents, months: whole(' of months', 1, 1_000) }),
    ({ totalCents, months }) => ({ recognizedCents: monthlyRevenue(totalCents, months) }),
  ),
  deferredVisits: calculator(
    z.object({
      totalCents: cents,
      visits: listOf(z.object({ id, standaloneCents: cents, performed: flag }), 1),
    }),
    ({ totalCents, visits }) =>
      visitRevenue(
        totalCents,
        visits.map(({ performed, ...visit }) => ({ ...visit, isPerformed: performed })),
      ),
  ),
  breakage: calculator(
    z.object({
      totalCents: cents,
      includedVisits: whole('', 1, 1_000),
      performed: count(1_000),
      expectedVisitsTimes100: count(100_000).default(0),
      method: oneOf(BREAKAGE_METHODS),
      expired: flag,
      rollsOver: flag,
    }),
    ({ performed, expectedVisitsTimes100, expired, rollsOver, ...terms }) => {
      const { breakageCents, ...revenue } = breakageOf({
        ...terms,
        performedVisits: performed,
        expectedVisitsE2: expectedVisitsTimes100,
        isExpired: expired,
        isRolledOver: rollsOver,
      });
      return { ...revenue, breakageCents: breakageCents ?? undefined };
    },
  ),
  noticeWindow: calculator(
    z.object({ referenceDate: day, minDaysBefore: count(3_650), maxDaysBefore: count(3_650) }),
    ({ referenceDate, ...window }) => noticeWindow(referenceDate, window),
  ),
};
