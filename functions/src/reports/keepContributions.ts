import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import {
  addCells,
  keysOf,
  reportMarkSchema,
  reportMonthSchema,
  type Contribution,
  type ReportMark,
} from '@/domain/report/cells';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';

/** A record's contribution, and its mark's title. */
export type Counted = Pick<ReportMark, 'title' | 'on'> & { contributions: Contribution[] };
export const NOT_COUNTED: Counted = { title: '', on: '', contributions: [] };

export const contributionsOf = (data: DocumentData | undefined): Contribution[] =>
  reportMarkSchema.safeParse(data).data?.contributions ?? [];

/**
 * Sets the months to a record's current contribution, replacing the previous one, which is stored with it: duplicate, late or
 * out-of-order events change nothing. Two writes, for the mark and its month; none if nothing has changed.
 * @param read reads the record's current state in the transaction, and returns its contribution
 * @returns whether anything changed
 */
export function keepContributions(
  { db, now }: Deps,
  { companyId, markId }: { companyId: string; markId: string },
  read: (transaction: Transaction) => Promise<Counted>,
): Promise<boolean> {
  const markRef = inCompany(db, companyId, 'reportMarks').doc(markId);
  return db.runTransaction(async (transaction) => {
    const [stored, { contributions: after, title, on }] = await Promise.all([
      transaction.get(markRef),
      read(transaction),
    ]);
    const mark = stored.data();
    const before = contributionsOf(mark);
    if (isSame(before, after)) return false;
    const isKept = (one: Contribution, among: readonly Contribution[]) => among.some((other) => isSame(one, other));
    const changes = [
      ...before.filter((one) => !isKept(one, after)).map((one) => ({ ...one, sign: -1 as const })),
      ...after.filter((one) => !isKept(one, before)).map((one) => ({ ...one, sign: 1 as const })),
    ];
    const months = [...new Set(changes.map(({ month }) => month))];
    const refs = months.map((month) => inCompany(db, companyId, 'reportMonths').doc(month));
    const sums = refs.length > 0 ? await transaction.getAll(...refs) : [];
    for (const [index, ref] of refs.entries()) {
      const month = months[index] ?? '';
      const data = sums[index]?.data();
      const sum = reportMonthSchema.parse({ month, ...data });
      const cells = changes
        .filter((change) => change.month === month)
        .reduce((total, change) => addCells(total, change.cells, change.sign), sum.cells);
      transaction.set(ref, { ...sum, cells, ...stampOf(data, '', now()) });
    }
    if (after.length === 0) transaction.delete(markRef);
    else
      transaction.set(markRef, {
        ...{ keys: keysOf(after), contributions: after, title, on },
        ...stampOf(mark, '', now()),
      });
    return true;
  });
}
