import { z } from 'zod';
import { weekdaysWithout } from '../../law/workingDays';
import { lastDayToCancel } from '../cancelRight';
import { DEPOSIT_RULES, maxDepositCents } from '../depositLimit';
import { noticeCover, preliminaryNoticeDeadline } from '../preliminaryNotice';
import { workInProgress } from '../workInProgress';
import { applicationForPayment } from './application';
import { calculator } from './calculator';
import { cents, count, day, flag, listOf, oneOf, whole } from './fields';

const clock = { firstFurnishedOn: day, servedOn: day.optional() };
const holidays = listOf(day, 0).default([]);

/** Calculators for construction contracts. Method B. */
export const CONTRACT_CALCULATORS = {
  applicationForPayment,
  workInProgress: calculator(
    z.object({
      contractCents: cents,
      estimatedTotalCostCents: cents,
      costToDateCents: cents,
      billedToDateCents: cents,
    }),
    (input) => {
      const { provisionForLossCents, ...work } = workInProgress(input);
      const isLoss = input.estimatedTotalCostCents > input.contractCents;
      return { ...work, provisionForLossCents: isLoss ? provisionForLossCents : undefined };
    },
  ),
  rightToCancel: calculator(
    z.object({ signedOn: day, businessDays: count(365), observedDaysAreHolidays: flag, holidays }),
    ({ observedDaysAreHolidays, ...period }) => ({
      lastDay: lastDayToCancel({ ...period, areObservedDaysHolidays: observedDaysAreHolidays }),
    }),
  ),
  depositLimit: calculator(
    z.object({ contractCents: cents, specialOrderCents: cents.default(0), rule: oneOf(DEPOSIT_RULES) }),
    ({ rule, contractCents, specialOrderCents }) => ({
      maxDepositCents: maxDepositCents(rule, contractCents, specialOrderCents),
    }),
  ),
  preliminaryNotice: calculator(
    z.discriminatedUnion(
      'rule',
      [
        z.object({ ...clock, rule: z.literal('days'), days: count(3_650) }),
        z.object({ ...clock, rule: z.literal('business-days'), days: count(3_650), holidays }),
        z.object({ ...clock, rule: z.literal('late-lookback'), servedOn: day, days: count(3_650) }),
        z.object({
          ...clock,
          rule: z.literal('day-of-nth-month-after'),
          months: count(120),
          day: whole('', 1, 31),
        }),
      ],
      'must be days, business-days, late-lookback, day-of-nth-month-after',
    ),
    (input) => {
      if (input.rule === 'late-lookback') {
        const { isOnTime, coversWorkFrom } = noticeCover(input.firstFurnishedOn, input.servedOn, input.days);
        return { onTime: isOnTime, coversWorkFrom };
      }
      const deadline = preliminaryNoticeDeadline(
        input.firstFurnishedOn,
        input.rule === 'business-days'
          ? { rule: input.rule, days: input.days, counts: weekdaysWithout(input.holidays) }
          : input,
      );
      return { deadline, onTime: input.servedOn === undefined ? undefined : input.servedOn <= deadline };
    },
  ),
};
