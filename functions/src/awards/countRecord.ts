import type { Firestore } from 'firebase-admin/firestore';
import type { Contribution } from '@/domain/award/contributions';
import { addTotals, NO_TOTALS, scoreMonthSchema, teamMonthSchema, type Totals } from '@/domain/award/totals';
import { stableJson } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { readCounts, type CountedKind } from './readCounts';

export type Counted = { companyId: string; kind: CountedKind; id: string };

/**
 * Counts a record in the months it belongs to, replacing its previous count. Recomputes the count and stores the
 * previous one with it (`scoreMarks`), all in one transaction, so duplicate or out-of-order events change nothing.
 */
export async function countRecord(deps: Deps, { companyId, kind, id }: Counted): Promise<void> {
  const { db, now } = deps;
  const markRef = inCompany(db, companyId, 'scoreMarks').doc(`${kind}-${id}`);
  await db.runTransaction(async (transaction) => {
    const mark = await transaction.get(markRef);
    const before = (mark.get('counts') as Contribution[] | undefined) ?? [];
    const after = await readCounts(deps, transaction, { companyId, kind, id });
    if (stableJson(before) === stableJson(after)) return;
    const changes = [
      ...before.map((counts) => ({ counts, times: -1 })),
      ...after.map((counts) => ({ counts, times: 1 })),
    ];
    const months = [...new Set(changes.map(({ counts }) => counts.month))];
    const refs = months.flatMap((month) => monthRefs(db, companyId, month));
    const stored = await transaction.getAll(...refs);
    months.forEach((month, index) => {
      const [scoreRef, teamRef] = [refs[2 * index], refs[2 * index + 1]];
      if (!scoreRef || !teamRef) return;
      const { technicians } = scoreMonthSchema.parse({ month, ...stored[2 * index]?.data() });
      let { totals } = teamMonthSchema.parse({ month, ...stored[2 * index + 1]?.data() });
      const people = new Map<string, Totals>(Object.entries(technicians));
      for (const { counts, times } of changes.filter((change) => change.counts.month === month)) {
        totals = addTotals(totals, counts.totals, times);
        for (const one of new Set(counts.technicianIds))
          people.set(one, addTotals(people.get(one) ?? NO_TOTALS, counts.totals, times));
      }
      const stamp = createdStamp('', now());
      transaction.set(scoreRef, { month, technicians: Object.fromEntries(people), ...stamp });
      transaction.set(teamRef, { month, totals, ...stamp });
    });
    if (after.length === 0) transaction.delete(markRef);
    else transaction.set(markRef, { counts: after });
  });
}

const monthRefs = (db: Firestore, companyId: string, month: string) => [
  inCompany(db, companyId, 'scoreMonths').doc(month),
  inCompany(db, companyId, 'teamMonths').doc(month),
];
