import type { ScheduleEntry } from './schema';
import { isAhead, isOver, isRunning, type Mover, movesOf, type VisitState } from './visitState';

type Stop = Pick<ScheduleEntry, 'state' | 'placement'>;

/** First who is there now, then who is on the way, then what is waiting to continue. */
const RUNNING_FIRST: readonly VisitState[] = ['on-site', 'en-route', 'paused'];

/**
 * A technician's stops of a day in their order: the one that counts now, what is still to do, what is over. What is on hold (`isHeld`)
 * does not come next.
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

/** The step that comes next when all goes well; null when there is none. Who goes there drives, arrives and finishes. */
export function nextVisitStep(state: VisitState): VisitState | null {
  if (isAhead(state)) return 'en-route';
  if (state === 'en-route' || state === 'paused') return 'on-site';
  return state === 'on-site' ? 'done' : null;
}

/** The other steps for the person on site. Planning, promising and canceling are done on the board. */
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

/** What a step is called on its button, which says more than the state it leads to. */
export function visitStepLabel(from: VisitState, to: VisitState): string {
  switch (to) {
    case 'en-route':
      return from === 'on-site' ? 'Not there yet' : 'On my way';
    case 'on-site':
      return from === 'paused' ? 'Resume' : isOver(from) ? 'Reopen' : 'Start job';
    case 'paused':
      return 'Pause';
    case 'done':
      return 'Finish job';
    case 'no-show':
      return 'Nobody home';
    case 'planned':
    case 'confirmed':
    case 'dispatched':
      return 'Not on my way';
    case 'cancelled':
      return 'Cancel visit…';
  }
}

/** Where a step can be taken back to; null when it cannot. */
export function stepBack(
  before: { state: VisitState; technicianIds: readonly string[] },
  to: VisitState,
  mover: Mover,
): VisitState | null {
  const back = movesOf({ ...before, state: to }, mover);
  if (back.includes(before.state)) return before.state;
  // A technician cannot take a visit back to planned, but to sent.
  return isAhead(before.state) && back.includes('dispatched') ? 'dispatched' : null;
}
