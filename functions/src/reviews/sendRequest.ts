import { renderLetter } from '@/documents/email/renderLetter';
import type { CompanyFields } from '@/domain/company/schema';
import { formatPhone } from '@/domain/contact/format';
import type { Customer } from '@/domain/customer/schema';
import type { MessageChannel } from '@/domain/message/settings';
import { finishText } from '@/domain/message/finishText';
import { messageGreeting } from '@/domain/message/words';
import { printedCompany } from '@/domain/paper/header';
import type { ReviewRequest } from '@/domain/review/request';
import type { ReviewSettings } from '@/domain/review/settings';
import { fillRequest, requestText, requestWords } from '@/domain/review/words';
import { cutText } from '@/lib/cutText';
import { assertMayMail, SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { abuseAddress } from '../mail/config';
import { nextTry } from '../mail/nextTry';
import { sendMail } from '../mail/sendMail';
import { sendText } from '../messages/sendText';
import { unsubscribeLink } from '../messages/unsubscribeToken';
import type { Deps } from '../platform/admin';
import { toAppError } from '../platform/errors';
import type { DeliverText } from '../twilio/client';
import { openReviewLink } from './reviewLink';

/** For tests: replacements for the mail server and the text message provider. */
export type Ways = { deliverMail?: Deliver; deliverText?: DeliverText };

type ToSend = {
  companyId: string;
  requestId: string;
  request: ReviewRequest;
  round: 1 | 2;
  channel: MessageChannel;
  company: CompanyFields;
  customer: Customer;
  settings: ReviewSettings;
  /** A person asks again although the previous message may have arrived. */
  isAgain?: boolean;
};

/**
 * `isUnclear`: it may have arrived, and isn't resent automatically. `isRefused`: it may not be sent, which wasn't known at the decision.
 * `isFull`: the company's daily limit is used up, and the try doesn't count.
 */
export type RequestOutcome = {
  isSent: boolean;
  isUnclear: boolean;
  isRefused: boolean;
  isFull: boolean;
  note: string;
  to: string;
};

/** Sends one message of a request. Its text is the same for everyone: it only fills in names. */
export async function sendRequest(deps: Deps, toSend: ToSend, ways: Ways): Promise<RequestOutcome> {
  try {
    const outcome =
      toSend.channel === 'sms' ? await textRequest(deps, toSend, ways) : await mailRequest(deps, toSend, ways);
    return {
      isSent: outcome.state !== 'failed' && outcome.state !== 'unclear' && outcome.state !== 'sending',
      isUnclear: outcome.state === 'unclear',
      isRefused: false,
      isFull: false,
      note: outcome.error,
      to: outcome.to,
    };
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    if (code === 'unknown') throw error;
    return {
      isSent: false,
      isUnclear: false,
      isRefused: code === 'failed-precondition',
      isFull: code === 'rate-limited',
      note: userMessage,
      to: '',
    };
  }
}

const sendIdOf = ({ requestId, round, channel }: ToSend): string => `review-${requestId}-${round}-${channel}`;

async function valuesOf(deps: Deps, { companyId, requestId, request, company, customer }: ToSend) {
  return {
    firstName: messageGreeting(customer),
    company: company.name,
    job: request.jobTitle,
    link: await openReviewLink(deps, companyId, requestId),
  };
}

type Said = { state: string; error: string; to: string };

async function textRequest(deps: Deps, toSend: ToSend, { deliverText }: Ways): Promise<Said> {
  const { companyId, request, company, settings, round, isAgain = false } = toSend;
  const words = requestText(requestWords(settings, round).smsText, await valuesOf(deps, toSend));
  const { state, error, phone } = await sendText(
    deps,
    {
      companyId,
      ...(await nextTry(deps, { companyId, sendId: sendIdOf(toSend), isAgain }, 'texts')),
      about: { kind: 'review', visitId: '' },
      purpose: 'reviews',
      customerId: request.customerId,
      body: finishText(words, company.name),
      propertyId: '',
      sentBy: SYSTEM,
    },
    deliverText,
  );
  return { state, error, to: formatPhone(phone) };
}

async function mailRequest(deps: Deps, toSend: ToSend, { deliverMail }: Ways): Promise<Said> {
  const { companyId, request, company, customer, settings, round, isAgain = false } = toSend;
  const { customerId, jobId, trigger } = request;
  const values = await valuesOf(deps, toSend);
  const words = requestWords(settings, round);
  const subject = cutText(fillRequest(words.subject, values), 200);
  const attempt = await nextTry(deps, { companyId, sendId: sendIdOf(toSend), isAgain });
  const { sendId } = attempt;
  const to = [customer.email];
  await assertMayMail(deps, { companyId, customerId, to, sentBy: SYSTEM });
  const unsubscribeUrl = await unsubscribeLink(deps, { companyId, sendId, purpose: 'reviews', email: customer.email });
  const abuse = { address: abuseAddress(), reference: `${companyId}/${sendId}`, unsubscribe: unsubscribeUrl };
  const message = fillRequest(words.emailText, values);
  const link = { label: 'Tell us how it went', address: values.link };
  const { state, error } = await sendMail(
    deps,
    {
      companyId,
      ...attempt,
      about: { kind: 'message', subjectType: 'job', subjectId: jobId, customerId },
      // As it was decided: a person who clicks the button at night isn't shown a delivery failure.
      contact: { purpose: 'reviews', timeZone: company.timeZone, isByHand: trigger === 'by-hand' && round === 1 },
      unsubscribeUrl,
      to,
      fromName: company.name,
      replyTo: company.email,
      subject,
      ...renderLetter({ company: printedCompany(company), subject, message, link, abuse }),
      sentBy: SYSTEM,
    },
    deliverMail,
  );
  return { state, error, to: customer.email };
}
