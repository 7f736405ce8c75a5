import { assertNever } from '@/lib/assertNever';
import { isClosedByAgreement, PROGRESS_TRANSITIONS, type Movable } from './progress';
import type { Progress } from './schema';

/** Only the office closes jobs; the security rules enforce that for technicians. */
type Mover = { isTechnician: boolean };

/** Returns a canceled job's previous state, which shows whether it had a time. */
function stateBeforeCancelling({ progressLog }: Movable): Progress {
  const before = progressLog.findLast(({ state }) => state !== 'cancelled');
  return before?.state === 'unscheduled' ? 'unscheduled' : 'scheduled';
}

/**
 * Returns the next step when all goes well, or null when none can be taken manually. An unscheduled job first needs a time, which is an
 * edit and not just a step.
 */
export function nextStep(job: Movable, { isTechnician }: Mover): Progress | null {
  switch (job.progress) {
    case 'scheduled':
    case 'on-hold':
      return 'in-progress';
    case 'in-progress':
      return 'work-done';
    case 'cancelled':
      return stateBeforeCancelling(job);
    case 'invoiced':
      return isTechnician ? null : 'closed';
    case 'unscheduled':
    case 'work-done':
    case 'closed':
      return null;
    default:
      return assertNever(job.progress);
  }
}

/** Returns every other allowed step. A canceled job only goes back to where it was. */
export function otherSteps(job: Movable, { isTechnician }: Mover): Progress[] {
  const next = nextStep(job, { isTechnician });
  if (job.progress === 'cancelled') return [];
  if (isClosedByAgreement(job)) return ['in-progress'];
  return PROGRESS_TRANSITIONS[job.progress].filter(
    (state) =>
      state !== next &&
      !(isTechnician && state === 'closed') &&
      !(job.progress === 'unscheduled' && state === 'scheduled'),
  );
}

/** Returns a step's button label, which says more than the state it leads to. */
export function stepLabel(from: Progress, to: Progress): string {
  switch (to) {
    case 'in-progress':
      return from === 'work-done' || from === 'closed' ? 'Reopen' : from === 'on-hold' ? 'Resume' : 'Start job';
    case 'work-done':
      return 'Finish job';
    case 'on-hold':
      return 'Put on hold…';
    case 'cancelled':
      return 'Cancel job…';
    case 'closed':
      return 'Close job';
    case 'scheduled':
      return from === 'cancelled' ? 'Reopen' : 'Back to scheduled';
    case 'unscheduled':
      return from === 'cancelled' ? 'Reopen' : 'Back to unscheduled';
    case 'invoiced':
      return 'Mark as invoiced';
    default:
      return assertNever(to);
  }
}

/** Whether a move to `to` can be reverted with another step, so that an undo may be offered. */
export const isReversible = (from: Progress, to: Progress): boolean => PROGRESS_TRANSITIONS[to].includes(from);
