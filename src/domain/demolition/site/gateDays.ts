import { federalHolidays } from '../../law/holidays';
import { digStartFor, type DigTicket } from '../law/demolitionRules';

/** The weekdays on which federal holidays are observed in a year and the next, in place of a state's own list. */
const holidaysFrom = (year: number): string[] =>
  [...federalHolidays(year), ...federalHolidays(year + 1)].map(({ observedOn }) => observedOn);

/**
 * The days of an 811 ticket that was called in on `calledOn` (YYYY-MM-DD), by the state's rule; null where none was researched. States keep
 * holidays of their own: what is printed on the ticket wins.
 */
export const digTicketDays = ({ state }: { state: string }, calledOn: string): DigTicket | null =>
  state === '' || calledOn === ''
    ? null
    : digStartFor({
        state,
        noticeDate: calledOn,
        holidays: holidaysFrom(Number(calledOn.slice(0, 4))),
        isDemolition: true,
      });
