import type { ScheduleEntry } from './schema';
import { isAhead } from './visitState';

/**
 * Whether a customer knows when someone comes: from an arrival window, because the time was confirmed or sent, or because someone is
 * under way. A time that is only planned may still be dragged to another hour, and is internal to the company.
 */
export function isTimePromised({ state, placement, log = [] }: Told): boolean {
  if (placement.windowStartsAt !== '' || state === 'confirmed' || state === 'dispatched') return true;
  // A visit that was confirmed and has begun still has the time that was announced.
  return (
    !isAhead(state) &&
    log.some(
      (line) => (line.state === 'confirmed' || line.state === 'dispatched') && line.startsAt === placement.startsAt,
    )
  );
}

/** The fields that show whether a time was promised. */
export type Told = Pick<ScheduleEntry, 'state'> & {
  placement: Pick<ScheduleEntry['placement'], 'startsAt' | 'windowStartsAt'>;
  log?: readonly Pick<ScheduleEntry['log'][number], 'state' | 'startsAt'>[];
};
