import { takeOwnerEmail as contract } from '@/domain/company/api';
import { companySchema } from '@/domain/company/schema';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdStamp, updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { claimRunningTrial } from '../subscription/trialClaims';

/** Once the owner has verified their address, uses it as the company's if it has none. */
export const takeOwnerEmail = defineCallable(
  contract,
  { access: member({ requiresVerifiedEmail: true }), rateLimit: { perMinute: 10, perNetwork: 30 } },
  async (deps, _input, caller) => {
    await claimRunningTrial(deps, caller);
    return { isTaken: await giveCompanyEmail(deps, caller) };
  },
);

/**
 * Gives a company without an address its owner's verified one. Once only: a company that removes its address again stays without one.
 * @returns whether it was set now
 */
export async function giveCompanyEmail(
  deps: Deps,
  { companyId, uid, email, isEmailVerified }: Pick<Member, 'companyId' | 'uid' | 'email' | 'isEmailVerified'>,
): Promise<boolean> {
  if (!isEmailVerified || email === '') return false;
  const { db, now } = deps;
  const mark = inCompany(db, companyId, 'counters').doc('ownerEmail');
  return db.runTransaction(async (transaction) => {
    const [stored, given] = await transaction.getAll(companyRef(db, companyId), mark);
    const company = stored?.data();
    if (!stored || !company || given?.exists) return false;
    const known = companySchema.parse(company);
    if (known.ownerId !== uid || known.email !== '') return false;
    transaction.update(stored.ref, { email, ...updatedAudit(uid, now(), company) });
    transaction.set(mark, createdStamp(uid, now()));
    return true;
  });
}
