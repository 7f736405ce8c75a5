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
import { correctSegments } from './takeSegments';

type Outcome = Pick<TextMessage, 'state' | 'error' | 'providerId' | 'sentAt'>;
/** `segments`: in how many parts the provider sent it; 0 = unknown. */
type Attempt = Outcome & { segments: number };

type Addressed = {
  companyId: string;
  sendId: string;
  /** Id of the first try, if this is a later one (`nextTry`). */
  firstId?: string;
  phone: string;
  /** The company's own number; '' = the shared one. */
  from: string;
  body: string;
};

/** Evidence of an opt-out that only the provider saw. */
const REPORTED = 'The text message provider reported that this number has opted out.';

/** Passes a text claimed at `ref` to the provider, and stores the outcome. */
export async function handText(
  deps: Deps,
  ref: DocumentReference,
  text: Addressed,
  deliver: DeliverText,
): Promise<Outcome> {
  const { segments, ...outcome } = await attempt(deps, ref, text, deliver);
  await keep(deps, ref, text.companyId, { ...outcome, segments });
  return outcome;
}

async function attempt(deps: Deps, ref: DocumentReference, text: Addressed, deliver: DeliverText): Promise<Attempt> {
  const { companyId, sendId, firstId = sendId, phone, from, body } = text;
  let isHandedOver = false;
  try {
    await noteHandOver(deps, ref);
    isHandedOver = true;
    const outgoing = { to: phone, from, body, reportsTo: reportsTo(companyId, sendId), key: firstId };
    const { providerId, segments = 0 } = await deliver(outgoing);
    return { state: 'sent', error: '', providerId, sentAt: deps.now(), segments };
  } catch (error) {
    warn('a text message was not sent', { sendId, code: error instanceof Error && 'code' in error ? error.code : '' });
    // The provider knows about a STOP that never reached us.
    if (isUnsubscribed(error))
      await followKeyword(deps, {
        ...{ phone, keyword: 'stop', messageId: sendId, wording: REPORTED },
        companyId: from === '' ? '' : companyId,
      });
    if (isHandedOver && mayBeTaken(error))
      return { state: 'unclear', error: MAY_HAVE_ARRIVED, providerId: '', sentAt: '', segments: 0 };
    return { state: 'failed', error: textFailure(error).slice(0, 500), providerId: '', sentAt: '', segments: 0 };
  }
}

/** Returns the provider's callback URL: it identifies the message, and the signature covers the URL too. */
const reportsTo = (companyId: string, sendId: string): string =>
  `${functionUrl('textWebhook')}?${new URLSearchParams({ company: companyId, text: sendId }).toString()}`;

/**
 * Stores the outcome. A report may arrive before the response: what is already known is kept. The company's daily count is corrected to
 * what was really sent: zero for a refused text, otherwise the provider's segment count if given.
 */
async function keep(
  deps: Deps,
  ref: DocumentReference,
  companyId: string,
  { segments, ...outcome }: Attempt,
): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const stored = textSchema.safeParse(data).data;
    const state = stored ? laterState(stored.state, outcome.state) : outcome.state;
    const sent = state === 'failed' && outcome.state === 'failed' ? 0 : segments || stored?.segments || 0;
    transaction.update(ref, {
      ...outcome,
      state,
      segments: sent,
      error: state === outcome.state ? outcome.error : (stored?.error ?? ''),
      ...updatedAudit('', deps.now(), data),
    });
    if (stored)
      correctSegments(deps, transaction, {
        companyId,
        requestedAt: stored.requestedAt,
        segments: sent - stored.segments,
      });
  });
}
