import { renderLetter } from '@/documents/email/renderLetter';
import { customerSchema } from '@/domain/customer/schema';
import { formatPhone } from '@/domain/contact/format';
import { answerCustomer as contract } from '@/domain/message/api';
import { finishText } from '@/domain/message/finishText';
import { printedCompany } from '@/domain/paper/header';
import { assertMayMail } from '../mail/allowance';
import { abuseAddress, MAIL_SECRETS } from '../mail/config';
import { nextTry } from '../mail/nextTry';
import { sendMail } from '../mail/sendMail';
import { member } from '../platform/access';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { assertCan } from '../sharing/rights';
import { TEXT_SECRETS } from '../twilio/config';
import { assertTaken } from './assertTaken';
import { sendText } from './sendText';

/** Replies to a customer in their conversation. However often it is clicked, it is sent once. */
export const answerCustomer = defineCallable(
  contract,
  {
    // Anyone who writes to strangers in our name must be verified, owners included.
    access: member({ requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 30, perNetwork: 180 },
    secrets: [...MAIL_SECRETS, ...TEXT_SECRETS],
  },
  async (deps, { customerId, channel, sendId, subject, message }, caller) => {
    assertCan(caller, 'read', 'threads');
    const { companyId, company, uid: sentBy } = caller;
    if (channel === 'sms') {
      const outcome = await sendText(deps, {
        companyId,
        ...(await nextTry(deps, { companyId, sendId }, 'texts')),
        about: { kind: 'answer', visitId: '' },
        purpose: 'visits',
        customerId,
        body: finishText(message, company.name),
        propertyId: '',
        sentBy,
      });
      assertTaken(outcome);
      return { to: formatPhone(outcome.phone) };
    }
    const stored = await inCompany(deps.db, companyId, 'customers').doc(customerId).get();
    const customer = customerSchema.safeParse(stored.data()).data;
    if (!customer) throw notFound('Customer');
    if (customer.email === '') throw precondition('The customer has no e-mail address.');
    if (subject === '') throw precondition('Enter a subject.');
    const attempt = await nextTry(deps, { companyId, sendId });
    const to = [customer.email];
    if (attempt.earlierState === '') await assertMayMail(deps, { companyId, customerId, to, sentBy });
    const abuse = { address: abuseAddress(), reference: `${companyId}/${sendId}` };
    const outcome = await sendMail(deps, {
      companyId,
      ...attempt,
      about: { kind: 'message', subjectType: 'customer', subjectId: customerId, customerId },
      keptText: message,
      contact: { purpose: 'visits', timeZone: company.timeZone },
      to,
      fromName: company.name,
      replyTo: company.email,
      subject,
      ...renderLetter({ company: printedCompany(company), subject, message, link: { label: '', address: '' }, abuse }),
      sentBy,
    });
    assertTaken(outcome);
    return { to: customer.email };
  },
);
