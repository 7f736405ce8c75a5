import { AppError } from '@/lib/appError';
import { assertNever } from '@/lib/assertNever';
import { daysBetween } from '@/lib/calendar';
import { DISPATCH, EVERYONE, MANAGERS, type Role } from '../../access/roles';
import { formatPaperDate } from '../../paper/dates';
import { GATE_LOG_LIMIT, type GateRight, type GateState, type GateStep, type SiteGate } from './gateSchema';

/** A gate's status on a day: as stored, unless it isn't valid yet or no longer is. */
export type GateStanding = GateState | 'not-yet' | 'expired';

const WHO_MAY: Record<GateRight, readonly Role[]> = { crew: EVERYONE, office: DISPATCH, managers: MANAGERS };
const SOON_DAYS = 7;
const dayText = (date: string): string => formatPaperDate(date, { timeZone: 'UTC' });

type Judged = Pick<SiteGate, 'state' | 'validFrom' | 'expiresOn'>;

/** Returns a gate's status on `today` (YYYY-MM-DD in the company's time zone). A waiver expires like a ticket. */
export function gateStanding({ state, validFrom, expiresOn }: Judged, today: string): GateStanding {
  if (state !== 'cleared' && state !== 'waived') return state;
  if (expiresOn !== '' && expiresOn < today) return 'expired';
  return validFrom !== '' && validFrom > today ? 'not-yet' : state;
}

/** Whether a gate blocks work from beginning on `today`. */
export const isHolding = (gate: Judged, today: string): boolean =>
  ['open', 'expired', 'not-yet'].includes(gateStanding(gate, today));

type Named = Judged & Pick<SiteGate, 'title' | 'jobId' | 'log'>;

/** Whether a gate applies to a job: a site-wide one, or its own. */
export const concernsJob = (gate: Pick<SiteGate, 'jobId'>, jobId: string): boolean =>
  gate.jobId === '' || gate.jobId === jobId;

/** Returns the gates that block a job from beginning on `today`: the site's and its own. */
export const gatesHolding = <G extends Named>(gates: readonly G[], jobId: string, today: string): G[] =>
  gates.filter((gate) => concernsJob(gate, jobId) && isHolding(gate, today));

/** Returns why a gate blocks work, as text; '' if it doesn't. */
function holdReason(gate: Named, today: string): string {
  const standing = gateStanding(gate, today);
  switch (standing) {
    case 'open': {
      const last = gate.log.at(-1);
      const isExpired = last?.state === 'open' && last.by === '';
      return isExpired ? `${gate.title} (expired ${dayText(last.expiresOn)})` : gate.title;
    }
    case 'expired':
      return `${gate.title} (expired ${dayText(gate.expiresOn)})`;
    case 'not-yet':
      return `${gate.title} (from ${dayText(gate.validFrom)})`;
    case 'cleared':
    case 'waived':
    case 'not-needed':
      return '';
    default:
      return assertNever(standing);
  }
}

/** Summarizes in one sentence what blocks work: the gates of `gatesHolding`, and the reason for each. */
export const stillOpenText = (holding: readonly Named[], today: string): string =>
  `Still open: ${holding.map((gate) => holdReason(gate, today)).join(', ')}.`;

/** Returns the message shown when someone tries to start work; '' if nothing blocks it. */
export const holdText = (holding: readonly Named[], today: string): string =>
  holding.length === 0 ? '' : `Work cannot start yet. ${stillOpenText(holding, today)}`;

/** Whether a gate that is in hand on `today` expires within a week. */
export const runsOutSoon = (gate: Judged, today: string): boolean =>
  !isHolding(gate, today) && gate.expiresOn !== '' && daysBetween(today, gate.expiresOn) <= SOON_DAYS;

/** Whether a role may move a gate to a state. */
export const mayMoveGate = (gate: Pick<SiteGate, 'right' | 'state'>, to: GateState, role: Role): boolean =>
  (to === 'waived' || gate.state === 'waived' ? MANAGERS : WHO_MAY[gate.right]).includes(role);

export type GateMove = {
  to: GateState;
  reference?: string;
  validFrom?: string;
  expiresOn?: string;
  reason?: string;
};
type GateChange = Pick<SiteGate, 'state' | 'reference' | 'validFrom' | 'expiresOn' | 'log'>;

/** Whether a move requires a reason: everything except clearing an open gate. */
export const owesReason = (from: GateState, to: GateState): boolean => to !== 'cleared' || from === 'waived';

/**
 * Returns the fields to write when a gate is cleared, overridden, set aside or reopened. A reopened one keeps its number, so that it can
 * be compared with the next.
 * @param today YYYY-MM-DD
 * @throws AppError `permission-denied` for a role that may not, `invalid` for a move without its reason, an override without a last day,
 * or one that has expired already.
 */
export function moveGate(
  gate: Pick<SiteGate, 'right' | 'state' | 'reference' | 'validFrom' | 'expiresOn' | 'log'>,
  move: GateMove,
  { step, role, today }: { step: Pick<GateStep, 'id' | 'at' | 'by' | 'byName'>; role: Role; today: string },
): GateChange {
  const { to } = move;
  const reason = (move.reason ?? '').trim();
  if (!mayMoveGate(gate, to, role)) throw denied(to);
  if (owesReason(gate.state, to) && reason === '') throw invalid('Enter a reason so others know why.');
  const reference = move.reference ?? gate.reference;
  const validFrom = to === 'cleared' ? (move.validFrom ?? '') : '';
  const expiresOn = to === 'cleared' || to === 'waived' ? (move.expiresOn ?? '') : '';
  if (to === 'waived' && expiresOn === '') throw invalid('Enter the last day of the override.');
  if (expiresOn !== '' && expiresOn < today) throw invalid('That day is over. Enter the day until which it holds.');
  if (validFrom !== '' && expiresOn !== '' && validFrom > expiresOn) throw invalid('It ends before it begins.');
  return {
    state: to,
    reference,
    // A day that has come holds nothing, and in the rules only what has no first day is in hand at once.
    validFrom: validFrom > today ? validFrom : '',
    expiresOn,
    log: withStep(gate.log, { ...step, state: to, reference, expiresOn, reason }),
  };
}

/** Returns the fields of an expired gate, open again; null while it is valid, and for one that is open anyway. */
export function expired(
  gate: Pick<SiteGate, 'state' | 'reference' | 'validFrom' | 'expiresOn' | 'log'>,
  { today, at, id }: { today: string; at: string; id: string },
): GateChange | null {
  if (gateStanding(gate, today) !== 'expired') return null;
  const { reference, expiresOn } = gate;
  const step = { id, at, by: '', byName: '', state: 'open', reference, expiresOn, reason: 'Expired' } as const;
  return { state: 'open', reference, validFrom: '', expiresOn: '', log: withStep(gate.log, step) };
}

/** Adds a step to the log; when it is full, the second one is dropped. */
const withStep = (log: readonly GateStep[], step: GateStep): GateStep[] => [
  ...(log.length < GATE_LOG_LIMIT ? log : [...log.slice(0, 1), ...log.slice(2)]),
  step,
];

const invalid = (userMessage: string): AppError => new AppError({ code: 'invalid', userMessage });
const denied = (to: GateState): AppError =>
  new AppError({
    code: 'permission-denied',
    userMessage:
      to === 'waived' ? 'Only the owner or a manager can override this.' : 'You are not allowed to clear this.',
  });
