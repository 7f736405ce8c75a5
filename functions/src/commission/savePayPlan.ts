import { savePayPlan as contract } from '@/domain/commission/api';
import { planFault, payPlanSchema, type PayPlan } from '@/domain/commission/plan';
import type { Earning } from '@/domain/commission/earning';
import { ledgerEntrySchema } from '@/domain/ledger/schema';
import { calendarDay } from '@/lib/dates';
import { closedThrough } from '../hours/closedThrough';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { fieldsIn } from '../platform/readable';
import { keepEarnings, plansOf } from './keepEarnings';

export const savePayPlan = defineCallable(
  contract,
  {
    access: member({ action: 'setPayRules', feature: 'technicians' }),
    rateLimit: { perMinute: 10 },
    timeoutSeconds: 300,
    memory: '512MiB',
  },
  (deps, plan, caller) => keepPlan(deps, plan, caller),
);

type Owner = Pick<Member, 'uid' | 'companyId' | 'company'>;

/**
 * Keeps the rules that hold from a day on, then works out what they make of the work since that day and of the work that is planned.
 * @throws AppError `failed-precondition` for a day in a closed period, or before today once there are rules
 */
export async function keepPlan(
  deps: Deps,
  plan: PayPlan,
  { uid, companyId, company }: Owner,
): Promise<{ startsOn: string }> {
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
    transaction.set(ref, { ...payPlanSchema.parse(plan), ...stampOf(stored.data(), uid, deps.now()) });
  });
  for (const source of await concernedBy(deps, { companyId, since: plan.startsOn }))
    await keepEarnings(deps, { companyId, source });
  return { startsOn: plan.startsOn };
}

/** So many of each are worked out at once; work beyond follows with its next change. */
const SOURCES = 400;

/** Work that was billed since a day, and jobs planned from then on. */
async function concernedBy(
  { db }: Deps,
  { companyId, since }: { companyId: string; since: string },
): Promise<Earning['source'][]> {
  const [posted, planned, agreed] = await Promise.all([
    inCompany(db, companyId, 'ledger').where('on', '>=', since).orderBy('on').limit(SOURCES).get(),
    inCompany(db, companyId, 'jobs').where('scheduledTime', '>=', since).orderBy('scheduledTime').limit(SOURCES).get(),
    inCompany(db, companyId, 'agreements').where('startsOn', '>=', since).orderBy('startsOn').limit(SOURCES).get(),
  ]);
  const invoiceIds = [...new Set(fieldsIn(ledgerEntrySchema, posted.docs).map(({ invoiceId }) => invoiceId))];
  const refs = invoiceIds.filter(Boolean).map((id) => inCompany(db, companyId, 'invoices').doc(id));
  const invoices = refs.length > 0 ? await db.getAll(...refs) : [];
  const jobs = new Set(planned.docs.map(({ id }) => id));
  const loose: Earning['source'][] = agreed.docs.map(({ id }) => ({ kind: 'agreement', id }));
  for (const invoice of invoices) {
    const jobId: unknown = invoice.get('jobId');
    if (typeof jobId === 'string' && jobId !== '') jobs.add(jobId);
    else loose.push({ kind: 'invoice', id: invoice.id });
  }
  return [...[...jobs].map((id) => ({ kind: 'job' as const, id })), ...loose];
}
