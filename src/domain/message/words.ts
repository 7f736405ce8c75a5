import { addCalendarDays } from '@/lib/calendar';
import { formatPhone } from '../contact/format';
import type { Customer } from '../customer/schema';
import { greetingName } from '../invoice/mailText';
import { isTimePromised } from '../scheduling/promise';
import type { ScheduleEntry } from '../scheduling/schema';
import { dayOf } from '../scheduling/wallClock';
import { spokenSpan, spokenTime } from '../scheduling/words';
import { plainSigns, textSpelling } from './segments';
import { settingsOfKind, type MessageSettings, type VisitMessageKind } from './settings';

/** The placeholders a message may contain, and their values. */
export const MESSAGE_PLACEHOLDERS = [
  'firstName',
  'company',
  'technician',
  'day',
  'time',
  'address',
  'phone',
  'minutes',
] as const;
export type MessagePlaceholder = (typeof MESSAGE_PLACEHOLDERS)[number];
export const MESSAGE_PLACEHOLDER_LABELS: Record<MessagePlaceholder, string> = {
  firstName: 'First name',
  company: 'Your company',
  technician: 'Technician',
  day: 'Day',
  time: 'Arrival window or confirmed time',
  address: 'Address',
  phone: 'Your phone number',
  minutes: 'Minutes late',
};
export type MessageValues = Record<MessagePlaceholder, string>;
export type MessageWords = { subject: string; emailText: string; smsText: string };

/** The default wording until a company writes its own. A text should be one segment for usual names: each further segment is billed. */
export const DEFAULT_WORDS: Record<VisitMessageKind, MessageWords> = {
  booked: {
    subject: 'Your appointment with {company}',
    emailText:
      'Hi {firstName},\n\nYour appointment with {company} is booked.\n\nWhen: {day}, {time}\nWhere: {address}\n\nIf that does not work for you, just reply to this e-mail or call {phone}.\n\nThank you,\n{company}',
    smsText: 'Hi {firstName}, {company} will come {day}, {time}. Where: {address}. Reply C to confirm.',
  },
  moved: {
    subject: 'Your appointment with {company} has a new time',
    emailText:
      'Hi {firstName},\n\nYour appointment with {company} has a new time.\n\nWhen: {day}, {time}\nWhere: {address}\n\nIf that does not work for you, just reply to this e-mail or call {phone}.\n\nThank you,\n{company}',
    smsText: 'Hi {firstName}, your visit has a new time: {company} will come {day}, {time}. Reply C to confirm.',
  },
  canceled: {
    subject: 'Your appointment with {company} is canceled',
    emailText:
      'Hi {firstName},\n\nYour appointment with {company} {day}, {time}, is canceled.\n\nTo find a new time, just reply to this e-mail or call {phone}.\n\nThank you,\n{company}',
    smsText: 'Hi {firstName}, your appointment with {company} {day}, is canceled. For a new time, call {phone}.',
  },
  reminder: {
    subject: 'Reminder: {company} is coming {day}',
    emailText:
      'Hi {firstName},\n\nThis is a reminder of your appointment with {company}.\n\nWhen: {day}, {time}\nWhere: {address}\n\nIf anything has changed, just reply to this e-mail or call {phone}.\n\nThank you,\n{company}',
    smsText: 'Hi {firstName}, {company} will come {day}, {time}. Where: {address}. Reply C to confirm.',
  },
  'on-my-way': {
    subject: '{company} is on the way',
    emailText:
      'Hi {firstName},\n\n{technician} from {company} is on the way to you now.\n\nIf you have any questions, call {phone}.\n\nThank you,\n{company}',
    smsText: 'Hi {firstName}, {technician} from {company} is on the way to you now. Questions? Call {phone}.',
  },
  'running-late': {
    subject: '{company} is running late',
    emailText:
      'Hi {firstName},\n\nWe are sorry: we are running about {minutes} minutes late for your appointment today.\n\nIf that does not work for you, just reply to this e-mail or call {phone}.\n\nThank you,\n{company}',
    smsText:
      'Hi {firstName}, {company} is running about {minutes} minutes late. Sorry for the wait! Questions? Call {phone}.',
  },
};

/** Returns the company's own wording for a kind, or our default. */
export function wordsOf(settings: MessageSettings, kind: VisitMessageKind): MessageWords {
  const { subject, emailText, smsText } = settingsOfKind(settings, kind);
  const ours = DEFAULT_WORDS[kind];
  return {
    subject: subject || ours.subject,
    emailText: emailText || ours.emailText,
    smsText: smsText || ours.smsText,
  };
}

const PLACEHOLDER = new RegExp(`\\{(${MESSAGE_PLACEHOLDERS.join('|')})\\}`, 'g');

/** Fills in the placeholders. A sentence or line with an unknown value, such as a phone number, is left out entirely. */
export function fillWords(words: string, values: MessageValues): string {
  const isKnown = (part: string): boolean =>
    [...part.matchAll(PLACEHOLDER)].every(([, name]) => values[name as MessagePlaceholder] !== '');
  return words
    .split('\n')
    .map((line) =>
      line === ''
        ? line
        : line
            .split(/(?<=[.!?]) (?=\S)/)
            .reduce<string[]>(joinQuestion, [])
            .filter(isKnown)
            .join(' ')
            .replaceAll(PLACEHOLDER, (_, name: MessagePlaceholder) => values[name]),
    )
    .filter((line, index, lines) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .trim();
}

/** Keeps a question with its answer: "Questions? Call …" is one part. */
function joinQuestion(parts: string[], part: string): string[] {
  const last = parts.at(-1);
  return last?.endsWith('?') ? [...parts.slice(0, -1), `${last} ${part}`] : [...parts, part];
}

/** Returns a customer's greeting: by the first name, including that of a company's contact; a company alone by "there". */
export const messageGreeting = (customer: Pick<Customer, 'kind' | 'firstName' | 'name' | 'sortName'>): string =>
  customer.firstName || (customer.kind === 'company' ? 'there' : greetingName(customer));

type Told = {
  visit: Pick<ScheduleEntry, 'state'> & {
    placement: Pick<ScheduleEntry['placement'], 'startsAt' | 'timeZone' | 'windowStartsAt' | 'windowEndsAt'>;
    log?: ScheduleEntry['log'];
    propertyAddress: string;
  };
  company: { name: string; phone: string };
  /** See `messageGreeting`. */
  firstName: string;
  /** The first name of the person coming; '' = no one is named. */
  technician: string;
  minutesLate?: number;
  /** For "today" and "tomorrow". */
  now: string;
};

/** Returns the placeholder values for a visit, by the clock that it was planned by. */
export function messageValues({ visit, company, firstName, technician, minutesLate = 0, now }: Told): MessageValues {
  const { startsAt, timeZone, windowStartsAt, windowEndsAt } = visit.placement;
  return {
    firstName,
    company: company.name,
    technician: technician || 'our technician',
    day: spokenDay(startsAt, timeZone, now),
    time:
      windowStartsAt !== ''
        ? `between ${spokenSpan(windowStartsAt, windowEndsAt, timeZone).replace('–', ' and ')}`
        : isTimePromised(visit)
          ? `at ${spokenTime(startsAt, timeZone)}`
          : 'during the day',
    address: visit.propertyAddress,
    phone: formatPhone(company.phone),
    minutes: minutesLate > 0 ? String(minutesLate) : '',
  };
}

/**
 * Returns the same values for a text message, where each character counts: `tomorrow, Jan 13`, `10 AM-12:30 PM`, the street alone, and
 * names in letters that phones send at half the price.
 */
export function textValues(told: Told): MessageValues {
  const { startsAt, timeZone, windowStartsAt, windowEndsAt } = told.visit.placement;
  const values = messageValues(told);
  return {
    ...values,
    firstName: textSpelling(values.firstName),
    company: textSpelling(values.company),
    technician: textSpelling(values.technician),
    day: shortSpokenDay(startsAt, timeZone, told.now),
    time: windowStartsAt === '' ? values.time : plainSigns(spokenSpan(windowStartsAt, windowEndsAt, timeZone)),
    address: textSpelling(values.address.split(',')[0] ?? ''),
  };
}

/** `today, Jan 12`, `tomorrow, Jan 13` or `on Fri, Jan 16`. */
function shortSpokenDay(instant: string, timeZone: string, now: string): string {
  const word = nearDay(instant, timeZone, now);
  return datedDay(word, instant, { timeZone, ...(word === '' && { weekday: 'short' }) });
}

/** `today`, `tomorrow`, or '' for any other day. */
function nearDay(instant: string, timeZone: string, now: string): '' | 'today' | 'tomorrow' {
  const [day, today] = [dayOf(instant, timeZone), dayOf(now, timeZone)];
  if (day === today) return 'today';
  return day === addCalendarDays(today, 1) ? 'tomorrow' : '';
}

/** `today`, `tomorrow` or `on Monday, Nov 23`; the first two with their date too, because messages are read later. */
function spokenDay(instant: string, timeZone: string, now: string): string {
  return datedDay(nearDay(instant, timeZone, now), instant, { timeZone, weekday: 'long' });
}

function datedDay(word: string, instant: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...options }).format(
    new Date(instant),
  );
  return word === '' ? `on ${date}` : `${word}, ${date}`;
}
