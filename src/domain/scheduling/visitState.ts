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

/** The states a visit may move to from each state. The office may make every one of these moves. */
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
 * The moves of the technician on the visit, including the way back from each accidental tap. Promising, dispatching, canceling and
 * replanning are up to the office.
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

/** No one has started it: it may be moved. */
const AHEAD_STATES: readonly VisitState[] = ['planned', 'confirmed', 'dispatched'];
/** Someone is working on it now. */
const RUNNING_STATES: readonly VisitState[] = ['en-route', 'on-site', 'paused'];
/** It no longer takes up anyone's time. */
const OVER_STATES: readonly VisitState[] = ['done', 'no-show', 'cancelled'];

export const isAhead = (state: VisitState): boolean => AHEAD_STATES.includes(state);
export const isRunning = (state: VisitState): boolean => RUNNING_STATES.includes(state);
export const isOver = (state: VisitState): boolean => OVER_STATES.includes(state);

/**
 * Person who makes a move: the office may make every move, a technician only those of the field, and only on their own
 * visits.
 */
export type Mover = { isDispatcher: boolean; technicianId: string };

/** Returns the moves someone may make now, the most likely first. */
export function movesOf(visit: { state: VisitState; technicianIds: readonly string[] }, mover: Mover): VisitState[] {
  if (mover.isDispatcher) return [...VISIT_TRANSITIONS[visit.state]];
  const isTheirs = mover.technicianId !== '' && visit.technicianIds.includes(mover.technicianId);
  return isTheirs ? [...FIELD_TRANSITIONS[visit.state]] : [];
}

/** Canceling a visit requires a reason, because the customer will ask. */
const owesReason = (state: VisitState): boolean => state === 'cancelled';

/** Whether the office may undo a move: each step forward has a way back. */
export const mayTakeBack = (from: VisitState, to: VisitState): boolean => VISIT_TRANSITIONS[to].includes(from);

/**
 * Asserts that a move is allowed.
 * @throws AppError `invalid` for a move that doesn't exist or lacks its reason, `permission-denied` for one that isn't theirs.
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
