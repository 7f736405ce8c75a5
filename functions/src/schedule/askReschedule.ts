import { askReschedule as contract } from '@/domain/scheduling/api';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { isAhead } from '@/domain/scheduling/visitState';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { countCall } from '../platform/rateLimit';
import { publicDocuments, tokenOf, tokenRef } from '../sharing/publicDocuments';

/** Per link, from any number of networks. */
const PER_LINK_A_MINUTE = 3;

/** Lets a customer request another time through their link. One request is open until the office has answered it. */
export const askReschedule = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 10 } },
  async (deps, { token, note }) => {
    await countCall(deps, `reschedule_${token}`, PER_LINK_A_MINUTE);
    await ask(deps, token, note);
    return {};
  },
);

async function ask(deps: Deps, token: string, note: string): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    const face = await transaction.get(publicDocuments(deps.db).doc(token));
    const [companyId, visitId] = [textOf(face.get('companyId')), textOf(face.get('subjectId'))];
    if (face.get('kind') !== 'visit' || companyId === '' || visitId === '') throw showsNothing();
    const subject = { companyId, kind: 'visit', subjectId: visitId } as const;
    const ref = inCompany(deps.db, companyId, 'schedule').doc(visitId);
    const [stored, owner] = await transaction.getAll(ref, tokenRef(deps.db, subject));
    const visit = scheduleEntrySchema.safeParse(stored?.data());
    if (!visit.success || tokenOf(owner?.data()) !== token) throw showsNothing();
    const now = deps.now();
    if (!isAhead(visit.data.state) || visit.data.placement.endsAt < now)
      throw precondition('This visit can no longer be moved. Please call the company.');
    if (visit.data.rescheduleAskedAt !== '')
      throw precondition('You have already asked for another time. The company will get in touch with you.');
    transaction.update(ref, {
      rescheduleAskedAt: now,
      rescheduleNote: note.trim(),
      ...updatedAudit('', now, stored?.data()),
    });
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The same as for a link that never existed: nothing can be learned by trying. */
const showsNothing = () => precondition('This link does not show anything any longer. Please call the company.');
