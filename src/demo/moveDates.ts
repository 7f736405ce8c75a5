import { tzOffset } from '@date-fns/tz';
import { weeksOf } from '@/domain/commission/record';
import { weekOf } from '@/domain/hours/week';
import { addCalendarDays, addMonths, daysBetween } from '@/lib/calendar';
import { DAY_MS, MINUTE_MS } from '@/lib/time';
import { WEEKDAYS } from '@/lib/weekdays';
import type { DemoCompany } from './demoCompany';
import { textMover } from './moveDatesInText';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-\d{2}$/;
/** Dates in record IDs, such as a month's totals. */
const NAMED_AFTER_A_DAY = /^(?<kind>[a-z]+-)?(?<date>\d{4}-\d{2}(?:-\d{2})?)$/;

/** Signed and hashed verbatim. */
const KEPT_WORD_FOR_WORD = /\/contractVersions$/;

/**
 * Returns the company as if recorded on `today` (YYYY-MM-DD, the company's calendar): every date moves by whole days and every moment
 * keeps its local time, even across a clock change; months move with them, and so do working days, so that today is a workday even on a
 * Sunday. Weeks still start on Mondays. Dates within sentences move with the dates they refer to.
 */
export function moveDates(company: DemoCompany, today: string): DemoCompany {
  const days = daysBetween(company.recordedOn, today);
  if (days === 0) return company;
  const months = monthOf(today) - monthOf(company.recordedOn);
  const moveMoment = momentMover(company.timeZone, days);
  const moveSentence = textMover(company.recordedOn, days);

  const moveText = (text: string, isKept = false): string => {
    const sentence = isKept ? (kept: string): string => kept : moveSentence;
    // Most texts aren't dates, which their length shows immediately.
    switch (text.length) {
      case 24:
        return INSTANT.test(text) ? moveMoment(text) : sentence(text);
      case 10:
        return DATE.test(text) ? addCalendarDays(text, days) : sentence(text);
      case 7:
        return MONTH.test(text) ? addMonths(text, months) : text;
      default:
        return sentence(text);
    }
  };
  const moveWeekday = (name: string): string => {
    const index = WEEKDAYS.findIndex((weekday) => weekday === name);
    return WEEKDAYS.at((index + days) % WEEKDAYS.length) ?? name;
  };
  const moveId = (id: string): string => {
    const { kind = '', date } = NAMED_AFTER_A_DAY.exec(id)?.groups ?? {};
    return date === undefined ? id : `${kind}${moveText(date)}`;
  };
  const move = (value: unknown, isKept: boolean): unknown => {
    if (typeof value === 'string') return moveText(value, isKept);
    if (Array.isArray(value)) return value.map((one) => move(one, isKept));
    if (typeof value === 'object' && value !== null)
      return moveFields(value, isWeek(value) ? moveWeekday : (name) => name, isKept);
    return value;
  };
  const moveFields = (fields: object, rename: (name: string) => string, isKept: boolean): Record<string, unknown> => {
    const moved: Record<string, unknown> = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [rename(name), move(value, isKept)]),
    );
    const { startsAt } = moved;
    if ('weekStartsOn' in moved && typeof startsAt === 'string')
      moved['weekStartsOn'] = weekOf(startsAt, company.timeZone);
    if ('settled' in moved && Array.isArray(moved['lines'])) moved['weeks'] = weeksOf(moved['lines'] as Dated[]);
    return moved;
  };

  const documents = Object.entries(company.documents).map(([path, records]) => [
    path,
    moveFields(records, moveId, KEPT_WORD_FOR_WORD.test(path)),
  ]);
  return {
    ...company,
    recordedOn: today,
    documents: Object.fromEntries(documents) as DemoCompany['documents'],
  };
}

type Dated = Parameters<typeof weeksOf>[0][number];

/** Returns whether it has an entry for each day of the week, such as opening hours. */
const isWeek = (value: object): boolean => WEEKDAYS.every((weekday) => weekday in value);

/** Returns a function that moves a moment by that many days; a time zone's offset is looked up only once per day, because that's slow. */
function momentMover(timeZone: string, days: number): (instant: string) => string {
  const offsets = new Map<number, number>();
  const offsetAt = (ms: number): number => {
    const day = Math.floor(ms / DAY_MS);
    const known = offsets.get(day) ?? tzOffset(timeZone, new Date(ms)) * MINUTE_MS;
    offsets.set(day, known);
    return known;
  };
  return (instant) => {
    const from = Date.parse(instant);
    const to = from + days * DAY_MS;
    return new Date(to + offsetAt(from) - offsetAt(to)).toISOString();
  };
}

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
