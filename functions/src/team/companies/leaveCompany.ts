import type { Transaction } from 'firebase-admin/firestore';
import { DEFAULT_ROLE } from '@/domain/access/roles';
import type { Member } from '../../platform/access';
import type { Deps } from '../../platform/admin';
import { updatedStamp } from '../../platform/audit';
import { users } from '../../platform/collections';
import { membershipRef, placeIn, type Colleague } from '../../platform/memberships';
import { otherCompaniesOf } from './changeover';

/**
 * Returns the writes that remove a colleague from the caller's company. If they were working in it, they then work in another of their
 * companies, preferably their own, or in none. Reads immediately; the result belongs with the transaction's writes.
 */
export async function leaveCompany(
  deps: Deps,
  transaction: Transaction,
  { companyId, uid: by }: Pick<Member, 'companyId' | 'uid'>,
  { id: uid, isAway, hasOtherCompanies }: Colleague,
): Promise<() => void> {
  const { db } = deps;
  const stamp = updatedStamp(by, deps.now());
  const belongs = hasOtherCompanies ? await otherCompaniesOf(deps, transaction, uid) : [];
  const userRef = users(db).doc(uid);
  if (isAway)
    return () => {
      transaction.delete(membershipRef(db, uid, companyId));
      transaction.update(userRef, { hasOtherCompanies: belongs.length > 1, ...stamp });
    };

  const ownFirst = belongs.toSorted((one, other) => Number(other.isOwner) - Number(one.isOwner));
  for (const membership of ownFirst) {
    const place = await placeIn(deps, membership, transaction);
    if (!place) continue;
    return () => {
      transaction.delete(membershipRef(db, uid, membership.companyId));
      transaction.update(userRef, { ...place, hasOtherCompanies: belongs.length > 1, ...stamp });
    };
  }
  const nowhere = { companyId: null, role: DEFAULT_ROLE, rights: {}, features: {}, readOnlyFeatures: {} };
  return () => void transaction.update(userRef, { ...nowhere, hasOtherCompanies: false, ...stamp });
}
