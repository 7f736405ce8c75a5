import { FieldPath, FieldValue, type BulkWriter, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Feature } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import { userSchema } from '@/domain/user/schema';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { companyRef, users } from '../platform/collections';
import { pagesOf } from '../platform/pagesOf';
import { defineReaction } from '../platform/reaction';
import { stripeCustomers, stripeCustomerSchema } from './customers';

const PAGE = 400;
/** Members whose documents are being written concurrently are left for the next round. */
const MAX_ROUNDS = 5;
/** Firestore's codes for a document that has changed since it was read, or is gone. */
const PRECONDITION_CODES: readonly number[] = [5, 9];

/** Continues a withdrawal as soon as the company's own flags are off; repeats until it is finished. */
export const withdrawOnCustomer = defineReaction(
  'withdrawOnCustomer',
  'stripeCustomers',
  async (deps, { params }) => void (await withdrawFeatures(deps, params['companyId'] ?? '')),
  { concerns: ({ after }) => Boolean(stripeCustomerSchema.safeParse(after).data?.pendingWithdrawal.length) },
);

/**
 * Turns off withdrawn features for each member of a company; the records stay readable to them. Works page by page, can be interrupted
 * anywhere and rerun, and returns how many members it changed. Features bought again in the meantime are left alone.
 */
export async function withdrawFeatures(deps: Deps, companyId: string): Promise<number> {
  const customerRef = stripeCustomers(deps.db).doc(companyId);
  const pending = stripeCustomerSchema.safeParse((await customerRef.get()).data()).data?.pendingWithdrawal ?? [];
  let changedCount = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { changed, missed } = await withdrawRound(deps, companyId);
    changedCount += changed;
    if (missed > 0) continue;
    // Only these: later withdrawals may have missed the members on the first pages.
    if (pending.length > 0) await customerRef.update({ pendingWithdrawal: FieldValue.arrayRemove(...pending) });
    return changedCount;
  }
  throw new Error('Members kept changing while features were withdrawn');
}

async function withdrawRound(deps: Deps, companyId: string): Promise<{ changed: number; missed: number }> {
  const query = users(deps.db)
    .where('companyId', '==', companyId)
    .orderBy(FieldPath.documentId())
    .select('features', 'readOnlyFeatures');
  let [changed, missed] = [0, 0];
  for await (const members of pagesOf(query, PAGE)) {
    const withdrawn = await withdrawnNow(deps, companyId);
    if (withdrawn.length === 0) break;
    const writer = deps.db.bulkWriter();
    // A changed document may no longer be a member's, so it is reread instead of retried.
    writer.onWriteError(({ code, failedAttempts }) => !PRECONDITION_CODES.includes(code) && failedAttempts < 5);
    const writes = members.flatMap((member) => withdrawFrom(writer, member, withdrawn, deps.now()));
    await writer.close();
    const results = await Promise.all(writes);
    changed += results.filter(Boolean).length;
    missed += results.filter((isWritten) => !isWritten).length;
  }
  return { changed, missed };
}

/** Read before each page: someone may subscribe again while a large company is being processed. */
async function withdrawnNow({ db }: Deps, companyId: string): Promise<Feature[]> {
  const { features, withdrawnFeatures } = companySchema.parse((await companyRef(db, companyId).get()).data() ?? {});
  return (Object.keys(withdrawnFeatures) as Feature[]).filter((feature) => !features[feature]);
}

/** Writes the change if the member needs one; returns whether it succeeded. Returns nothing for a member already up to date. */
function withdrawFrom(
  writer: BulkWriter,
  member: QueryDocumentSnapshot,
  withdrawn: readonly Feature[],
  now: string,
): Promise<boolean>[] {
  const { features, readOnlyFeatures } = userSchema.parse(member.data());
  const due = withdrawn.filter((feature) => features[feature] || !readOnlyFeatures[feature]);
  if (due.length === 0) return [];
  const changes = due.flatMap((feature) => [
    [`features.${feature}`, false],
    [`readOnlyFeatures.${feature}`, true],
  ]);
  const write = writer.update(
    member.ref,
    { ...Object.fromEntries(changes), ...updatedStamp('', now) },
    { lastUpdateTime: member.updateTime },
  );
  return [
    write.then(
      () => true,
      () => false,
    ),
  ];
}
