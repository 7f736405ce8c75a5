import { changeThread as contract } from '@/domain/message/api';
import { member } from '../platform/access';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound } from '../platform/errors';
import { assertCan } from '../sharing/rights';
import { memberOf } from '../platform/memberships';

/** Marks a conversation read or unread, answered or not, or assigns it to a colleague. */
export const changeThread = defineCallable(
  contract,
  { access: member(), rateLimit: { perMinute: 120 } },
  async (deps, { customerId, isUnread, needsAnswer, assignedTo }, caller) => {
    assertCan(caller, 'read', 'threads');
    const { companyId, uid } = caller;
    const ref = inCompany(deps.db, companyId, 'threads').doc(customerId);
    await deps.db.runTransaction(async (transaction) => {
      const data = (await transaction.get(ref)).data();
      if (!data) throw notFound('Conversation');
      if (assignedTo && !(await memberOf(deps, companyId, assignedTo, transaction))) throw notFound('Colleague');
      const now = deps.now();
      transaction.update(ref, {
        ...(isUnread !== undefined && { isUnread, ...(isUnread ? {} : { readAt: now, readBy: uid }) }),
        ...(needsAnswer !== undefined && { needsAnswer, ...(needsAnswer ? {} : { answeredAt: now }) }),
        ...(assignedTo !== undefined && { assignedTo }),
        ...stampOf(data, uid, now),
      });
    });
    return {};
  },
);
