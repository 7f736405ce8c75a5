import type { CaseFault } from '../case/fault';
import type { DayProblem } from './dayProblem';

/**
 * Explains to the planner why a day can't be planned: whose hours or which visit is the problem, and what to check. The field and seconds
 * that the engine reports are for developers.
 * @param nameOf The technician's name by id; '' for one who is gone.
 */
export function dayFaultText(
  fault: CaseFault | undefined,
  { raw, visits }: Pick<DayProblem, 'raw' | 'visits'>,
  nameOf: (technicianId: string) => string,
): string {
  const [list, index] = (fault?.path ?? '').split('.');
  const number = Number(index);
  if (list === 'shifts') {
    const name = nameOf(raw.shifts[number]?.technician ?? '');
    return `The hours of ${name || 'one technician'} on this day conflict. Check their shifts and time off on the schedule.`;
  }
  if (list === 'visits') {
    const title = visits.get(raw.visits[number]?.id ?? '')?.entry.title ?? '';
    return `The time of ${title === '' ? 'one visit' : `“${title}”`} cannot be planned. Check its start, length, and arrival window on the schedule.`;
  }
  return 'Something on this day’s schedule conflicts. You can still plan the day on the schedule.';
}
