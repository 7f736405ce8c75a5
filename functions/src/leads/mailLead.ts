import { createHash } from 'node:crypto';
import { LEAD_MESSAGE_LENGTH, LEAD_ORIGINAL_LENGTH, leadInputSchema } from '@/domain/lead/schema';
import { cutText } from '@/lib/cutText';
import { openCompany } from '../company/openCompany';
import type { Deps } from '../platform/admin';
import { storeLead } from './storeLead';

/** One for each sender and day (`YYYY-MM-DD`, UTC); what else they write that day is in the log of e-mails. */
export const leadIdOfMail = (companyId: string, address: string, day: string): string =>
  `mail${createHash('sha256').update(`${companyId}\n${address}\n${day}`).digest('hex').slice(0, 16)}`;

type UnknownMail = {
  companyId: string;
  leadId: string;
  /** As the sender wrote it; '' = none. */
  name: string;
  address: string;
  words: string;
  subject: string;
  /** The id of the mail's record. */
  messageId: string;
};

/** An e-mail of somebody who is no customer: they ask for work. Nothing where the company has no leads: the log of e-mails has it. */
export async function leadOfMail(
  deps: Deps,
  { companyId, leadId, name, address, words, subject, messageId }: UnknownMail,
): Promise<void> {
  const cut = name.lastIndexOf(' ');
  const input = leadInputSchema.safeParse({
    firstName: cutText(cut === -1 ? '' : name.slice(0, cut).trim(), 80),
    lastName: cutText(cut === -1 ? name : name.slice(cut + 1), 80),
    email: address,
    wanted: cutText(subject, 160),
    message: cutText(words, LEAD_MESSAGE_LENGTH),
    channel: 'mail',
  });
  if (!input.success || !(await openCompany(deps, companyId, 'leads'))) return;
  await storeLead(deps, {
    companyId,
    leadId,
    input: input.data,
    receivedAt: deps.now(),
    externalId: '',
    campaign: null,
    receipt: { sender: address, subject, messageId, original: cutText(words, LEAD_ORIGINAL_LENGTH) },
    // Writing to a company is no consent to be written to later.
    consent: null,
  });
}
