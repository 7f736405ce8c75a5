import { addCalendarDays } from '@/lib/calendar';
import { calendarDay, clockTime } from '@/lib/dates';
import { atClock } from '@/lib/atClock';
import { isFederalHoliday } from '../../law/holidays';
import { rulesOf, type HoursRule, type HoursSpan } from './hoursRules';
import type { RecipientPlace } from './recipientPlaces';

/**
 * `service`: news of a visit under way, which a person sends now; it sells nothing and can't wait. `all`: everything else also keeps the
 * state's hours, although most states bind only sales: people have sued over texts that they had agreed to.
 */
export type HoursScope = 'service' | 'all';

type Clock = { rule: HoursRule; timeZone: string };

/** Returns the rules that bind at some places, each with the time zones it goes by. */
function clocksAt(now: string, places: readonly RecipientPlace[], scope: HoursScope): Clock[] {
  return places.flatMap(({ state, timeZones }) =>
    timeZones.flatMap((timeZone) =>
      rulesOf(scope === 'all' ? state : '', calendarDay(timeZone, new Date(now))).flatMap((rule) =>
        [timeZone, ...(rule.alsoByClockOf ? [rule.alsoByClockOf] : [])].map((zone) => ({ rule, timeZone: zone })),
      ),
    ),
  );
}

function spanOn(rule: HoursRule, day: string): HoursSpan {
  const isSunday = new Date(`${day}T12:00:00.000Z`).getUTCDay() === 0;
  if (rule.holiday && isFederalHoliday(day, true)) return rule.holiday;
  return (isSunday ? rule.sunday : undefined) ?? rule.hours;
}

/** Returns when one rule allows a text (ISO UTC); `now` if it does now. */
function opensAt({ rule, timeZone }: Clock, now: string): string {
  const clock = clockTime(timeZone, new Date(now));
  let day = calendarDay(timeZone, new Date(now));
  const [from = '', to = ''] = spanOn(rule, day);
  if (from !== '' && clock < to) return clock >= from ? now : atClock(day, from, timeZone);
  // No rule closes for a whole week.
  for (let ahead = 0; ahead < 7; ahead += 1) {
    day = addCalendarDays(day, 1);
    const [opens = ''] = spanOn(rule, day);
    if (opens !== '') return atClock(day, opens, timeZone);
  }
  return atClock(day, '12:00', timeZone);
}

/** Places whose hours never overlap aren't texted; the search gives up after this many steps. */
const MOST_STEPS = 40;

/**
 * Returns when a text may be sent to someone at one of `places` (ISO UTC); '' when it may be sent now. All places and all their time
 * zones have to agree, because no one knows at which of them the phone is.
 */
export function textFrom(now: string, places: readonly RecipientPlace[], scope: HoursScope): string {
  let at = now;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const instant = at;
    const next = clocksAt(at, places, scope)
      .map((clock) => opensAt(clock, instant))
      .reduce((latest, opening) => (opening > latest ? opening : latest), at);
    if (next === at) return at === now ? '' : at;
    at = next;
  }
  return at;
}

/** Returns the contacts in 24 hours that the strictest of the places allows; null if none of them has a limit. */
export function contactsPer24h(now: string, places: readonly RecipientPlace[]): number | null {
  const limits = clocksAt(now, places, 'all').flatMap(({ rule }) => rule.contactsPer24h ?? []);
  return limits.length === 0 ? null : Math.min(...limits);
}
