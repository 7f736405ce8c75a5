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

/** What is sent until a company writes its own. */
export const DEFAULT_ANSWER = {
  subject: '{company} has your request',
  text: 'Hi {firstName},\n\nThank you for writing to {company}. Your request has reached us, and we will get back to you as soon as we can.\n\nIf it is urgent, call {phone}.\n\nThank you,\n{company}',
} as const;

const fill = (words: string, values: Readonly<Record<Placeholder | 'service', string>>): string =>
  words.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );

type Addressed = Pick<Lead, 'firstName'>;

/** One word of letters, as a first name is: a link or a sentence is none. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u;

/**
 * How somebody is greeted automatically. Anybody can enter anybody's address in a form, so nothing of what they typed goes into the answer
 * but a first name that is one: otherwise strangers would send their words to strangers in the company's name.
 */
const greeted = ({ firstName }: Addressed): string => (FIRST_NAME.test(firstName.trim()) ? firstName.trim() : 'there');

/**
 * The e-mail that a lead gets, filled in: what the preview shows is what is sent. Words of the company that are empty are ours.
 * `{service}`, which companies could use before, says nothing of what somebody typed either.
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
 * The e-mail to who booked a time on the website: when somebody comes, and how to change it. `service` is the company's own name of what
 * they chose.
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

/** How many of a company's e-mails of a day answer strangers automatically: a flood of requests must not use up those for invoices. */
export const ANSWERS_A_DAY = 200;
export const ANSWERS_USED_UP = `Your company answers at most ${ANSWERS_A_DAY} requests a day automatically, and today’s are used up.`;

/** Why trial companies send strangers no automatic answers: shown before the switch is turned on, and on the lead. */
export const TRIAL_ANSWERS =
  'Until your company’s first payment, automatic answers go only to people who are your customers already.';

const isAnsweredChannel = (channel: string): channel is AnsweredChannel =>
  ANSWERED_CHANNELS.some((known) => known === channel);

/** The words with which a lead is answered automatically; null where that is off, and for who was answered on the phone. */
export function answerSettingsFor(settings: LeadSettings, { channel }: Pick<Lead, 'channel'>): AnswerSettings | null {
  if (!isAnsweredChannel(channel)) return null;
  const answer = settings[ANSWER_KEYS[channel]];
  return answer.isOn ? answer : null;
}

/** No one reads messages sent there, and some reply automatically. */
const MACHINE = /^(no-?reply|do-?not-?reply|mailer-daemon|postmaster|notifications?|leads?|alerts?)([+@._-]|$)/i;
export const isMachineAddress = (email: string): boolean => MACHINE.test(email);
