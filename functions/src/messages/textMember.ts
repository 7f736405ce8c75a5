import { companySchema } from '@/domain/company/schema';
import { dailyTexts, textLimitFault } from '@/domain/message/allowance';
import { textSchema } from '@/domain/message/schema';
import { segmentCount } from '@/domain/message/segments';
import { AppError } from '@/lib/appError';
import { isConfirmed, SYSTEM } from '../mail/allowance';
import type { Deps } from '../platform/admin';
import { createdAudit, createdStamp, updatedAudit, updatedStamp } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { functionUrl } from '../platform/config';
import { dayCounter } from '../platform/dayCounter';
import { contactsKey } from '../platform/keys';
import { deliverByTwilio, type DeliverText } from '../twilio/client';
import { textConfig } from '../twilio/config';
import { mayBeTaken, textFailure } from '../twilio/errors';
import { isStoppedFor, readTextNumber } from './textNumbers';
import { readTextSenders } from './textSenders';

export type MemberText = { companyId: string; sendId: string; phone: string; visitId: string; body: string };

/**
 * Texts somebody of the company, who chose texts in their own settings, once per `sendId`. False where it cannot go out that way (a STOP, no
 * provider, nothing left of the day, the provider refused): then there is another.
 */
export async function textMember(
  deps: Deps,
  { companyId, sendId, phone, visitId, body }: MemberText,
  deliver: DeliverText = deliverByTwilio,
): Promise<boolean> {
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  if (!isTextingSetUp() || !(await isConfirmed(deps, company.ownerId))) return false;
  await contactsKey(deps);
  const ref = inCompany(deps.db, companyId, 'texts').doc(sendId);
  const claim = await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    if (stored) return { isSent: stored['state'] !== 'failed' };
    const { number } = await readTextNumber(deps, transaction, phone);
    const from = (await readTextSenders(deps, (document) => transaction.get(document))).of(companyId);
    const dayRef = dayCounter(deps, companyId, 'texts');
    const day = (await transaction.get(dayRef)).data();
    const segments = segmentCount(body);
    const used = Number(day?.['segments'] ?? 0);
    if (isStoppedFor(number, companyId, from) || textLimitFault(segments, used, dailyTexts(company)) !== '')
      return { isSent: false };
    const now = deps.now();
    transaction.create(ref, {
      ...textSchema.parse({
        kind: 'alert',
        visitId,
        phone,
        body,
        segments,
        state: 'sending',
        requestedAt: now,
        handedOverAt: now,
        sentBy: SYSTEM,
      }),
      ...createdAudit(SYSTEM, now),
    });
    transaction.set(
      dayRef,
      { segments: used + segments, ...(day ? {} : createdStamp('', now)), ...updatedStamp('', now) },
      { merge: true },
    );
    return { from };
  });
  if ('isSent' in claim) return claim.isSent;
  const settle = async (changes: object): Promise<void> => {
    const stored = (await ref.get()).data();
    await ref.update({ ...changes, ...updatedAudit('', deps.now(), stored) });
  };
  try {
    const reportsTo = `${functionUrl('textWebhook')}?${new URLSearchParams({ company: companyId, text: sendId }).toString()}`;
    const { providerId } = await deliver({ to: phone, from: claim.from, body, reportsTo, key: sendId });
    await settle({ state: 'sent', providerId, sentAt: deps.now() });
    return true;
  } catch (error) {
    const isTaken = mayBeTaken(error);
    await settle({ state: isTaken ? 'unclear' : 'failed', error: textFailure(error).slice(0, 500) });
    return isTaken;
  }
}

/** Whether this server sends texts at all. */
function isTextingSetUp(): boolean {
  try {
    textConfig();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
