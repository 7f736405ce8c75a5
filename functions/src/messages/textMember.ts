import { companySchema } from '@/domain/company/schema';
import { textSchema } from '@/domain/message/schema';
import { segmentCount } from '@/domain/message/segments';
import { AppError } from '@/lib/appError';
import { isConfirmed, SYSTEM } from '../mail/allowance';
import type { Deps } from '../platform/admin';
import { createdAudit, isMadeWith } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { contactsKey } from '../platform/keys';
import { deliverByTwilio, type DeliverText } from '../twilio/client';
import { textConfig } from '../twilio/config';
import { settledState } from './handOver';
import { handText } from './handText';
import { takeSegments } from './takeSegments';
import { isStoppedFor, markStaff, readTextNumber } from './textNumbers';
import { readTextSenders } from './textSenders';

export type MemberText = { companyId: string; sendId: string; phone: string; visitId: string; body: string };

/**
 * Texts a member of the company who chose texts in their own settings, once per `sendId`. False if it can't be sent that way (a STOP, no
 * provider, daily limit used up, the provider refused): the caller then uses another.
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
  const earlier = await settledState(deps, 'texts', ref);
  if (earlier !== '') return earlier !== 'failed';
  const now = deps.now();
  const audit = createdAudit(SYSTEM, now);
  const claim = await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const isOwn = isMadeWith(stored, audit);
    if (stored && !isOwn) return { isSent: stored['state'] !== 'failed' };
    const { ref: numberRef, number } = await readTextNumber(deps, transaction, phone);
    const from = (await readTextSenders(deps, (document) => transaction.get(document))).of(companyId);
    if (isOwn) return { from };
    const segments = segmentCount(body);
    const day = await takeSegments(deps, transaction, { companyId, company, segments });
    if (isStoppedFor(number, companyId, from) || day.fault !== '') return { isSent: false };
    transaction.create(ref, {
      ...textSchema.parse({
        kind: 'alert',
        visitId,
        phone,
        body,
        segments,
        state: 'sending',
        requestedAt: now,
        handedOverAt: '',
        sentBy: SYSTEM,
      }),
      ...audit,
    });
    day.write();
    markStaff(transaction, { ref: numberRef, number }, companyId);
    return { from };
  });
  if ('isSent' in claim) return claim.isSent;
  const { state } = await handText(deps, ref, { companyId, sendId, phone, from: claim.from, body }, deliver);
  return state !== 'failed';
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
