import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { discountUseId } from '@/domain/discount/discountRecord';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { mergeRecordSchema } from './mergeRecord';
import { movePageRef, type MergeContext, type Move, type MovePage } from './moveRecords';

/** Discounts whose counts one transaction moves: two writes each. */
const PAGE = 200;

/** Counts the duplicate's discount uses for the survivor: merging doesn't earn anyone a second use. */
export async function moveUses(deps: Deps, context: MergeContext): Promise<void> {
  while ((await movePage(deps, context)) === PAGE);
}

function movePage(deps: Deps, { companyId, mergeRef, duplicateId, survivorId }: MergeContext): Promise<number> {
  const uses = inCompany(deps.db, companyId, 'discountUses');
  return deps.db.runTransaction(async (transaction) => {
    const { state, pageCount } = mergeRecordSchema.parse((await transaction.get(mergeRef)).data());
    if (state !== 'running' && state !== 'done') return 0;
    const { docs } = await transaction.get(uses.where('customerId', '==', duplicateId).limit(PAGE));
    if (docs.length === 0) return 0;
    const entries = docs.map((use): Move => {
      const [discountId, count] = [String(use.get('discountId')), Number(use.get('count') ?? 0)];
      transaction.set(
        uses.doc(discountUseId(discountId, survivorId)),
        { discountId, customerId: survivorId, count: FieldValue.increment(count) },
        { merge: true },
      );
      transaction.delete(use.ref);
      return { path: use.ref.path, before: { discountId, count }, after: {} };
    });
    const page: MovePage = { entries, isUndone: false };
    transaction.create(movePageRef(mergeRef, pageCount), page);
    transaction.update(mergeRef, { pageCount: pageCount + 1 });
    return docs.length;
  });
}

export const isPageOfUses = ({ entries }: MovePage): boolean =>
  entries.some(({ path }) => path.split('/').at(-2) === 'discountUses');

/** Returns a page's counts, minus any given back to the survivor since. */
export async function restoreUses(
  deps: Deps,
  transaction: Transaction,
  { companyId, survivorId, duplicateId }: MergeContext,
  { entries }: MovePage,
): Promise<void> {
  const uses = inCompany(deps.db, companyId, 'discountUses');
  const moved = entries.map(({ before }) => ({
    discountId: String(before['discountId']),
    count: Number(before['count']),
  }));
  const now = await transaction.getAll(
    ...moved.map(({ discountId }) => uses.doc(discountUseId(discountId, survivorId))),
  );
  moved.forEach(({ discountId, count }, index) => {
    const back = Math.min(count, Number(now[index]?.get('count') ?? 0));
    if (back <= 0) return;
    transaction.set(
      uses.doc(discountUseId(discountId, survivorId)),
      { count: FieldValue.increment(-back) },
      { merge: true },
    );
    transaction.set(
      uses.doc(discountUseId(discountId, duplicateId)),
      { discountId, customerId: duplicateId, count: FieldValue.increment(back) },
      { merge: true },
    );
  });
}
