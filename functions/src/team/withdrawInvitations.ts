import type { Transaction } from 'firebase-admin/firestore';
import type { Role } from '@/domain/access/roles';
import { canAct } from '@/domain/access/permissions';
import { inviteSchema } from '@/domain/team/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';

/** No one has more pending invitations than this. */
const LIMIT = 300;

type Inviter = {
  companyId: string;
  uid: string;
  /** Their new role; null for someone who has left. */ role: Role | null;
  by: string;
};

/**
 * Finds pending invitations their sender could no longer make, and returns the writes that withdraw them: they would outlive the
 * permission they came from. Reads immediately; the result belongs with the transaction's writes.
 */
export async function invitationsToWithdraw(
  deps: Deps,
  transaction: Transaction,
  { companyId, uid, role, by }: Inviter,
): Promise<() => void> {
  const waiting = await transaction.get(
    inCompany(deps.db, companyId, 'invites')
      .where('invitedBy', '==', uid)
      .where('status', '==', 'pending')
      .limit(LIMIT),
  );
  const lost = waiting.docs.filter((invite) => !mayInvite(role, inviteSchema.parse(invite.data()).role));
  return () => {
    for (const invite of lost)
      transaction.update(invite.ref, { status: 'revoked', ...updatedAudit(by, deps.now(), invite.data()) });
  };
}

/** Whether `role` may invite someone as `invited`: only admins invite admins. */
export const mayInvite = (role: Role | null, invited: Role): boolean =>
  role !== null && canAct({ role }, 'inviteMember') && (invited !== 'admin' || role === 'admin');
