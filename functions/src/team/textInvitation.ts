import { quietUntil } from '@/domain/message/quietHours';
import { textSchema } from '@/domain/message/schema';
import { segmentCount } from '@/domain/message/segments';
import { invitationPath, invitationText } from '@/domain/team/invitationMail';
import type { Invite } from '@/domain/team/schema';
import { AppError } from '@/lib/appError';
import { handText } from '../messages/handText';
import { takeSegments } from '../messages/takeSegments';
import { isStoppedFor, markStaff, readTextNumber } from '../messages/textNumbers';
import { readTextSenders } from '../messages/textSenders';
import type { Deps } from '../platform/admin';
import { createdAudit, isMadeWith } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { appUrl } from '../platform/config';
import { precondition } from '../platform/errors';
import { contactsKey } from '../platform/keys';
import { deliverByTwilio, type DeliverText } from '../twilio/client';
import { textConfig } from '../twilio/config';
import type { InvitationMail } from './mailInvitation';

/** Replaces the link, whose key must not be readable in the company's texts. */
const LINK_SENT = '[link]';

/** Texts an invitation. Returns the outcome, for the invitation's own record; limits and a missing provider are refusals with a message. */
export async function textInvitation(
  deps: Deps,
  { inviteId, invite, key, company, inviter, origin }: InvitationMail,
  deliver: DeliverText = deliverByTwilio,
): Promise<Pick<Invite, 'mailState' | 'mailError'>> {
  try {
    const { companyId, phone } = invite;
    textConfig();
    if (quietUntil(deps.now(), company.timeZone) !== '')
      throw precondition('Texts go out between 8 AM and 9 PM. Send it again then, or send the link yourself.');
    await contactsKey(deps);
    const sendId = deps.newId();
    const ref = inCompany(deps.db, companyId, 'texts').doc(sendId);
    const written = (link: string): string => invitationText({ ...invite, inviterName: inviter.name, link });
    const body = written(`${appUrl(origin)}${invitationPath({ ...invite, inviteId, key })}`);
    const now = deps.now();
    const audit = createdAudit(inviter.uid, now);
    const from = await deps.db.runTransaction(async (transaction) => {
      const isOwn = isMadeWith((await transaction.get(ref)).data(), audit);
      const { ref: numberRef, number } = await readTextNumber(deps, transaction, phone);
      const sender = (await readTextSenders(deps, (document) => transaction.get(document))).of(companyId);
      if (isOwn) return sender;
      const segments = segmentCount(body);
      const day = await takeSegments(deps, transaction, { companyId, company, segments });
      if (isStoppedFor(number, companyId, sender))
        throw precondition('This number wants no texts. Send the link yourself.');
      if (day.fault !== '') throw precondition(day.fault);
      const text = textSchema.parse({
        kind: 'invitation',
        subjectId: inviteId,
        phone,
        body: written(LINK_SENT),
        segments,
        state: 'sending',
        requestedAt: now,
        handedOverAt: '',
        sentBy: inviter.uid,
      });
      transaction.create(ref, { ...text, ...audit });
      day.write();
      markStaff(transaction, { ref: numberRef, number }, companyId);
      return sender;
    });
    const { state, error } = await handText(deps, ref, { companyId, sendId, phone, from, body }, deliver);
    if (state === 'failed' || state === 'unclear') return { mailState: state, mailError: error };
    return { mailState: 'sent', mailError: '' };
  } catch (error) {
    if (error instanceof AppError) return { mailState: 'failed', mailError: error.userMessage };
    throw error;
  }
}
