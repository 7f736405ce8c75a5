import { AppError } from '@/lib/appError';

/** A visit's state. Stored values keep the house spelling (`cancelled`). */
export const VISIT_STATES = [
  'planned',
  'confirmed',
  'dispatched',
  'en-route',
  'on-site',
  'paused',
  'done',
  'no-show',
  'cancelled',
] as const;
export type VisitState = (typeof VISIT_STATES)[number];

export const VISIT_STATE_LABELS: Record<VisitState, string> = {
  planned: 'Planned',
  confirmed: 'Confirmed',
  dispatched: 'Dispatched',
  'en-route': 'On the way',
  'on-site': 'On site',
  paused: 'Paused',
  done: 'Done',
  'no-show': 'No-show',
  cancelled: 'Canceled',
};

/** Where a visit may go from each state. The office may make every one of these moves. */
export const VISIT_TRANSITIONS: Record<VisitState, readonly VisitState[]> = {
  planned: ['confirmed', 'dispatched', 'en-route', 'on-site', 'cancelled'],
  confirmed: ['dispatched', 'en-route', 'on-site', 'planned', 'cancelled'],
  dispatched: ['en-route', 'on-site', 'confirmed', 'planned', 'cancelled'],
  'en-route': ['on-site', 'no-show', 'dispatched', 'cancelled'],
  'on-site': ['done', 'paused', 'no-show', 'en-route'],
  paused: ['on-site', 'done'],
  done: ['on-site'],
  'no-show': ['planned', 'en-route', 'on-site'],
  cancelled: ['planned'],
};

/**
 * What the one who goes there decides, with the way back from each slip of the thumb. Promising, sending, calling off and
 * planning again are the office's.
 */
export const FIELD_TRANSITIONS: Record<VisitState, readonly VisitState[]> = {
  planned: ['en-route', 'on-site'],
  confirmed: ['en-route', 'on-site'],
  dispatched: ['en-route', 'on-site'],
  'en-route': ['on-site', 'no-show', 'dispatched'],
  'on-site': ['done', 'paused', 'no-show', 'en-route'],
  paused: ['on-site', 'done'],
  done: ['on-site'],
  'no-show': ['on-site'],
  cancelled: [],
};

/** No one is on it yet: it may be moved. */
const AHEAD_STATES: readonly VisitState[] = ['planned', 'confirmed', 'dispatched'];
/** Somebody is on it now. */
const RUNNING_STATES: readonly VisitState[] = ['en-route', 'on-site', 'paused'];
/** It no longer takes up anyone's time. */
const OVER_STATES: readonly VisitState[] = ['done', 'no-show', 'cancelled'];

export const isAhead = (state: VisitState): boolean => AHEAD_STATES.includes(state);
export const isRunning = (state: VisitState): boolean => RUNNING_STATES.includes(state);
export const isOver = (state: VisitState): boolean => OVER_STATES.includes(state);

/** Who asks for a move: the office may make each, a technician those of the field, and only on their own visits. */
export type Mover = { isDispatcher: boolean; technicianId: string };

/** The moves that somebody may make now, what comes next first. */
export function movesOf(visit: { state: VisitState; technicianIds: readonly string[] }, mover: Mover): VisitState[] {
  if (mover.isDispatcher) return [...VISIT_TRANSITIONS[visit.state]];
  const isTheirs = mover.technicianId !== '' && visit.technicianIds.includes(mover.technicianId);
  return isTheirs ? [...FIELD_TRANSITIONS[visit.state]] : [];
}

/** Calling a visit off owes a reason: the customer asks for it. */
const owesReason = (state: VisitState): boolean => state === 'cancelled';

/** Whether the office may take a move back: each step of the way forward has its way back. */
export const mayTakeBack = (from: VisitState, to: VisitState): boolean => VISIT_TRANSITIONS[to].includes(from);

/**
 * Asserts that a move may be made.
 * @throws AppError `invalid` for a move that there is not or that lacks its reason, `permission-denied` for one that is not theirs.
 */
export function checkMove(
  visit: { state: VisitState; technicianIds: readonly string[] },
  move: { to: VisitState; reason: string },
  mover: Mover,
): void {
  if (!VISIT_TRANSITIONS[visit.state].includes(move.to)) {
    const [from, to] = [VISIT_STATE_LABELS[visit.state], VISIT_STATE_LABELS[move.to]];
    throw new AppError({ code: 'invalid', userMessage: `A visit cannot go from “${from}” to “${to}”.` });
  }
  if (!movesOf(visit, mover).includes(move.to)) {
    throw new AppError({
      code: 'permission-denied',
      userMessage: 'Only the office, or a technician on this visit, can do that.',
    });
  }
  if (owesReason(move.to) && move.reason.trim() === '') {
    throw new AppError({ code: 'invalid', userMessage: 'Enter a reason so others know why.' });
  }
}
