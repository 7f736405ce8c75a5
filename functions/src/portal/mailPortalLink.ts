import type { CompanyFields } from '@/domain/company/schema';
import { greetingName } from '@/domain/invoice/mailText';
import { paragraphs } from '@/domain/mail/letter';
import { paths } from '@/lib/paths';
import type { Deliver } from '../mail/client';
import { sendLetter } from '../mail/sendLetter';
import type { Deps } from '../platform/admin';
import { appUrl } from '../platform/config';
import { makePortalLink, PORTAL_DAYS } from './portalLink';

type ToMail = {
  companyId: string;
  company: CompanyFields;
  /** The customers whose records have the address. */
  customers: readonly { id: string; name: string; sortName: string }[];
  /** As on their record. */
  email: string;
  /** Repeats with the same id are sent once. */
  sendId: string;
};

/** E-mails a new portal link to a customer's own address. @throws AppError as `sendLetter` */
export async function mailPortalLink(
  deps: Deps,
  { companyId, company, customers, email, sendId }: ToMail,
  deliver?: Deliver,
): Promise<void> {
  const [first] = customers;
  if (!first) return;
  const token = await makePortalLink(deps, { companyId, customerIds: customers.map(({ id }) => id), email });
  await sendLetter(
    deps,
    {
      ...{ companyId, company, sendId, to: email, replyTo: company.email },
      about: { subjectType: 'customer', subjectId: first.id, customerId: first.id },
      letter: {
        subject: `Your papers with ${company.name}`,
        message: paragraphs(
          `Hi ${greetingName(first)},`,
          `Here is the link to your estimates, invoices, agreements and visits with ${company.name}. It works for ${PORTAL_DAYS} days, and for you alone: please do not pass it on.`,
          // Nothing follows the URL: a period would be copied along with it.
          `After that, ask for a new one here: ${appUrl('')}${paths.portal(companyId)}`,
          'If you did not ask for it, you can ignore this e-mail.',
          `Thank you,\n${company.name}`,
        ),
        linkLabel: 'See my papers',
      },
      link: `${appUrl('')}${paths.portal(token)}`,
    },
    deliver,
  );
}
