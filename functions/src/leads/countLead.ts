import { countedOf, leadCountedSchema, leadMonthSchema, withCounted, type LeadCounted } from '@/domain/lead/months';
import { leadSchema } from '@/domain/lead/schema';
import { isSpam } from '@/domain/lead/state';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';

type Counted = { companyId: string; leadId: string; timeZone: string };

/**
 * Sets the months to a lead's current contribution. The previous one is stored with it (`counters/lead-{id}`), so
 * duplicate, late or out-of-order events change nothing. Spam adds nothing: a flood would drown a month's figures.
 */
export function countLead({ db, now }: Deps, { companyId, leadId, timeZone }: Counted): Promise<void> {
  const keptRef = inCompany(db, companyId, 'counters').doc(`lead-${leadId}`);
  return db.runTransaction(async (transaction) => {
    const [stored, kept] = await transaction.getAll(inCompany(db, companyId, 'leads').doc(leadId), keptRef);
    const lead = leadSchema.safeParse(stored?.data()).data;
    const before = leadCountedSchema.safeParse(kept?.data()?.['counted']).data ?? null;
    const after = lead && !isSpam(lead) ? countedOf(lead, timeZone) : null;
    if (isSame(before, after)) return;
    const steps = [
      ...(before ? [{ counted: before, sign: -1 as const }] : []),
      ...(after ? [{ counted: after, sign: 1 as const }] : []),
    ];
    const months = [...new Set(steps.map(({ counted }) => counted.month))];
    const refs = months.map((month) => inCompany(db, companyId, 'leadMonths').doc(month));
    const found = await transaction.getAll(...refs);
    for (const [index, ref] of refs.entries()) {
      const data = found[index]?.data();
      const month = months[index] ?? '';
      const sum = steps
        .filter(({ counted }) => counted.month === month)
        .reduce(
          (total, { counted, sign }) => withCounted(total, counted, sign),
          leadMonthSchema.safeParse(data).data ?? { month, sources: {} },
        );
      transaction.set(ref, { ...sum, ...stampOf(data, '', now()) });
    }
    if (after) transaction.set(keptRef, { counted: after satisfies LeadCounted, ...stampOf(kept?.data(), '', now()) });
    else transaction.delete(keptRef);
  });
}
