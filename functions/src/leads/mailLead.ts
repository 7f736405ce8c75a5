import { createHash } from 'node:crypto';
import { LEAD_MESSAGE_LENGTH, LEAD_ORIGINAL_LENGTH, leadInputSchema } from '@/domain/lead/schema';
import { cutText } from '@/lib/cutText';
import { openCompany } from '../company/openCompany';
import type { Deps } from '../platform/admin';
import { storeLead } from './storeLead';

/** Derives the lead's id: one per sender and day (`YYYY-MM-DD`, UTC); anything else they write that day is in the e-mail log. */
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
  /** Id of the mail's record. */
  messageId: string;
};

/** Creates a lead from an e-mail by a non-customer asking for work. Does nothing if the company doesn't have leads: the e-mail log has it. */
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
    // Writing to a company isn't consent to be contacted later.
    consent: null,
  });
}
