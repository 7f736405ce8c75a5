import type { DocumentReference } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { MAY_HAVE_ARRIVED } from '@/domain/message/handOver';
import { laterState, textSchema, type TextMessage } from '@/domain/message/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { functionUrl } from '../platform/config';
import type { DeliverText } from '../twilio/client';
import { isUnsubscribed, mayBeTaken, textFailure } from '../twilio/errors';
import { followKeyword } from './followKeyword';
import { noteHandOver } from './handOver';

type Outcome = Pick<TextMessage, 'state' | 'error' | 'providerId' | 'sentAt'>;

type Addressed = {
  companyId: string;
  sendId: string;
  /** Of the first try, where this is a later one (`nextTry`). */
  firstId?: string;
  phone: string;
  /** The company's own number; '' = the shared one. */
  from: string;
  body: string;
};

/** Evidence of an opt-out that only the provider saw. */
const REPORTED = 'The text message provider reported that this number has opted out.';

/** Hands a text that was claimed at `ref` to the provider, and keeps what came of it. */
export async function handText(
  deps: Deps,
  ref: DocumentReference,
  text: Addressed,
  deliver: DeliverText,
): Promise<Outcome> {
  const outcome = await attempt(deps, ref, text, deliver);
  await keep(deps, ref, outcome);
  return outcome;
}

async function attempt(deps: Deps, ref: DocumentReference, text: Addressed, deliver: DeliverText): Promise<Outcome> {
  const { companyId, sendId, firstId = sendId, phone, from, body } = text;
  let isHandedOver = false;
  try {
    await noteHandOver(deps, ref);
    isHandedOver = true;
    const outgoing = { to: phone, from, body, reportsTo: reportsTo(companyId, sendId), key: firstId };
    const { providerId } = await deliver(outgoing);
    return { state: 'sent', error: '', providerId, sentAt: deps.now() };
  } catch (error) {
    warn('a text message was not sent', { sendId, code: error instanceof Error && 'code' in error ? error.code : '' });
    // The provider knows of a STOP that never reached us.
    if (isUnsubscribed(error))
      await followKeyword(deps, {
        ...{ phone, keyword: 'stop', messageId: sendId, wording: REPORTED },
        companyId: from === '' ? '' : companyId,
      });
    if (isHandedOver && mayBeTaken(error))
      return { state: 'unclear', error: MAY_HAVE_ARRIVED, providerId: '', sentAt: '' };
    return { state: 'failed', error: textFailure(error).slice(0, 500), providerId: '', sentAt: '' };
  }
}

/** Where the provider reports: it says which message, and the signature is over the address too. */
const reportsTo = (companyId: string, sendId: string): string =>
  `${functionUrl('textWebhook')}?${new URLSearchParams({ company: companyId, text: sendId }).toString()}`;

/** A report may have come before the answer: what is known already stays. */
async function keep(deps: Deps, ref: DocumentReference, outcome: Outcome): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const stored = textSchema.safeParse(data).data;
    const state = stored ? laterState(stored.state, outcome.state) : outcome.state;
    transaction.update(ref, {
      ...outcome,
      state,
      error: state === outcome.state ? outcome.error : (stored?.error ?? ''),
      ...updatedAudit('', deps.now(), data),
    });
  });
}
