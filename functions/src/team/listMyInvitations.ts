import { listMyInvitations as contract } from '@/domain/team/api';
import { inviteSchema } from '@/domain/team/schema';
import { userName, userSchema } from '@/domain/user/schema';
import { signedIn } from '../platform/access';
import { users } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';

const LIMIT = 20;

/**
 * The invitations that wait for the caller's address. Without a verified address the list is empty: anybody can
 * register with somebody else's address, and must not learn from it who works where.
 */
export const listMyInvitations = defineCallable(
  contract,
  { access: signedIn(), rateLimit: { perMinute: 30 } },
  async ({ db, now }, _input, caller) => {
    if (!caller.isEmailVerified || caller.email === '') return { invitations: [] };
    const found = await db
      .collectionGroup('invites')
      .where('email', '==', caller.email)
      .where('status', '==', 'pending')
      .where('expiresAt', '>', now())
      .limit(LIMIT)
      .get();
    const invites = found.docs.map((snapshot) => ({ ...inviteSchema.parse(snapshot.data()), inviteId: snapshot.id }));
    if (invites.length === 0) return { invitations: [] };
    const inviters = await db.getAll(...invites.map((invite) => users(db).doc(invite.invitedBy)));
    const names = new Map(inviters.map((snapshot) => [snapshot.id, userName(userSchema.parse(snapshot.data() ?? {}))]));

    return {
      invitations: invites.map(({ inviteId, companyId, companyName, role, invitedBy }) => ({
        inviteId,
        companyId,
        companyName,
        role,
        invitedByName: names.get(invitedBy) ?? '',
      })),
    };
  },
);
