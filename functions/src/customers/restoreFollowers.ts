import {
  FieldPath,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { CompanyCollectionName } from '@/domain/record/manifests';
import { mergedAs, originsOf } from '@/domain/record/relations';
import { moneyTransaction } from '../billing/moneyTransaction';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { fitting } from '../platform/fitting';
import { copiesIn, type CopiedFields } from './copiesIn';
import { followAudit } from './followAudit';
import { mergeRecordSchema } from './mergeRecord';
import { moveBalances } from './moveBalances';
import { FIELDS_READ, NAMING, type MergeContext } from './moveRecords';
import { ownersByOrigin } from './ownersByOrigin';

/** Records checked per transaction, each with its origin. */
const PAGE = 200;
/** A callback on a job from an estimate is found in the third round; chains of merged records aren't longer than that. */
const ROUNDS = 5;

const MONEY = mergedAs('follows-its-paper');
const MADE_SINCE = mergedAs('moves').filter((collection) => originsOf(collection).length > 0);

/**
 * Returns anything made from the duplicate's records along with them: jobs, documents, photos and the like created after the merge, and
 * money regardless of date, because an invoice's balance counts it. Anything made from the survivor's own records stays. Records already
 * moved back aren't found again, so a second run continues after a crash. Call it once the moved records are back.
 */
export async function restoreFollowers(deps: Deps, context: MergeContext, duplicate: CopiedFields): Promise<void> {
  const mergedAt = String((await context.mergeRef.get()).get('createdAt') ?? '');
  for (let round = 0, returned = 1; returned > 0 && round < ROUNDS; round += 1) {
    returned = 0;
    for (const collection of MADE_SINCE)
      returned += await restoreAll(deps, context, collection, {
        // Anything that named the survivor before the merge isn't affected.
        isMeant: (record) => String(record.get('createdAt') ?? '') >= mergedAt,
        copies: (record) => copiesIn(record, duplicate),
      });
  }
  for (const collection of MONEY)
    await restoreAll(deps, context, collection, { isMeant: () => true, copies: () => ({}) });
}

type Rule = {
  isMeant: (record: DocumentSnapshot) => boolean;
  /** Returns the record's copies of customer fields. */
  copies: (record: DocumentSnapshot) => Record<string, string>;
};

/** Returns how many records went back. */
async function restoreAll(
  deps: Deps,
  context: MergeContext,
  collection: CompanyCollectionName,
  rule: Rule,
): Promise<number> {
  let count = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const after = last;
    const page = await fitting(PAGE, (size) => restorePage(deps, context, collection, rule, { after, size }));
    count += page.returned;
    last = page.last;
  } while (last);
  return count;
}

/** `last`: the page's last record; undefined when there are no more. The page has `size` records and comes after the record `after`. */
function restorePage(
  deps: Deps,
  context: MergeContext,
  collection: CompanyCollectionName,
  { isMeant, copies }: Rule,
  { after, size }: { after: QueryDocumentSnapshot | undefined; size: number },
): Promise<{ returned: number; last: QueryDocumentSnapshot | undefined }> {
  const { companyId, mergeRef, survivorId, duplicateId } = context;
  const origins = originsOf(collection).flatMap((origin) => ('field' in origin ? [origin.field] : []));
  const page = inCompany(deps.db, companyId, collection)
    .where('customerId', '==', survivorId)
    .orderBy(FieldPath.documentId())
    .select(...new Set([...FIELDS_READ, ...origins, 'createdAt']))
    .limit(size);

  return moneyTransaction(deps, companyId, async (transaction: Transaction) => {
    const { docs } = await transaction.get(after ? page.startAfter(after) : page);
    const meant = docs.filter(isMeant);
    const owners = await ownersByOrigin(deps, transaction, companyId, collection, meant);
    const returned = meant.filter(({ id }) => owners.get(id) === duplicateId);
    if (returned.length > 0) {
      const merge = mergeRecordSchema.parse((await transaction.get(mergeRef)).data());
      const handover = { companyId, fromId: survivorId, toId: duplicateId };
      const closeBooks = await moveBalances(deps, transaction, handover, returned);
      const now = deps.now();
      for (const record of returned) {
        const named = NAMING.filter((field) => record.get(field) === survivorId);
        transaction.update(record.ref, {
          ...Object.fromEntries(named.map((field) => [field, duplicateId])),
          ...copies(record),
          ...followAudit(context.uid, now, record),
        });
      }
      closeBooks();
      transaction.update(mergeRef, { restoredCount: merge.restoredCount + returned.length });
    }
    return { returned: returned.length, last: docs.length < size ? undefined : docs.at(-1) };
  });
}
