import { companySchema } from '@/domain/company/schema';
import { storedPhone } from '@/domain/contact/phone';
import { acceptInvitation as contract } from '@/domain/team/api';
import { inviteSchema } from '@/domain/team/schema';
import { userName, userSchema } from '@/domain/user/schema';
import { signedIn, unverified, type Caller } from '../platform/access';
import type { Deps } from '../platform/admin';
import { recordActivity } from '../platform/activity';
import { createdStamp, updatedAudit, updatedStamp } from '../platform/audit';
import { companyRef, inCompany, users } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { denied, notFound, precondition } from '../platform/errors';
import { membershipRef } from '../platform/memberships';
import { assertRoomForCompany, otherCompaniesOf, setAside } from './companies/changeover';
import { inviteIdOf, isInviteOfPhone, isOfKey } from './inviteId';
import { technicianToLink } from './technicianRecord';

/** The same for a nonexistent link, a wrong key and a renewed one. */
const NOT_THIS_LINK = 'This link no longer works. Ask for a new invitation.';

/**
 * Verifies the caller's address with the key of the link e-mailed to it. @throws AppError `failed-precondition` if the key is wrong, with
 * the same message as for an unverified address
 */
async function confirmByKey(
  deps: Deps,
  { companyId, inviteId, key }: { companyId: string; inviteId: string; key: string },
  { uid, email }: Caller,
): Promise<void> {
  const stored = key === '' ? null : await inCompany(deps.db, companyId, 'invites').doc(inviteId).get();
  const invite = inviteSchema.safeParse(stored?.data());
  const isTheirs = invite.success && invite.data.email === email && isOfKey(invite.data, key);
  if (!isTheirs || invite.data.status !== 'pending' || invite.data.expiresAt <= deps.now()) throw unverified();
  await deps.auth.updateUser(uid, { emailVerified: true });
}

/**
 * Makes the caller a member of the inviting company, with the invited role and the company's features; a technician gets a record, so
 * that they can be assigned immediately. Someone working in another company still belongs to that, and can switch. Throws
 * `permission-denied` (another address), `not-found`, and `failed-precondition` (withdrawn, used, expired, address not verified, too many
 * companies).
 */
export const acceptInvitation = defineCallable(
  contract,
  { access: signedIn(), rateLimit: { perMinute: 10, perNetwork: 30 } },
  async (deps, input, caller) => {
    const { companyId, key } = input;
    const isTexted = isInviteOfPhone(input.inviteId);
    const inviteId = isTexted ? input.inviteId : inviteIdOf(caller.email);
    // Before anything is read: the response must not reveal to a stranger whether an address was invited.
    if (input.inviteId !== '' && input.inviteId !== inviteId)
      throw denied('This invitation was sent to another e-mail address.');
    // A text verifies a number, but not an address.
    if (!caller.isEmailVerified && isTexted) throw unverified();
    if (!caller.isEmailVerified) await confirmByKey(deps, { companyId, inviteId, key }, caller);
    const { db } = deps;
    const inviteRef = inCompany(db, companyId, 'invites').doc(inviteId);
    const userRef = users(db).doc(caller.uid);

    await db.runTransaction(async (transaction) => {
      const [inviteDocument, userDocument, companyDocument] = await transaction.getAll(
        inviteRef,
        userRef,
        companyRef(db, companyId),
      );
      if (isTexted && !isOfKey(inviteDocument?.data(), key)) throw denied(NOT_THIS_LINK);
      if (!inviteDocument?.exists || !companyDocument?.exists) throw notFound('invites');
      const invite = inviteSchema.parse(inviteDocument.data());
      const user = userSchema.parse(userDocument?.data() ?? {});
      if (!isTexted && invite.email !== caller.email)
        throw denied('This invitation was sent to another e-mail address.');
      // A retry after a lost response.
      if (invite.status === 'accepted' && invite.acceptedBy === caller.uid && user.companyId === companyId) return;
      if (invite.status === 'revoked') throw precondition('This invitation was withdrawn. Ask for a new one.');
      if (invite.status === 'accepted') throw precondition('This invitation has already been used. Ask for a new one.');
      const now = deps.now();
      if (invite.expiresAt <= now) throw precondition('This invitation has expired. Ask for a new one.');
      const former =
        user.companyId === null || user.companyId === companyId
          ? null
          : await transaction.get(companyRef(db, user.companyId));
      const others = await otherCompaniesOf(deps, transaction, caller.uid);
      const isAway = others.some((other) => other.companyId === companyId);
      // The number's owner wasn't known: a colleague must not get another role through it.
      if (isTexted && (user.companyId === companyId || isAway))
        throw precondition('You already belong to this company.');
      assertRoomForCompany(others);

      const { features, withdrawnFeatures: readOnlyFeatures, ownerId } = companySchema.parse(companyDocument.data());
      const linkTechnician =
        invite.role === 'technician' &&
        (await technicianToLink(deps, transaction, {
          ...user,
          email: caller.email,
          phone: user.phone || invite.phone,
          invitedPhone: invite.phone,
          uid: caller.uid,
          ownerId,
          by: caller.uid,
        }));
      const membership = {
        companyId,
        role: invite.role,
        features,
        readOnlyFeatures,
        // Permissions from another company don't apply here.
        rights: {},
        hasOtherCompanies: former?.exists === true || others.length > (isAway ? 1 : 0),
        email: caller.email,
        ...(user.phone === '' && invite.phone !== '' ? { phone: storedPhone(invite.phone) } : {}),
        ...(userDocument?.get('createdBy') ? {} : createdStamp(caller.uid, now)),
        ...updatedStamp(caller.uid, now),
      };
      if (former?.exists) setAside(deps, transaction, { ...user, id: caller.uid }, former);
      // Left over from an earlier membership.
      if (isAway) transaction.delete(membershipRef(db, caller.uid, companyId));
      // mergeFields replaces all flags, where merge would keep old ones.
      transaction.set(userRef, membership, { mergeFields: Object.keys(membership) });
      if (linkTechnician) linkTechnician();
      transaction.update(inviteRef, {
        status: 'accepted',
        acceptedBy: caller.uid,
        ...updatedAudit(caller.uid, now, inviteDocument.data()),
      });
      recordActivity(deps, transaction, companyId, {
        actorUid: caller.uid,
        verb: 'joined',
        subjectType: 'user',
        subjectId: caller.uid,
        subjectName: userName({ ...user, email: caller.email }),
        detail: invite.role,
      });
    });
    return { companyId };
  },
);
