import { FieldPath } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { userSchema } from '@/domain/user/schema';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { users } from '../platform/collections';
import { defineSchedule } from '../platform/defineSchedule';
import { invitationsToWithdraw } from './withdrawInvitations';

/** As many as one question to Auth may name. */
const PAGE = 100;

/** Each night: who has no account any more is no member either. Their token ended within the hour, their document would stay. */
export const disableGoneAccounts = defineSchedule(
  'disableGoneAccounts',
  { schedule: '20 8 * * *', secrets: [], timeoutSeconds: 1_800 },
  async (deps) => {
    const disabled = await disableGone(deps);
    if (disabled > 0) info('accounts gone', { disabled });
  },
);

/** Disables the user documents whose account was deleted, and withdraws their invitations; returns how many. */
export async function disableGone(deps: Deps): Promise<number> {
  const { db, auth } = deps;
  let [after, disabled] = ['', 0];
  for (;;) {
    const query = users(db).orderBy(FieldPath.documentId()).select('disabled').limit(PAGE);
    const { docs } = await (after === '' ? query : query.startAfter(after)).get();
    after = docs.at(-1)?.id ?? '';
    const active = docs.filter((user) => user.get('disabled') !== true);
    if (active.length > 0) {
      const { users: known } = await auth.getUsers(active.map(({ id: uid }) => ({ uid })));
      const there = new Set(known.map(({ uid }) => uid));
      for (const { id } of active.filter((user) => !there.has(user.id))) {
        await disable(deps, id);
        disabled += 1;
      }
    }
    if (docs.length < PAGE) return disabled;
  }
}

function disable(deps: Deps, uid: string): Promise<void> {
  const ref = users(deps.db).doc(uid);
  return deps.db.runTransaction(async (transaction) => {
    const { companyId } = userSchema.parse((await transaction.get(ref)).data() ?? {});
    const withdraw =
      companyId === null
        ? () => undefined
        : await invitationsToWithdraw(deps, transaction, { companyId, uid, role: null, by: '' });
    withdraw();
    transaction.update(ref, { disabled: true, ...updatedStamp('', deps.now()) });
  });
}
