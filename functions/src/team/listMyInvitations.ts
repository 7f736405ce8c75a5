import { listMyInvitations as contract } from '@/domain/team/api';
import { inviteSchema, type Invite } from '@/domain/team/schema';
import { userName, userSchema } from '@/domain/user/schema';
import { signedIn } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany, users } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { isInviteOfPhone, isOfKey } from './inviteId';

const LIMIT = 20;

/**
 * Lists the pending invitations for the caller's address. Without a verified address the list is empty: anyone can register with another
 * person's address, and must not learn from it who works where.
 */
export const listMyInvitations = defineCallable(
  contract,
  { access: signedIn(), rateLimit: { perMinute: 30 } },
  async (deps, { link }, caller) => {
    const { db, now } = deps;
    if (!caller.isEmailVerified || caller.email === '') return { invitations: [] };
    const found = await db
      .collectionGroup('invites')
      .where('email', '==', caller.email)
      .where('status', '==', 'pending')
      .where('expiresAt', '>', now())
      .limit(LIMIT)
      .get();
    const mailed = found.docs.map((snapshot) => ({
      ...inviteSchema.parse(snapshot.data()),
      inviteId: snapshot.id,
      key: '',
    }));
    const texted = link && (await readTexted(deps, link));
    const invites = link && texted ? [{ ...texted, ...link }, ...mailed] : mailed;
    if (invites.length === 0) return { invitations: [] };
    const inviters = await db.getAll(...invites.map((invite) => users(db).doc(invite.invitedBy)));
    const names = new Map(inviters.map((snapshot) => [snapshot.id, userName(userSchema.parse(snapshot.data() ?? {}))]));

    return {
      invitations: invites.map(({ inviteId, companyId, key, companyName, role, invitedBy }) => ({
        inviteId,
        key,
        companyId,
        companyName,
        role,
        invitedByName: names.get(invitedBy) ?? '',
      })),
    };
  },
);

/** Returns the invitation of a texted link; null if the key is wrong, or it is no longer open. */
async function readTexted(
  { db, now }: Deps,
  { companyId, inviteId, key }: { companyId: string; inviteId: string; key: string },
): Promise<Invite | null> {
  const stored = (await inCompany(db, companyId, 'invites').doc(inviteId).get()).data();
  const invite = isInviteOfPhone(inviteId) && isOfKey(stored, key) ? inviteSchema.parse(stored) : null;
  return invite?.status === 'pending' && invite.expiresAt > now() ? invite : null;
}
