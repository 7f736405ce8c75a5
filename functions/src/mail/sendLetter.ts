import { renderLetter } from '@/documents/email/renderLetter';
import type { CompanyFields } from '@/domain/company/schema';
import type { Letter } from '@/domain/mail/letter';
import type { Mail } from '@/domain/mail/schema';
import type { ContactPurpose } from '@/domain/message/contact';
import { printedCompany } from '@/domain/paper/header';
import type { Deps } from '../platform/admin';
import { assertTaken } from '../messages/assertTaken';
import { assertMayMail, SYSTEM } from './allowance';
import type { Deliver } from './client';
import { abuseAddress } from './config';
import { nextTry } from './nextTry';
import { sendMail, type MailToSend } from './sendMail';

export type LetterToSend = {
  companyId: string;
  company: CompanyFields;
  /** Derived from the event, so that repeats are sent once. */
  sendId: string;
  about: Pick<Mail, 'subjectType' | 'subjectId' | 'customerId'> & Partial<Pick<Mail, 'kind'>>;
  to: string;
  /** True when it goes to the company itself, at an address from `companyAddress`. */
  isToCompany?: boolean;
  /** Why the customer is contacted. */
  purpose?: ContactPurpose;
  /** Reply-to address; for '' see `MailToSend`. */
  replyTo: string;
  letter: Letter;
  /** Its text is kept in the log: a notice must be provable later as it was sent. */
  isTextKept?: boolean;
  /** The link of the letter's button. */
  link: string;
  attachments?: NonNullable<MailToSend['attachments']>;
};

/**
 * E-mails a short automatic text, once, within the company's limits. A failed one is retried with the same id.
 * @throws AppError as `assertMayMail`, `sendMail` and `assertTaken`.
 */
export async function sendLetter(deps: Deps, mail: LetterToSend, deliver?: Deliver): Promise<void> {
  const { companyId, company, about, to, isToCompany = false, purpose = 'documents', replyTo, letter, link } = mail;
  const { isTextKept = false, attachments = [] } = mail;
  const attempt = await nextTry(deps, mail);
  const { sendId, earlierState } = attempt;
  // If the event repeats while the first run is still sending, the first may yet fail.
  if (earlierState !== '') {
    assertTaken({ state: earlierState, error: '' });
    return;
  }
  await assertMayMail(deps, { companyId, customerId: about.customerId, to: [to], sentBy: SYSTEM, isToCompany });
  const { subject, message, linkLabel } = letter;
  const rendered = renderLetter({
    company: printedCompany(company),
    subject,
    message,
    link: { label: linkLabel, address: link },
    abuse: { address: abuseAddress(), reference: `${companyId}/${sendId}` },
  });
  const outcome = await sendMail(
    deps,
    {
      companyId,
      ...attempt,
      about: { kind: 'message', ...about },
      keptText: isTextKept ? message : '',
      contact: isToCompany ? null : { purpose, timeZone: company.timeZone },
      to: [to],
      fromName: company.name,
      replyTo,
      subject,
      ...rendered,
      attachments,
      sentBy: SYSTEM,
    },
    deliver,
  );
  assertTaken(outcome);
}
