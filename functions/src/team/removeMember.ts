import type { Transaction } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { removeMember as contract } from '@/domain/team/api';
import { TECHNICIAN_LIST_LIMIT } from '@/domain/technician/schema';
import { userName } from '@/domain/user/schema';
import { member, type Member } from '../platform/access';
import { recordActivity } from '../platform/activity';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { techniciansOf } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { assertOtherAdmin, colleagueOf } from './admins';
import { leaveCompany } from './companies/leaveCompany';
import { visitsToHandOver } from './handOverVisits';
import { invitationsToWithdraw } from './withdrawInvitations';

/**
 * Removes a colleague from the company: archives the technicians they signed in as, hands over their upcoming visits and withdraws their
 * invitations. The rules read the membership on each request, so their access ends with the last transaction. With very many visits, the
 * first ones go in earlier transactions, so that a repeated call continues.
 * @throws AppError `not-found`; `failed-precondition` for the owner, the last admin, and a successor who can't take over
 */
export async function takeOut(
  deps: Deps,
  caller: Pick<Member, 'uid' | 'companyId' | 'company'>,
  { uid, handOverTo }: { uid: string; handOverTo: string },
): Promise<number> {
  const { db } = deps;
  const step = (): Promise<{ count: number; isMore: boolean }> =>
    db.runTransaction(async (transaction) => {
      const colleague = await colleagueOf(deps, transaction, caller, uid);
      if (uid === caller.company.ownerId) throw precondition('The owner of the company cannot be removed.');
      if (colleague.role === 'admin') await assertOtherAdmin(deps, transaction, caller.companyId, uid);
      const technicians = await transaction.get(
        techniciansOf(db, caller.company.ownerId).where('linkedUid', '==', uid).limit(TECHNICIAN_LIST_LIMIT),
      );
      await assertTakesOver(deps, transaction, caller.company.ownerId, handOverTo, technicians.docs);
      const { write, ...handOver } = await visitsToHandOver(deps, transaction, {
        companyId: caller.companyId,
        technicianIds: technicians.docs.map(({ id }) => id),
        to: handOverTo,
        by: caller.uid,
      });
      if (handOver.isMore) {
        write();
        return handOver;
      }
      const withdraw = await invitationsToWithdraw(deps, transaction, {
        companyId: caller.companyId,
        uid,
        role: null,
        by: caller.uid,
      });
      const leave = await leaveCompany(deps, transaction, caller, colleague);
      const now = deps.now();
      withdraw();
      write();
      for (const technician of technicians.docs) {
        transaction.update(technician.ref, {
          linkedUid: '',
          status: 'archived',
          ...updatedAudit(caller.uid, now, technician.data()),
        });
      }
      leave();
      recordActivity(deps, transaction, caller.companyId, {
        actorUid: caller.uid,
        verb: 'removed',
        subjectType: 'user',
        subjectId: uid,
        subjectName: userName(colleague),
        detail: colleague.role,
      });
      return handOver;
    });

  let visits = 0;
  for (let isMore = true; isMore;) {
    const done = await step();
    visits += done.count;
    ({ isMore } = done);
  }

  return visits;
}

export const removeMember = defineCallable(
  contract,
  { access: member({ action: 'removeMember' }), rateLimit: { perMinute: 30 } },
  async (deps, { uid, handOverTo }, caller) => {
    const visits = await takeOut(deps, caller, { uid, handOverTo });

    // Only signs their devices out sooner; the removal above already applies and must not look failed.
    await deps.auth.revokeRefreshTokens(uid).catch((error: unknown) => {
      warn('tokens not revoked', { uid, reason: error instanceof Error ? error.message : 'unknown' });
    });
    return { done: true as const, visits };
  },
);

/** Throws `failed-precondition` if visits can't be given to a technician: it must be someone else who works here. */
async function assertTakesOver(
  { db }: Deps,
  transaction: Transaction,
  ownerUid: string,
  technicianId: string,
  leaving: readonly { id: string }[],
): Promise<void> {
  if (technicianId === '') return;
  const technician = await transaction.get(techniciansOf(db, ownerUid).doc(technicianId));
  if (!technician.exists || technician.get('status') === 'archived' || leaving.some(({ id }) => id === technicianId))
    throw precondition('Choose a technician who works here to take over the visits.');
}
