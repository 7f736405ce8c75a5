import type { ScheduleEntry } from './schema';
import { isAhead } from './visitState';

/**
 * Whether a customer knows when somebody comes: by a window, because the time was confirmed or sent, or because somebody is under way.
 * What is only planned may still be dragged to another hour, and is nobody's business but the company's.
 */
export function isTimePromised({ state, placement, log = [] }: Told): boolean {
  if (placement.windowStartsAt !== '' || state === 'confirmed' || state === 'dispatched') return true;
  // A visit that was confirmed and has begun still has the time that was said.
  return (
    !isAhead(state) &&
    log.some(
      (line) => (line.state === 'confirmed' || line.state === 'dispatched') && line.startsAt === placement.startsAt,
    )
  );
}

/** What tells whether a time was promised. */
export type Told = Pick<ScheduleEntry, 'state'> & {
  placement: Pick<ScheduleEntry['placement'], 'startsAt' | 'windowStartsAt'>;
  log?: readonly Pick<ScheduleEntry['log'][number], 'state' | 'startsAt'>[];
};
