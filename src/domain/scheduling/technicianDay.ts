import type { ScheduleEntry } from './schema';
import { isAhead, isOver, isRunning, type Mover, movesOf, type VisitState } from './visitState';

type Stop = Pick<ScheduleEntry, 'state' | 'placement'>;

/** The person on site first, then on the way, then waiting to continue. */
const RUNNING_FIRST: readonly VisitState[] = ['on-site', 'en-route', 'paused'];

/**
 * Sorts a technician's stops of a day: the current one, those still to do, those that are over. A job on hold (`isHeld`) doesn't come
 * next.
 */
export function dayOfStops<S extends Stop>(
  stops: readonly S[],
  isHeld: (stop: S) => boolean = () => false,
): { next: S | undefined; open: S[]; over: S[] } {
  const inOrder = stops.toSorted((a, b) => (a.placement.startsAt < b.placement.startsAt ? -1 : 1));
  const running = RUNNING_FIRST.flatMap((state) => inOrder.filter((stop) => stop.state === state));
  const next = running.find((stop) => !isHeld(stop)) ?? inOrder.find((stop) => isAhead(stop.state) && !isHeld(stop));
  const others = inOrder.filter((stop) => stop !== next);
  return {
    next,
    open: others.filter(({ state }) => !isOver(state)),
    over: others.filter(({ state }) => isOver(state)),
  };
}

/** Returns the next step when all goes well: drive, arrive, finish; null when there is none. */
export function nextVisitStep(state: VisitState): VisitState | null {
  if (isAhead(state)) return 'en-route';
  if (state === 'en-route' || state === 'paused') return 'on-site';
  return state === 'on-site' ? 'done' : null;
}

/** Returns the other steps for the person on site. Planning, promising and canceling are done on the board. */
export const otherVisitSteps = (
  visit: { state: VisitState; technicianIds: readonly string[] },
  mover: Mover,
): VisitState[] => {
  const next = nextVisitStep(visit.state);
  return movesOf(visit, mover).filter(
    (to) =>
      to !== next &&
      (isRunning(to) || to === 'done' || to === 'no-show' || (to === 'dispatched' && visit.state === 'en-route')),
  );
};

/** Returns a step's button label, which says more than the state it leads to. */
export function visitStepLabel(from: VisitState, to: VisitState): string {
  switch (to) {
    case 'en-route':
      return from === 'on-site' ? 'Not on site yet' : 'On my way';
    case 'on-site':
      return from === 'paused' ? 'Resume' : isOver(from) ? 'Reopen' : 'Start job';
    case 'paused':
      return 'Pause';
    case 'done':
      return 'Finish job';
    case 'no-show':
      return 'No one home';
    case 'planned':
    case 'confirmed':
    case 'dispatched':
      return 'Not on my way';
    case 'cancelled':
      return 'Cancel visit…';
  }
}

/** Returns the state that a step can be undone to; null when it can't be undone. */
export function stepBack(
  before: { state: VisitState; technicianIds: readonly string[] },
  to: VisitState,
  mover: Mover,
): VisitState | null {
  const back = movesOf({ ...before, state: to }, mover);
  if (back.includes(before.state)) return before.state;
  // A technician can take a visit back to dispatched, but not to planned.
  return isAhead(before.state) && back.includes('dispatched') ? 'dispatched' : null;
}
