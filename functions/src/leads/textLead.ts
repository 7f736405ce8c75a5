import { createHash } from 'node:crypto';
import { warn } from 'firebase-functions/logger';
import { formatPhone } from '@/domain/contact/format';
import { LEAD_MESSAGE_LENGTH, LEAD_ORIGINAL_LENGTH, leadInputSchema } from '@/domain/lead/schema';
import { dayOf } from '@/domain/scheduling/wallClock';
import { AppError } from '@/lib/appError';
import { cutText } from '@/lib/cutText';
import { openCompany } from '../company/openCompany';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { countShielded } from '../platform/rateLimit';
import { knownCustomer } from './checkLead';
import { storeLead } from './storeLead';

/** Per company, from all numbers: more than any campaign brings, and few enough to clean up. */
const LEADS_A_MINUTE = 20;

type UnknownText = {
  companyId: string;
  /** In E.164. */
  phone: string;
  /** The message as plain text, with a line about pictures. */
  words: string;
  /** The provider's message id, which is also its record's. */
  messageId: string;
};

/** Derives the lead's id: one per number and day in the company's time zone. The number never becomes a path. */
const leadIdOf = (companyId: string, phone: string, day: string): string =>
  `text${createHash('sha256').update(`${companyId}\n${phone}\n${day}`).digest('hex').slice(0, 16)}`;

/**
 * Handles a text from a number the company never wrote to: someone asking for work. It becomes a lead, once a day per number; anything
 * else they write that day is in the text log. If the number is on a customer's record, the text goes to the customer instead.
 */
export async function leadOfText(deps: Deps, { companyId, phone, words, messageId }: UnknownText): Promise<void> {
  const { knownCustomerId } = await knownCustomer(deps, companyId, { phone: formatPhone(phone), email: '' });
  if (knownCustomerId !== '') {
    const ref = inCompany(deps.db, companyId, 'texts').doc(messageId);
    await ref.update({ customerId: knownCustomerId, ...updatedAudit('', deps.now(), (await ref.get()).data()) });
    return;
  }
  const company = await openCompany(deps, companyId, 'leads');
  if (!company) return;
  try {
    await countShielded(deps, `leadText_${companyId}`, LEADS_A_MINUTE);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate-limited') throw error;
    warn('texts from unknown numbers come too fast to be leads', { companyId });
    return;
  }
  const receivedAt = deps.now();
  await storeLead(deps, {
    companyId,
    leadId: leadIdOf(companyId, phone, dayOf(receivedAt, company.timeZone)),
    input: leadInputSchema.parse({
      phone: formatPhone(phone),
      message: cutText(words, LEAD_MESSAGE_LENGTH),
      channel: 'text',
    }),
    receivedAt,
    externalId: '',
    campaign: null,
    receipt: { sender: phone, subject: '', messageId, original: cutText(words, LEAD_ORIGINAL_LENGTH) },
    // Writing to a company isn't consent to be contacted later.
    consent: null,
  });
}
