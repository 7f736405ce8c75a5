import type { Agreement } from '@/domain/agreement/record/schema';
import type { CompanyFields } from '@/domain/company/schema';
import { greetingName } from '@/domain/invoice/mailText';
import type { Letter } from '@/domain/mail/letter';
import type { Deliver } from '../mail/client';
import { sendLetter } from '../mail/sendLetter';
import type { Deps } from '../platform/admin';
import { linkOf } from '../sharing/sendable';
import { inItsName } from './inItsName';

type MemberLetter = {
  companyId: string;
  company: CompanyFields;
  agreementId: string;
  agreement: Agreement;
  /** Derived from the letter's subject, so that the same letter isn't sent twice. */
  sendId: string;
  /** Token of the customer's page, which the letter links to. */
  token: string;
  write: (to: { agreement: Agreement; company: CompanyFields; firstName: string }) => Letter;
};

/** E-mails a letter about an agreement to its customer, in the name of its business unit. @throws AppError if it can't be sent */
export async function sendMemberLetter(
  deps: Deps,
  { companyId, company: whole, agreementId, agreement, sendId, token, write }: MemberLetter,
  deliver?: Deliver,
): Promise<void> {
  const { customerId, customerName, customerSortName, customerEmail: to } = agreement;
  const company = await inItsName(deps, companyId, whole, agreement);
  const firstName = greetingName({ name: customerName, sortName: customerSortName });
  await sendLetter(
    deps,
    {
      ...{ companyId, company, sendId, to, replyTo: company.email, isTextKept: true },
      about: { kind: 'notice', subjectType: 'agreement', subjectId: agreementId, customerId },
      letter: write({ agreement, company, firstName }),
      link: linkOf('agreement', token),
    },
    deliver,
  );
}
