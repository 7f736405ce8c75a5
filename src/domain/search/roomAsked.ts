import { addCalendarDays, isCalendarDay } from '@/lib/calendar';
import { monthNamed } from '@/lib/months';
import { mondayOf, WEEKDAYS, WEEKDAY_LABELS } from '@/lib/weekdays';

/** Any of these makes a text a question about free time. */
const ROOM = new Set(['room', 'free', 'available', 'availability', 'capacity', 'open', 'opening', 'openings']);
const FILLERS = new Set(
  'who whos which technician technicians has have is are got any anyone anybody someone time still do does we on for the at this'.split(
    ' ',
  ),
);
const FEWEST_LETTERS = 3;

/**
 * Returns the day that a question such as “who has room Thursday” is about.
 * @param typed the typed text: a word for free time and a day (`today`, `tomorrow`, `thu`, `next Friday`, `12/4`, `Dec 4`); without a
 * day, one of the question words (`who has room`)
 * @param today YYYY-MM-DD by the company's clock
 * @returns YYYY-MM-DD; '' for any other text
 */
export function roomAsked(typed: string, today: string): string {
  const words =
    typed
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[\da-z/-]+/g) ?? [];
  if (!words.some((word) => ROOM.has(word))) return '';
  const rest = words.filter((word) => !ROOM.has(word) && !FILLERS.has(word));
  if (rest.length > 0) return dayNamed(rest, today);
  return words.some((word) => word.startsWith('who')) ? today : '';
}

function dayNamed(words: readonly string[], today: string): string {
  const [first = '', second = '', ...others] = words;
  if (others.length > 0) return '';
  if (second !== '') {
    if (first === 'next') return inNextWeek(second, today);
    return dayOfMonth(first, second, today) || dayOfMonth(second, first, today);
  }
  if (first === 'today') return today;
  if (first === 'tomorrow') return addCalendarDays(today, 1);
  if (isCalendarDay(first)) return first;
  const [month = '', day = '', none] = first.split('/');
  if (day !== '' && none === undefined) return nextDate(Number(month), Number(day), today);
  const weekday = weekdayNamed(first);
  return (
    Array.from({ length: WEEKDAYS.length }, (_, ahead) => addCalendarDays(today, ahead)).find(
      (date) => weekday !== -1 && addCalendarDays(mondayOf(date), weekday) === date,
    ) ?? ''
  );
}

/** Returns its index in the week, from 0 for Monday; -1 if it isn't a weekday. */
const weekdayNamed = (word: string): number =>
  word.length < FEWEST_LETTERS ? -1 : WEEKDAYS.findIndex((day) => WEEKDAY_LABELS[day].toLowerCase().startsWith(word));

function inNextWeek(word: string, today: string): string {
  const weekday = weekdayNamed(word);
  return weekday === -1 ? '' : addCalendarDays(mondayOf(today), WEEKDAYS.length + weekday);
}

function dayOfMonth(monthWord: string, dayWord: string, today: string): string {
  if (monthWord.length < FEWEST_LETTERS) return '';
  const month = monthNamed(monthWord);
  return month === 0 ? '' : nextDate(month, Number.parseInt(dayWord, 10), today);
}

/** Returns the next such day from today on; '' for one that doesn't exist. */
function nextDate(month: number, day: number, today: string): string {
  const year = Number(today.slice(0, 4));
  const pad = (part: number): string => String(part).padStart(2, '0');
  return (
    [year, year + 1]
      .map((one) => `${one}-${pad(month)}-${pad(day)}`)
      .find((date) => isCalendarDay(date) && date >= today) ?? ''
  );
}
