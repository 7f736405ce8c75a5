import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { MANAGERS } from '@/domain/access/roles';
import { revokeCard as revokeContract, saveCard as saveContract } from '@/domain/member-card/api';
import { memberCardSchema } from '@/domain/member-card/schema';
import { newShareToken } from '@/domain/public-document/token';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany, users } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { denied, notFound } from '../platform/errors';

/** cardLinks/{token}: the card it opens. No security rule allows reading it. */
export const cardLinkRef = (db: Firestore, token: string): DocumentReference => db.collection('cardLinks').doc(token);
export const cardLinkSchema = z.object({ companyId: z.string(), uid: z.string() });

/** Saves a card, and creates its link if it has none. */
export const saveCard = defineCallable(
  saveContract,
  // The link is for outsiders: the person sharing it must have verified their address, owners included.
  { access: member({ requiresVerifiedEmail: true }), rateLimit: { perMinute: 20, perNetwork: 60 } },
  async (deps, { uid, card }, caller) => {
    await assertMay(deps, caller, uid);
    const { companyId } = caller;
    const ref = inCompany(deps.db, companyId, 'memberCards').doc(uid);
    return deps.db.runTransaction(async (transaction) => {
      const stored = (await transaction.get(ref)).data();
      const before = memberCardSchema.parse(stored ?? {});
      const token = before.token || newShareToken();
      const now = deps.now();
      const madeAt = before.token === '' ? now : before.madeAt;
      transaction.set(ref, { ...before, ...card, token, madeAt, ...stampOf(stored, caller.uid, now) });
      if (before.token === '') transaction.set(cardLinkRef(deps.db, token), { companyId, uid });
      return { token };
    });
  },
);

/** Revokes a card's link. Its text is kept for the next one. */
export const revokeCard = defineCallable(
  revokeContract,
  { access: member(), rateLimit: { perMinute: 20 } },
  async (deps, { uid }, caller) => {
    await assertMay(deps, caller, uid);
    const ref = inCompany(deps.db, caller.companyId, 'memberCards').doc(uid);
    await deps.db.runTransaction(async (transaction) => {
      const stored = (await transaction.get(ref)).data();
      const { token } = memberCardSchema.parse(stored ?? {});
      if (token === '') return;
      transaction.delete(cardLinkRef(deps.db, token));
      transaction.set(ref, { ...stored, token: '', ...stampOf(stored, caller.uid, deps.now()) });
    });
    return {};
  },
);

/** Allows one's own card, or for managers a colleague's. @throws AppError `permission-denied`, `not-found`. */
async function assertMay({ db }: Deps, { uid: by, user, companyId }: Member, uid: string): Promise<void> {
  if (by === uid) return;
  if (!MANAGERS.includes(user.role)) throw denied('Only managers change the cards of others.');
  const colleague = await users(db).doc(uid).get();
  if (colleague.get('companyId') !== companyId) throw notFound('Member');
}
