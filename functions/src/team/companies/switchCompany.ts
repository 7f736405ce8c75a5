import { switchCompany as contract } from '@/domain/team/api';
import { userSchema } from '@/domain/user/schema';
import { signedIn } from '../../platform/access';
import { updatedStamp } from '../../platform/audit';
import { companyRef, users } from '../../platform/collections';
import { defineCallable } from '../../platform/defineCallable';
import { notFound } from '../../platform/errors';
import { membershipRef, placeIn } from '../../platform/memberships';
import { otherCompaniesOf, setAside } from './changeover';

/**
 * Switches the caller to another of their companies, with their role there; their role in the previous one is set aside. Repeating it,
 * e.g. after a lost response, changes nothing. Throws `not-found` for a company they don't belong to, or that is gone.
 */
export const switchCompany = defineCallable(
  contract,
  { access: signedIn(), rateLimit: { perMinute: 20, perNetwork: 60 } },
  async (deps, { companyId }, caller) => {
    const { db } = deps;
    const { uid } = caller;
    const userRef = users(db).doc(uid);
    await db.runTransaction(async (transaction) => {
      const user = userSchema.parse((await transaction.get(userRef)).data() ?? {});
      if (user.companyId === companyId) return;
      const others = await otherCompaniesOf(deps, transaction, uid);
      const membership = others.find((other) => other.companyId === companyId);
      const place = membership && (await placeIn(deps, membership, transaction));
      if (!place) throw notFound('companies');
      const before = user.companyId === null ? null : await transaction.get(companyRef(db, user.companyId));
      if (before?.exists) setAside(deps, transaction, { ...user, id: uid }, before);
      transaction.delete(membershipRef(db, uid, companyId));
      transaction.update(userRef, {
        ...place,
        hasOtherCompanies: before?.exists === true || others.length > 1,
        ...updatedStamp(uid, deps.now()),
      });
    });
    return { companyId };
  },
);
