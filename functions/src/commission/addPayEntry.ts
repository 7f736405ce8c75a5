import { addPayEntry as contract, type PayEntryInput } from '@/domain/commission/api';
import { earningIdOf, earningSchema, type EarningLine } from '@/domain/commission/earning';
import { sumsOfEarning } from '@/domain/commission/record';
import { technicianSchema } from '@/domain/technician/schema';
import { calendarDay } from '@/lib/dates';
import { cutText } from '@/lib/cutText';
import { closedThrough } from '../hours/closedThrough';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { inCompany, techniciansOf } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';

export const addPayEntry = defineCallable(
  contract,
  { access: member({ action: 'addPayEntry', feature: 'technicians' }), rateLimit: { perMinute: 30 } },
  (deps, entry, caller) => enterPay(deps, entry, caller),
);

type Enterer = Pick<Member, 'uid' | 'companyId' | 'company'>;

/**
 * Adds an amount to a person's pay with a reason. Entries are never changed: corrections are made with another entry.
 * @throws AppError `failed-precondition` for a day in a closed period or after today, `not-found` for an unknown id
 */
export async function enterPay(
  deps: Deps,
  entry: PayEntryInput,
  { uid, companyId, company }: Enterer,
): Promise<{ earningId: string }> {
  const { db } = deps;
  if (entry.on > calendarDay(company.timeZone, new Date(deps.now()))) throw precondition('That day is yet to come.');
  const source = { kind: 'entry' as const, id: entry.requestId };
  const earningId = earningIdOf(source, entry.technicianId);
  const ref = inCompany(db, companyId, 'earnings').doc(earningId);
  await db.runTransaction(async (transaction) => {
    const [stored, person, closedDay] = await Promise.all([
      transaction.get(ref),
      transaction.get(techniciansOf(db, company.ownerId).doc(entry.technicianId)),
      closedThrough(deps, transaction, companyId),
    ]);
    if (stored.exists) return;
    const technician = technicianSchema.safeParse(person.data()).data;
    if (!technician) throw notFound('Technician');
    if (entry.on <= closedDay)
      throw precondition('That day is in a pay period that is closed. Use a later day: it comes into the next period.');
    const job = entry.jobId === '' ? null : await transaction.get(inCompany(db, companyId, 'jobs').doc(entry.jobId));
    if (job && !job.exists) throw notFound('Job');
    const line: EarningLine = {
      ...{ key: entry.requestId, on: entry.on, kind: 'entry', label: 'Entered by a manager' },
      ...{ formula: entry.reason, cents: entry.amountCents },
      ref: job
        ? { kind: 'job', id: entry.jobId, name: String(job.get('number') ?? '') }
        : { kind: 'entry', id: entry.requestId, name: '' },
    };
    const earning = earningSchema.parse({
      ...{ technicianId: entry.technicianId, accountUid: technician.linkedUid, source, jobId: entry.jobId },
      ...{ title: cutText(entry.reason, 200), isInRegularRate: entry.isInRegularRate },
      ...sumsOfEarning([line], {}),
    });
    transaction.create(ref, { ...earning, ...createdStamp(uid, deps.now()) });
  });
  return { earningId };
}
