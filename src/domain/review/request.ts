import { z } from 'zod';
import { addDaysToInstant, plusMinutes } from '@/lib/calendar';
import { DAY_MS, HOUR_MINUTES } from '@/lib/time';
import { CONTACT_RULES, type ContactRule } from '../message/contactRules';
import { MESSAGE_CHANNELS, type MessageChannel } from '../message/settings';
import { isoInstant, line, optionalInstant, recordId } from '../record/schema';
import { REVIEW_TRIGGERS, type ReviewSettings } from './settings';

/**
 * The rule that decided a request. Each considers the settings, the customer's message preferences, and the calendar: none considers how
 * the job went, what was paid, or what the customer may think.
 */
export const REQUEST_RULES = [
  'asked',
  'waiting',
  'off',
  'sample',
  'reopened',
  'too-old',
  'asked-lately',
  'no-address',
  'no-consent',
  'failed',
  'unclear',
] as const;
export type RequestRule = (typeof REQUEST_RULES)[number];
export const REQUEST_RULE_LABELS: Record<RequestRule, string> = {
  asked: 'Asked',
  waiting: 'Waits for the hours in which it may go out',
  off: 'Requests are turned off',
  sample: 'A sample customer',
  reopened: 'The job was opened again',
  'too-old': 'Finished more than 30 days ago',
  'asked-lately': 'Asked not long ago',
  'no-address': 'No address or number',
  'no-consent': 'Does not want to be asked',
  failed: 'Could not be delivered',
  unclear: 'May not have arrived',
};

/** `by-hand`: someone pressed “Ask for a review” on the job. */
export const REQUEST_TRIGGERS = [...REVIEW_TRIGGERS, 'by-hand'] as const;
export type RequestTrigger = (typeof REQUEST_TRIGGERS)[number];

export const REQUEST_STATES = ['queued', 'sent', 'opened', 'answered', 'not-asked'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
export const REQUEST_STATE_LABELS: Record<RequestState, string> = {
  queued: 'Waits',
  sent: 'Sent',
  opened: 'Opened',
  answered: 'Answered',
  'not-asked': 'Not asked',
};

const waySchema = z.object({ isOn: z.boolean(), contact: z.enum(CONTACT_RULES) });

/** Everything a decision was based on at that time. Stored with it, so anyone can reproduce it. */
export const requestFactsSchema = z.object({
  trigger: z.enum(REQUEST_TRIGGERS),
  isAutomaticOn: z.boolean(),
  minIntervalDays: z.number().int(),
  isSample: z.boolean(),
  isFinished: z.boolean(),
  /** Time the work was done or paid, and time of the decision. */
  occurredAt: isoInstant,
  decidedAt: isoInstant,
  /** Time this customer was last asked about any work; '' = never. */
  lastAskedAt: optionalInstant,
  sms: waySchema,
  email: waySchema,
});
export type RequestFacts = z.infer<typeof requestFactsSchema>;
export type RequestDecision = { rule: RequestRule; /** '' = not sent. */ channel: MessageChannel | '' };

/** No one remembers last season's visit; and turning this on must not message all of last year's customers. */
const OLD_DAYS = 30;

/** Spans of 24 hours, not calendar days: what matters is how long ago someone was asked. */
const daysElapsed = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Whether work is recent enough to ask for a review at all. */
export const isWorthAsking = (occurredAt: string, now: string): boolean => daysElapsed(occurredAt, now) <= OLD_DAYS;

/**
 * Decides whether a customer is asked for a review, by which channel, and by which rule. Pure, and the same for everyone: it is called
 * with the data read, its outcome is stored with that data, and the fairness log calls it again.
 */
export function decideRequest(facts: RequestFacts): RequestDecision {
  const no = (rule: RequestRule): RequestDecision => ({ rule, channel: '' });
  if (facts.trigger !== 'by-hand' && !facts.isAutomaticOn) return no('off');
  if (facts.isSample) return no('sample');
  if (!facts.isFinished) return no('reopened');
  if (!isWorthAsking(facts.occurredAt, facts.decidedAt)) return no('too-old');
  if (facts.lastAskedAt !== '' && daysElapsed(facts.lastAskedAt, facts.decidedAt) < facts.minIntervalDays)
    return no('asked-lately');
  // One message, not two: a text if the customer agreed to texts, else an e-mail.
  const ways = MESSAGE_CHANNELS.filter((channel) => facts[channel].isOn);
  if (ways.length === 0) return no('off');
  const rules = ways.map((channel): ContactRule => facts[channel].contact);
  const channel = ways.find((way) => facts[way].contact === 'ok');
  if (channel) return { rule: 'asked', channel };
  if (rules.includes('quiet')) return no('waiting');
  return no(rules.every((rule) => rule === 'no-address') ? 'no-address' : 'no-consent');
}

/** Whether a request is waiting only for the customer's state's permitted texting hours. */
export const waitsForTexts = ({ facts }: { facts: RequestFacts | null }): boolean =>
  facts !== null && facts.sms.isOn && facts.sms.contact === 'quiet';

const triedSchema = z.object({
  channel: z.enum(MESSAGE_CHANNELS),
  /** 1 = the request, 2 = the follow-up. */
  round: z.number().int().min(1).max(2),
  at: isoInstant,
  isSent: z.boolean(),
  /** Why it wasn't sent, as text. */
  note: line(300).default(''),
});
export type TriedWay = z.infer<typeof triedSchema>;
const TRIES_LIMIT = 12;

/**
 * companies/{c}/reviewRequests/{jobId}: for each finished job, whether its customer was asked, and why or why not. Written by functions
 * only. Together they make up the fairness log.
 */
export const reviewRequestSchema = z.object({
  jobId: recordId,
  jobNumber: z.string().max(20).default(''),
  jobTitle: line(160).default(''),
  customerId: z.string().max(128).default(''),
  customerName: z.string().max(330).default(''),
  /** City of the job, for the review. */
  placeName: line(80).default(''),
  technicianIds: z.array(recordId).max(10).default([]),
  trigger: z.enum(REQUEST_TRIGGERS),
  occurredAt: isoInstant,
  state: z.enum(REQUEST_STATES).default('queued'),
  /** '' = undecided. */
  rule: z.enum(['', ...REQUEST_RULES]).default(''),
  facts: requestFactsSchema.nullable().default(null),
  /** Time of the server's next check; '' = finished. */
  nextAt: optionalInstant,
  sentAt: optionalInstant,
  remindedAt: optionalInstant,
  openedAt: optionalInstant,
  answeredAt: optionalInstant,
  /** Expiration of the link. */
  expiresAt: optionalInstant,
  tried: z.array(triedSchema).max(TRIES_LIMIT).default([]),
  /** Public links shown to the customer: the same for everyone that day. */
  shownLinks: z.array(z.string().max(20)).max(10).default([]),
});
export type ReviewRequest = z.infer<typeof reviewRequestSchema>;

/** Validity of a request's link: long enough for someone who finds the e-mail after a vacation. */
export const LINK_DAYS = 60;

/** Returns when the request triggered by an event is sent. */
export const firstAskAt = (occurredAt: string, { delayHours }: Pick<ReviewSettings, 'delayHours'>): string =>
  plusMinutes(occurredAt, delayHours * HOUR_MINUTES);

export const followUpAt = (sentAt: string, { followUpDays }: Pick<ReviewSettings, 'followUpDays'>): string =>
  followUpDays === 0 ? '' : addDaysToInstant(sentAt, followUpDays);

/** Whether recomputing a logged decision gives the same result; null for one not made yet. */
export function isDecisionRight({
  facts,
  rule,
  tried,
}: Pick<ReviewRequest, 'facts' | 'rule' | 'tried'>): boolean | null {
  if (!facts || rule === '') return null;
  const decided = decideRequest(facts);
  // Anything undeliverable, or possibly undelivered, was meant to be sent.
  if (rule === 'failed' || rule === 'unclear') return decided.rule === 'asked';
  const [first] = tried.filter(({ isSent, round }) => isSent && round === 1);
  return decided.rule === rule && (first === undefined || decided.channel === first.channel);
}
