import type { Transaction } from 'firebase-admin/firestore';
import { earningIdOf, earningSchema, EARNING_LINES_LIMIT, type Earning } from '@/domain/commission/earning';
import { PAY_PLANS_LIMIT, payPlanSchema, type PayPlan } from '@/domain/commission/plan';
import { sumsOfEarning } from '@/domain/commission/record';
import { companySchema } from '@/domain/company/schema';
import { technicianSchema } from '@/domain/technician/schema';
import { cutText } from '@/lib/cutText';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { companyRef, inCompany, techniciansOf } from '../platform/collections';
import { fieldsIn, recordsIn } from '../platform/readable';
import { readPaid, type Paid } from './readPaidWork';

/** Returns the company's pay plans, including the oldest. */
export async function plansOf({ db }: Deps, companyId: string, transaction?: Transaction): Promise<PayPlan[]> {
  const query = inCompany(db, companyId, 'payPlans').limit(PAY_PLANS_LIMIT);
  return fieldsIn(payPlanSchema, (await (transaction ? transaction.get(query) : query.get())).docs);
}

/**
 * Recomputes what a piece of work pays each person from the current state of everything, so duplicate, late or out-of-order events change
 * nothing. What closed periods have paid is kept; the difference goes into the next one.
 * @returns whether anything changed
 */
export function keepEarnings(
  deps: Deps,
  { companyId, source }: { companyId: string; source: Earning['source'] },
): Promise<boolean> {
  const { db } = deps;
  const earnings = inCompany(db, companyId, 'earnings');
  return db.runTransaction(async (transaction) => {
    const plans = await plansOf(deps, companyId, transaction);
    if (plans.length === 0) return false;
    const [stored, found] = await Promise.all([
      transaction.get(companyRef(db, companyId)),
      transaction.get(earnings.where('source.id', '==', source.id).limit(100)),
    ]);
    const { ownerId, timeZone } = companySchema.parse(stored.data() ?? {});
    const before = recordsIn(earningSchema, found.docs).filter((one) => one.source.kind === source.kind);
    const known = Object.assign({}, ...before.map(({ categoryOf }) => categoryOf)) as Record<string, string>;
    const paid = await readPaid({ deps, transaction, companyId, ownerId, timeZone, plans, known }, source);
    const people = [
      ...new Set([
        ...before.map(({ technicianId }) => technicianId),
        ...paid.lines.map(({ technicianId }) => technicianId),
        ...Object.keys(paid.terms),
      ]),
    ];
    if (people.length === 0) return false;
    const inTechnicians = techniciansOf(db, ownerId);
    const crew = recordsIn(technicianSchema, await transaction.getAll(...people.map((id) => inTechnicians.doc(id))));
    let hasChanged = false;
    for (const technicianId of people) {
      const earlier = before.find((one) => one.technicianId === technicianId);
      const accountUid = crew.find(({ id }) => id === technicianId)?.linkedUid ?? '';
      const now = earningOf(paid, { source, technicianId, accountUid, settled: earlier?.settled ?? {} });
      const ref = earnings.doc(earningIdOf(source, technicianId));
      const isEmpty = now.lines.length === 0 && now.terms.length === 0 && Object.keys(now.settled).length === 0;
      if (isEmpty) {
        if (earlier) transaction.delete(ref);
        hasChanged ||= earlier !== undefined;
        continue;
      }
      if (earlier && isSame(now, earningSchema.parse(earlier))) continue;
      transaction.set(ref, { ...now, ...stampOf(earlier, '', deps.now()) });
      hasChanged = true;
    }
    return hasChanged;
  });
}

type Whose = Pick<Earning, 'source' | 'technicianId' | 'accountUid' | 'settled'>;

function earningOf({ title, jobId, lines, terms, categoryOf }: Paid, whose: Whose): Earning {
  const own = lines
    .filter(({ technicianId }) => technicianId === whose.technicianId)
    .map(({ technicianId: _, role: __, ...line }) => line);
  const sums = sumsOfEarning(own, whose.settled);
  return earningSchema.parse({
    ...whose,
    ...{ jobId, title: cutText(title.trim(), 200), categoryOf },
    terms: terms[whose.technicianId] ?? [],
    ...sums,
    // Lines beyond the limit are still part of the sums.
    lines: sums.lines.slice(-EARNING_LINES_LIMIT),
  });
}
