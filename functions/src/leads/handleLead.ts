import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { leadOfWebhook, toCampaign, webhookLeadSchema, type WebhookLead } from '@/domain/lead/arrival';
import { isFresh, parseSignature, SIGNATURE_TOLERANCE_SECONDS } from '@/domain/lead/signature';
import { leadSourceNamed } from '@/domain/company/workChoices';
import type { WorkSettings } from '@/domain/company/workSettings';
import { isRecordId } from '@/domain/record/recordId';
import { cutText } from '@/lib/cutText';
import { openCompany } from '../company/openCompany';
import type { Deps } from '../platform/admin';
import type { WebhookAnswer, WebhookHandler } from '../platform/defineWebhook';
import { isTooDeep } from '../platform/depth';
import { toAppError } from '../platform/errors';
import { countCall } from '../platform/rateLimit';
import { hookRef, parseHook } from './hooks';
import { readWorkSettings } from './leadCompany';
import { storeLead } from './storeLead';

const CALLS_A_MINUTE = 120;

const json = (status: number, body: Record<string, unknown>): WebhookAnswer => ({
  status,
  message: JSON.stringify(body),
  contentType: 'application/json',
});
const refused = (status: number, error: string): WebhookAnswer => json(status, { error });
/** The same for a nonexistent company or hook, a wrong signature and an old one: a stranger learns nothing. */
const unauthorized = (): WebhookAnswer => refused(401, 'The signature does not match');

/**
 * Accepts a lead that another system sends to a company. Answers 201 with its id if it is new, 200 if the sender's id is known, 401 if it
 * wasn't signed with the company's secret within the last five minutes, 409 for a repeated call, 400 with the field if it isn't a valid
 * lead, 429.
 */
export const handleLead: WebhookHandler = async (deps, { body, header, query }) => {
  const params = new URLSearchParams(query);
  const companyId = params.get('company') ?? '';
  const given = parseSignature(header('x-fieldwright-signature'));
  if (!given || !isRecordId(companyId)) return unauthorized();
  const hook = parseHook((await hookRef(deps.db, companyId).get()).data());
  if (hook?.hookId !== params.get('hook')) return unauthorized();
  if (!isSignedBy(hook.secret, given, body) || !isFresh(given.at, deps.now())) return unauthorized();
  const company = await openCompany(deps, companyId, 'leads');
  if (!company) return unauthorized();
  try {
    await countCall(deps, `leadHook_${companyId}`, CALLS_A_MINUTE);
  } catch (error) {
    if (toAppError(error).code !== 'rate-limited') throw error;
    return refused(429, 'Too many calls. Try again in a minute.');
  }
  const lead = webhookLeadSchema.safeParse(parsedJson(body));
  if (!lead.success) {
    const [issue] = lead.error.issues;
    return refused(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'Not valid'}`.replace(/^: /, ''));
  }
  const work = await readWorkSettings(deps, companyId, company);
  const leadId = leadIdOf(companyId, lead.data.id);
  const isNew = await storeWebhookLead(deps, { companyId, leadId, lead: lead.data, work, body });
  const isFirstCall = await noteCall(deps, companyId, given.signature);
  if (!isNew && !isFirstCall) return refused(409, 'This call was received before');
  await hookRef(deps.db, companyId).update({ lastUsedAt: deps.now() });
  return json(isNew ? 201 : 200, { id: leadId, isNew });
};

function isSignedBy(secret: string, { at, signature }: { at: number; signature: string }, body: Buffer): boolean {
  const wanted = createHmac('sha256', secret)
    .update(`${String(at)}.`)
    .update(body)
    .digest();
  return timingSafeEqual(wanted, Buffer.from(signature, 'hex'));
}

function parsedJson(body: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isTooDeep(value) ? null : value;
  } catch {
    return null;
  }
}

/** The sender's id never becomes a path: it could contain anything. */
const leadIdOf = (companyId: string, externalId: string): string =>
  `hook${createHash('sha256').update(`${companyId}\n${externalId}`).digest('hex').slice(0, 16)}`;

type WebhookArrival = { companyId: string; leadId: string; lead: WebhookLead; work: WorkSettings; body: Buffer };

function storeWebhookLead(deps: Deps, { companyId, leadId, lead, work, body }: WebhookArrival): Promise<boolean> {
  const now = deps.now();
  // A sender's clock running ahead must not create leads in the future.
  const receivedAt = lead.receivedAt !== '' && lead.receivedAt < now ? lead.receivedAt : now;
  const input = leadOfWebhook(lead, (named) => leadSourceNamed(work, named));
  return storeLead(deps, {
    companyId,
    leadId,
    input,
    sourceText: input.source === '' ? lead.source : '',
    receivedAt,
    externalId: lead.id,
    campaign: toCampaign(lead.campaign),
    receipt: { sender: lead.source, subject: '', messageId: lead.id, original: cutText(body.toString('utf8'), 30_000) },
    consent: lead.textConsent
      ? {
          wording: lead.textConsent.wording,
          evidence: `Sent by ${lead.source || 'the webhook'}`,
          at: lead.textConsent.at,
        }
      : null,
  });
}

/** Returns whether a signature is new. Stored for as long as it would be valid. */
function noteCall({ db, now }: Deps, companyId: string, signature: string): Promise<boolean> {
  const id = createHash('sha256').update(`${companyId} ${signature}`).digest('hex');
  const ref = db.collection('leadHookCalls').doc(id);
  return db.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) return false;
    const keptMs = 4 * SIGNATURE_TOLERANCE_SECONDS * 1000;
    transaction.create(ref, { expiresAt: Timestamp.fromMillis(Date.parse(now()) + keptMs) });
    return true;
  });
}
