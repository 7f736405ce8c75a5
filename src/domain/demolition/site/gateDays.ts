import { holidaysOf } from '../../law/stateHolidays';
import { digStartFor, type DigTicket } from '../law/demolitionRules';
import type { LawBasis } from '../../law/datedRule';

/**
 * The days of an 811 ticket that was called in on `calledOn` (YYYY-MM-DD), by the state's rule and without its holidays; null where none was
 * researched. `holidays` is null where the federal ones stand in for a state's own. What is printed on the ticket wins.
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
