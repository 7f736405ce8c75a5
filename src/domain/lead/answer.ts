import { cutText } from '@/lib/cutText';
import {
  ANSWER_KEYS,
  ANSWERED_CHANNELS,
  type AnsweredChannel,
  type AnswerSettings,
  type LeadSettings,
} from './settings';
import type { Lead } from './schema';

/** The placeholders allowed in an automatic answer's text. */
export const ANSWER_PLACEHOLDERS = ['firstName', 'company', 'phone'] as const;
type Placeholder = (typeof ANSWER_PLACEHOLDERS)[number];
export const ANSWER_PLACEHOLDER_LABELS: Record<Placeholder, string> = {
  firstName: 'First name',
  company: 'Your company',
  phone: 'Your phone number',
};

/** The default until a company writes its own. */
export const DEFAULT_ANSWER = {
  subject: '{company} has your request',
  text: 'Hi {firstName},\n\nThank you for writing to {company}. Your request has reached us, and we will get back to you as soon as we can.\n\nIf it is urgent, call {phone}.\n\nThank you,\n{company}',
} as const;

const fill = (words: string, values: Readonly<Record<Placeholder | 'service', string>>): string =>
  words.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );

type Addressed = Pick<Lead, 'firstName'>;

/** A single word of letters, as a first name is, unlike a link or a sentence. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u;

/**
 * Returns the greeting for automatic answers. Anyone can enter anyone's address in a form, so nothing they typed goes into the answer
 * except a plausible first name: otherwise strangers could send their words to strangers in the company's name.
 */
const greeted = ({ firstName }: Addressed): string => (FIRST_NAME.test(firstName.trim()) ? firstName.trim() : 'there');

/**
 * Returns the e-mail for a lead, with placeholders filled in: the preview shows exactly what is sent. Empty company wording means ours.
 * `{service}`, which companies could use earlier, doesn't reveal what someone typed either.
 */
export function answerTo(
  { subject, text }: Pick<AnswerSettings, 'subject' | 'text'>,
  lead: Addressed,
  company: { name: string; phone: string },
): { subject: string; message: string } {
  const values = {
    firstName: greeted(lead),
    company: company.name,
    service: 'your request',
    phone: company.phone || 'us',
  };
  return {
    subject: fill(subject || DEFAULT_ANSWER.subject, values)
      .replaceAll(/\s+/g, ' ')
      .slice(0, 200),
    message: fill(text || DEFAULT_ANSWER.text, values),
  };
}

/**
 * Returns the e-mail to someone who booked a time on the website: when the technician comes, and how to change it. `service` is the
 * company's own name for what they chose.
 */
export function bookingAnswer(
  lead: Addressed,
  { when, service, company }: { when: string; service: string; company: { name: string; phone: string } },
): { subject: string; message: string } {
  const about = service === '' ? '' : ` for ${service}`;
  return {
    subject: cutText(`You are booked with ${company.name}`, 200),
    message: [
      `Hi ${greeted(lead)},`,
      `You are booked with ${company.name}${about}. We arrive ${when}.`,
      company.phone === ''
        ? 'To change or cancel it, answer this e-mail.'
        : `To change or cancel it, call ${company.phone}.`,
      `Thank you,\n${company.name}`,
    ].join('\n\n'),
  };
}

/** The maximum of a company's daily e-mails that answer strangers automatically: a flood of requests must not use up those for invoices. */
export const ANSWERS_A_DAY = 200;
export const ANSWERS_USED_UP = `Your company answers at most ${ANSWERS_A_DAY} requests a day automatically, and today’s are used up.`;

/** Explains why trial companies don't send automatic answers to strangers: shown before the switch is turned on, and on the lead. */
export const TRIAL_ANSWERS =
  'Until your company’s first payment, automatic answers go only to people who are your customers already.';

const isAnsweredChannel = (channel: string): channel is AnsweredChannel =>
  ANSWERED_CHANNELS.some((known) => known === channel);

/** Returns the wording of a lead's automatic answer; null if that is off, and for leads that were answered on the phone. */
export function answerSettingsFor(settings: LeadSettings, { channel }: Pick<Lead, 'channel'>): AnswerSettings | null {
  if (!isAnsweredChannel(channel)) return null;
  const answer = settings[ANSWER_KEYS[channel]];
  return answer.isOn ? answer : null;
}

/** No one reads messages sent there, and some reply automatically. */
const MACHINE = /^(no-?reply|do-?not-?reply|mailer-daemon|postmaster|notifications?|leads?|alerts?)([+@._-]|$)/i;
export const isMachineAddress = (email: string): boolean => MACHINE.test(email);
