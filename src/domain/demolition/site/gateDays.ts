import { holidaysOf } from '../../law/stateHolidays';
import { digStartFor, type DigTicket } from '../law/demolitionRules';
import type { LawBasis } from '../../law/datedRule';

/**
 * Returns the dates of an 811 ticket called in on `calledOn` (YYYY-MM-DD), by the state's rule, excluding its holidays; null if none was
 * researched. `holidays` is null when the federal ones are used instead of a state's own. Dates printed on the ticket take precedence.
 */
export function digTicketDays(
  { state }: { state: string },
  calledOn: string,
): (DigTicket & { holidays: LawBasis | null }) | null {
  if (state === '' || calledOn === '') return null;
  const { days, basis } = holidaysOf(state, calledOn);
  const ticket = digStartFor({ state, noticeDate: calledOn, holidays: days, isDemolition: true });
  return ticket && { ...ticket, holidays: basis };
}
