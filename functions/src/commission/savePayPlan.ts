import { savePayPlan as contract } from '@/domain/commission/api';
import { planFault, payPlanSchema, type PayPlan } from '@/domain/commission/plan';
import { calendarDay } from '@/lib/dates';
import { closedThrough } from '../hours/closedThrough';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { plansOf } from './keepEarnings';
import { workOutPlan } from './workOutPlan';

export const savePayPlan = defineCallable(
  contract,
  {
    access: member({ action: 'setPayRules', feature: 'technicians' }),
    rateLimit: { perMinute: 10 },
    timeoutSeconds: 120,
    memory: '512MiB',
  },
  (deps, plan, caller) => keepPlan(deps, plan, caller),
);

/** Someone is waiting, and their browser gives up after 70 seconds: the nightly run does the rest. */
const CALL_MS = 20_000;

type Owner = Pick<Member, 'uid' | 'companyId' | 'company'>;

/**
 * Saves the rules effective from a day on, then recomputes pay for the work since that day and for planned work.
 * @throws AppError `failed-precondition` for a day in a closed period, or before today once there are rules
 */
export async function keepPlan(
  deps: Deps,
  plan: PayPlan,
  { uid, companyId, company }: Owner,
): Promise<{ startsOn: string; isWorkedOut: boolean }> {
  const { db } = deps;
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  await db.runTransaction(async (transaction) => {
    const ref = inCompany(db, companyId, 'payPlans').doc(plan.startsOn);
    const [stored, plans, closedDay] = await Promise.all([
      transaction.get(ref),
      plansOf(deps, companyId, transaction),
      closedThrough(deps, transaction, companyId),
    ]);
    const fault = planFault(plan.startsOn, { plans, today, closedThrough: closedDay });
    if (fault !== '') throw precondition(fault);
    transaction.set(ref, {
      ...payPlanSchema.parse(plan),
      isWorkedOut: false,
      ...stampOf(stored.data(), uid, deps.now()),
    });
  });
  const until = Date.parse(deps.now()) + CALL_MS;
  return {
    startsOn: plan.startsOn,
    isWorkedOut: await workOutPlan(deps, { companyId, startsOn: plan.startsOn, until }),
  };
}
