import { renderLetter } from '@/documents/email/renderLetter';
import type { CompanyFields } from '@/domain/company/schema';
import type { Customer } from '@/domain/customer/schema';
import { printedCompany } from '@/domain/paper/header';
import { paths } from '@/lib/paths';
import { assertMayMail, SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { abuseAddress } from '../mail/config';
import type { Try } from '../mail/nextTry';
import { sendMail, type MailOutcome } from '../mail/sendMail';
import type { Deps } from '../platform/admin';
import { precondition } from '../platform/errors';
import { shareIn } from '../sharing/shareDocument';
import { appUrl } from '../platform/config';

/** Repeats of the same try are sent once. */
export type VisitMail = Try & {
  companyId: string;
  company: CompanyFields;
  visitId: string;
  customerId: string;
  customer: Pick<Customer, 'email'>;
  subject: string;
  /** Final plain text. */
  message: string;
  /** A uid, or 'system'. */
  sentBy: string;
  /** The URL of the app it is sent from; '' for the server's own. */
  origin: string;
};

/**
 * E-mails a customer about a visit, to their own address, with the link of the visit's page.
 * @throws AppError `failed-precondition` if the customer has no address or opted out of e-mail; otherwise as `assertMayMail` and
 * `sendMail`.
 */
export async function sendVisitMail(deps: Deps, mail: VisitMail, deliver?: Deliver): Promise<MailOutcome> {
  const { companyId, company, sendId, firstId, earlierState, visitId, customerId, customer } = mail;
  const { subject, message, sentBy, origin } = mail;
  if (customer.email === '') throw precondition('The customer has no e-mail address.');
  const to = [customer.email];
  // If already sent, answer as before, even if the daily e-mail limit has been used up since.
  if (earlierState === '') await assertMayMail(deps, { companyId, customerId, to, sentBy });
  const sharer = { uid: sentBy === SYSTEM ? '' : sentBy };
  const token = await deps.db.runTransaction((transaction) =>
    shareIn(deps, transaction, { companyId, kind: 'visit', subjectId: visitId }, sharer),
  );
  const link = { label: 'See who comes and when', address: `${appUrl(origin)}${paths.visit(token)}` };
  const abuse = { address: abuseAddress(), reference: `${companyId}/${sendId}` };
  return sendMail(
    deps,
    {
      companyId,
      sendId,
      firstId,
      about: { kind: 'message', subjectType: 'customer', subjectId: customerId, customerId, visitId },
      contact: { purpose: 'visits', timeZone: company.timeZone },
      to,
      fromName: company.name,
      replyTo: company.email,
      subject,
      ...renderLetter({ company: printedCompany(company), subject, message, link, abuse }),
      sentBy,
    },
    deliver,
  );
}
