import { renderLetter } from '@/documents/email/renderLetter';
import type { CompanyFields } from '@/domain/company/schema';
import { jobSchema } from '@/domain/job/schema';
import {
  ANSWERS_A_DAY,
  ANSWERS_USED_UP,
  answerSettingsFor,
  answerTo,
  bookingAnswer,
  isMachineAddress,
  TRIAL_ANSWERS,
} from '@/domain/lead/answer';
import type { Lead } from '@/domain/lead/schema';
import type { LeadSettings } from '@/domain/lead/settings';
import { hasPaidOnce } from '@/domain/mail/allowance';
import { quietUntil } from '@/domain/message/quietHours';
import { messageValues } from '@/domain/message/words';
import { formatPhone } from '@/domain/contact/format';
import { printedCompany } from '@/domain/paper/header';
import { cutText } from '@/lib/cutText';
import { paths } from '@/lib/paths';
import { assertMayMail, SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { abuseAddress } from '../mail/config';
import { nextTry } from '../mail/nextTry';
import { sendMail } from '../mail/sendMail';
import { assertTaken } from '../messages/assertTaken';
import type { Deps } from '../platform/admin';
import { createdStamp, updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { dayCounter } from '../platform/dayCounter';
import { toAppError } from '../platform/errors';
import { appUrl } from '../platform/config';

type ToAnswer = { companyId: string; leadId: string; lead: Lead; company: CompanyFields; settings: LeadSettings };
/** The answer recorded on the lead; null if there was nothing to answer. */
type Answered = Pick<Lead, 'autoAnsweredAt' | 'autoAnswerNote' | 'autoAnswerDueAt'> | null;

/** Records that no automatic answer was sent, and why. */
export const notSent = (note: string): NonNullable<Answered> => ({
  autoAnsweredAt: '',
  autoAnswerNote: cutText(note, 300),
  autoAnswerDueAt: '',
});

/**
 * E-mails a lead, once, that its request has arrived, if the company turned that on for its channel: during the day in the company's
 * zone, within its sending limits, and not to machines, repeat senders or people outside its service. `sendMail` skips anyone who has
 * opted out of e-mail. The lead records why none was sent; one due at night waits for the morning (`sendHeldAnswers`). Someone who booked
 * a time on the website instead always gets that time, immediately: they are waiting. @throws AppError `unavailable` if the mail server
 * rejected it: the caller retries.
 */
export async function answerLead(deps: Deps, asked: ToAnswer, deliver?: Deliver): Promise<Answered> {
  const { companyId, leadId, lead, company, settings } = asked;
  if (lead.email === '') return null;
  const names = { name: company.name, phone: formatPhone(company.phone) };
  const when = await bookedTime(deps, asked);
  const answer = when === '' ? answerSettingsFor(settings, lead) : null;
  if (!answer && when === '') return null;
  const why = whyNot(asked, when !== '');
  if (why !== '') return notSent(why);
  const dueAt = answer ? quietUntil(deps.now(), company.timeZone) : '';
  if (dueAt !== '') return { autoAnsweredAt: '', autoAnswerNote: '', autoAnswerDueAt: dueAt };
  const { subject, message } = answer
    ? answerTo(answer, lead, names)
    : bookingAnswer(lead, { when, service: lead.wanted, company: names });
  const firstId = `lead-answer-${leadId}`;
  if (!(await takeAnswer(deps, companyId, firstId))) return notSent(ANSWERS_USED_UP);
  try {
    const attempt = await nextTry(deps, { companyId, sendId: firstId });
    await assertMayMail(deps, { companyId, customerId: lead.knownCustomerId, to: [lead.email], sentBy: SYSTEM });
    const outcome = await sendMail(
      deps,
      {
        companyId,
        ...attempt,
        about: {
          ...{ kind: 'message', subjectType: 'lead', subjectId: leadId, customerId: lead.knownCustomerId },
          // A job's first visit has the job's id.
          visitId: when === '' ? '' : lead.jobId,
        },
        contact: { purpose: 'leads', timeZone: company.timeZone },
        to: [lead.email],
        fromName: company.name,
        replyTo: company.email,
        subject,
        ...renderLetter({
          company: printedCompany(company),
          subject,
          message,
          link: { label: 'Write to us again', address: `${appUrl('')}${paths.leadForm(companyId)}` },
          abuse: { address: abuseAddress(), reference: `${companyId}/${attempt.sendId}` },
        }),
        sentBy: SYSTEM,
      },
      deliver,
    );
    assertTaken(outcome);
    return { autoAnsweredAt: outcome.sentAt, autoAnswerNote: '', autoAnswerDueAt: '' };
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    if (code === 'unavailable' || code === 'unknown') throw error;
    return notSent(userMessage);
  }
}

/** Counts an automatic answer against the company's daily limit; false when it is used up. The same answer again counts once. */
async function takeAnswer(deps: Deps, companyId: string, sendId: string): Promise<boolean> {
  const mailRef = inCompany(deps.db, companyId, 'mail').doc(sendId);
  const ref = dayCounter(deps, companyId, 'answers');
  return deps.db.runTransaction(async (transaction) => {
    const [mail, day] = await transaction.getAll(mailRef, ref);
    const used = Number(day?.get('count') ?? 0);
    if (mail?.exists) return true;
    if (used >= ANSWERS_A_DAY) return false;
    const now = deps.now();
    const stamp = { ...(day?.exists ? {} : createdStamp('', now)), ...updatedStamp('', now) };
    transaction.set(ref, { count: used + 1, ...stamp }, { merge: true });
    return true;
  });
}

/**
 * Returns the arrival window for someone who just booked on the website, as in `on Monday, Nov 30 between 8 AM and 10 AM`; '' for all
 * others.
 */
async function bookedTime(deps: Deps, { companyId, lead, company }: ToAnswer): Promise<string> {
  if (lead.channel !== 'website' || lead.state !== 'booked' || lead.jobId === '') return '';
  const job = jobSchema.safeParse((await inCompany(deps.db, companyId, 'jobs').doc(lead.jobId).get()).data()).data;
  if (!job || job.scheduledTime === '') return '';
  const { day, time } = messageValues({
    visit: {
      // They chose the time themselves.
      state: 'confirmed',
      placement: {
        startsAt: job.scheduledTime,
        windowStartsAt: job.arrivalWindowStart,
        windowEndsAt: job.arrivalWindowEnd,
        timeZone: company.timeZone,
      },
      propertyAddress: '',
    },
    company,
    firstName: lead.firstName,
    technician: '',
    now: deps.now(),
  });
  return `${day} ${time}`;
}

/** Returns why no automatic answer is sent, as a message, or '' if one is. A booking is confirmed to anyone who could book. */
function whyNot({ lead, company }: ToAnswer, isBooked: boolean): string {
  if (isMachineAddress(lead.email)) return 'The address belongs to a machine.';
  if (isBooked) return '';
  if (lead.isDuplicate) return 'They were answered before.';
  if (lead.isBlocked) return 'They are marked “Do not service”.';
  if (lead.isOutOfArea) return 'They are outside of your service area.';
  return lead.knownCustomerId === '' && !hasPaidOnce(company) ? TRIAL_ANSWERS : '';
}
