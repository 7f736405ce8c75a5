import { newId } from '@/lib/ids';
import { MINUTE_MS } from '@/lib/time';
import { LEAD_LOG_LIMIT, OPEN_LEAD_STATES, type Lead, type LeadState, type LeadStep } from './schema';

export const LEAD_STATE_WORDS: Record<LeadState, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  estimate: 'Estimate',
  booked: 'Booked',
  won: 'Won',
  lost: 'Lost',
  'do-not-service': 'Do not service',
  'out-of-area': 'Out of area',
  duplicate: 'Duplicate',
};

export const isOpenLead = (state: LeadState): boolean => OPEN_LEAD_STATES.some((open) => open === state);

/** Not a real request: excluded from all reports. */
export const SPAM_REASON = 'Spam';
export const isSpam = ({ state, lostReason }: Pick<Lead, 'state' | 'lostReason'>): boolean =>
  state === 'lost' && lostReason === SPAM_REASON;

/** Common reasons for losing work; others are typed. */
export const LEAD_LOST_REASONS = [
  'Too expensive',
  'Went with someone else',
  'No answer after several tries',
  'Only wanted information',
  'We had no time',
  SPAM_REASON,
] as const;

type Done = { at: string; by: string };

/** Appends a step to the log, dropping the oldest if it is full. */
export const withStep = (log: readonly LeadStep[], step: Omit<LeadStep, 'id'>): LeadStep[] =>
  [...log, { ...step, id: newId() }].slice(-LEAD_LOG_LIMIT);

/**
 * Returns what changes when a lead moves to a state: a closed one has no next action, and only a lost one has a reason. The same state
 * again changes nothing.
 */
export function movedTo(
  lead: Pick<Lead, 'state' | 'log' | 'lostReason'>,
  state: LeadState,
  { at, by, reason = '' }: Done & { reason?: string },
): Partial<Lead> {
  if (state === lead.state && reason === lead.lostReason) return {};
  const isOpen = isOpenLead(state);
  const said = reason === '' ? LEAD_STATE_WORDS[state] : `${LEAD_STATE_WORDS[state]}: ${reason}`;
  return {
    state,
    isOpen,
    lostReason: state === 'lost' ? reason : '',
    ...(isOpen ? {} : { nextWhat: '', nextAt: '', nextBy: '' }),
    log: withStep(lead.log, { kind: 'moved', at, by, text: said }),
  };
}

/** Returns what changes when someone called, texted, e-mailed or noted something. The first contact makes a new lead a contacted one. */
export function contactedBy(
  lead: Pick<Lead, 'state' | 'log'>,
  step: Pick<LeadStep, 'kind' | 'at' | 'by' | 'text'>,
): Partial<Lead> {
  const isContact = step.kind === 'called' || step.kind === 'texted' || step.kind === 'mailed';
  return {
    ...(isContact && lead.state === 'new' ? { state: 'contacted', isOpen: true } : {}),
    log: withStep(lead.log, step),
  };
}

/** Closed without an answer, by its nature: no one has to call these back. */
const NOT_ANSWERED: readonly LeadState[] = ['new', 'do-not-service', 'out-of-area', 'duplicate'];

/** Whether a person has answered a lead: someone was on the phone with it, reached out, or moved it on. */
export const isAnswered = ({ channel, state, log }: Pick<Lead, 'channel' | 'state' | 'log'>): boolean =>
  channel === 'phone' ||
  !NOT_ANSWERED.includes(state) ||
  log.some(({ kind }) => kind === 'called' || kind === 'texted' || kind === 'mailed');

/**
 * Returns when an answered lead was first answered, by the server's clock: `serverAt` is when the server learned about it. Entries made
 * after the fact, with their steps, use these times, but never a future time or one before the lead.
 */
export function firstAnswerAt(
  { channel, receivedAt, log }: Pick<Lead, 'channel' | 'receivedAt' | 'log'>,
  { isNew, serverAt }: { isNew: boolean; serverAt: string },
): string {
  if (channel === 'phone') return receivedAt;
  const first = isNew ? log.find(({ kind }) => kind !== 'note')?.at : undefined;
  if (first === undefined || first > serverAt) return serverAt;
  return first < receivedAt ? receivedAt : first;
}

/** Returns whole minutes from the arrival to the first answer; null while there is none. Differing clocks never make it negative. */
export function answerMinutes({
  receivedAt,
  firstAnsweredAt,
}: Pick<Lead, 'receivedAt' | 'firstAnsweredAt'>): number | null {
  if (firstAnsweredAt === '') return null;
  return Math.max(0, Math.floor((Date.parse(firstAnsweredAt) - Date.parse(receivedAt)) / MINUTE_MS));
}

export const isOverdue = ({ nextAt }: Pick<Lead, 'nextAt'>, now: string): boolean => nextAt !== '' && nextAt <= now;
