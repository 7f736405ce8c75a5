import { makeCalendarFeed as makeContract, revokeCalendarFeed as revokeContract } from '@/domain/calendar-feed/api';
import { can } from '@/domain/access/permissions';
import { newShareToken } from '@/domain/public-document/token';
import { technicianSchema, type Technician } from '@/domain/technician/schema';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany, techniciansOf } from '../platform/collections';
import { functionUrl } from '../platform/config';
import { defineCallable } from '../platform/defineCallable';
import { denied, notFound } from '../platform/errors';
import { calendarTokenRef, hashOf } from './feeds';

/** Creates a new secret link for a technician's schedule; the previous one stops working. */
export const makeCalendarFeed = defineCallable(
  makeContract,
  { access: member({ requiresVerifiedEmail: true }), rateLimit: { perMinute: 20, perNetwork: 60 } },
  async (deps, { technicianId }, caller) => {
    const { linkedUid } = await sharedTechnician(deps, caller, technicianId);
    const token = newShareToken();
    await replaceToken(deps, caller, technicianId, { token, linkedUid });
    return { url: `${functionUrl('calendarFeed')}/${token}.ics` };
  },
);

export const revokeCalendarFeed = defineCallable(
  revokeContract,
  { access: member(), rateLimit: { perMinute: 20 } },
  async (deps, { technicianId }, caller) => {
    await sharedTechnician(deps, caller, technicianId);
    await replaceToken(deps, caller, technicianId, null);
    return {};
  },
);

/** Returns the technician, for people who manage technicians and for the technician. @throws AppError `not-found`, `permission-denied`. */
async function sharedTechnician(
  { db }: Deps,
  { uid, user, company }: Member,
  technicianId: string,
): Promise<Technician> {
  const stored = await techniciansOf(db, company.ownerId).doc(technicianId).get();
  const technician = technicianSchema.safeParse(stored.data()).data;
  if (!technician) throw notFound('Technician');
  if (technician.linkedUid !== uid && !can(user, 'update', 'technicians'))
    throw denied('Only the office, or the technician, can do that.');
  return technician;
}

type NewLink = { token: string; linkedUid: string };

/** Replaces the previous link; null removes it. */
async function replaceToken(
  { db, now }: Deps,
  { uid, companyId }: Member,
  technicianId: string,
  link: NewLink | null,
): Promise<void> {
  const ref = inCompany(db, companyId, 'calendarFeeds').doc(technicianId);
  await db.runTransaction(async (transaction) => {
    const before: unknown = (await transaction.get(ref)).get('tokenHash');
    if (typeof before === 'string' && before !== '') transaction.delete(calendarTokenRef(db, before));
    if (!link) {
      transaction.delete(ref);
      return;
    }
    const [tokenHash, madeAt] = [hashOf(link.token), now()];
    transaction.set(ref, { tokenHash, madeAt, madeBy: uid, ...createdAudit(uid, madeAt) });
    transaction.set(calendarTokenRef(db, tokenHash), { companyId, technicianId, linkedUid: link.linkedUid });
  });
}
