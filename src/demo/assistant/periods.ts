import { addCalendarDays, addMonths, lastDayOfMonth } from '@/lib/calendar';
import { NUMBER, numberOf } from './numberWords';

/** Days (YYYY-MM-DD, inclusive) that words refer to, with the kind of period. */
export type SpokenPeriod = { from: string; to: string; unit: Unit };
type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'days';

const MONTHS = [
  'january|jan',
  'february|feb',
  'march|mar',
  'april|apr',
  // Also a verb: only after a word that precedes a time.
  '(?<=\\b(?:in|of|for|during|since|last|this|with|and|to|vs\\.?) )may',
  'june|jun',
  'july|jul',
  'august|aug',
  'september|sept|sep',
  'october|oct',
  'november|nov',
  'december|dec',
];
/** Seasons as used in the United States, by their first month. */
const SEASONS = [
  ['spring', '03'],
  ['summer', '06'],
  ['fall|autumn', '09'],
  ['winter', '12'],
] as const;
const QUARTERS = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th'];
const UNIT = '(day|week|month|quarter|year)';
/** In digits or in words: “October last year”, “Q3 of the previous year”, “May a year ago”. */
const YEAR =
  '(?:,? (?:of |in )?(20\\d\\d|(?:the )?(?:last|this|previous|prior) year|(?:a|one) year (?:ago|earlier|before))\\b)?';
const yearOf = (said: string, today: string): string =>
  /^\d/.test(said) ? said : String(Number(today.slice(0, 4)) - (/this/i.test(said) ? 0 : 1));

const monthStart = (month: string): string => `${month}-01`;
const monthsOf = (first: string, count: number, unit: Unit): SpokenPeriod => ({
  from: monthStart(first),
  to: lastDayOfMonth(addMonths(first, count - 1)),
  unit,
});
const quarterStart = (month: string): string => addMonths(month, -((Number(month.slice(5)) - 1) % 3));

/** Returns the period of a unit that contains `today`, or one that many units later. */
function unitAt(unit: string, away: number, today: string): SpokenPeriod {
  const month = today.slice(0, 7);
  switch (unit) {
    case 'day': {
      const day = addCalendarDays(today, away);
      return { from: day, to: day, unit: 'day' };
    }
    case 'week': {
      const sunday = addCalendarDays(today, 7 * away - new Date(`${today}T12:00:00Z`).getUTCDay());
      return { from: sunday, to: addCalendarDays(sunday, 6), unit: 'week' };
    }
    case 'month':
      return monthsOf(addMonths(month, away), 1, 'month');
    case 'quarter':
      return monthsOf(addMonths(quarterStart(month), 3 * away), 3, 'quarter');
    default:
      return monthsOf(`${String(Number(today.slice(0, 4)) + away)}-01`, 12, 'year');
  }
}

/** Returns the same months, a year earlier. */
function aYearBefore({ from, to, unit }: SpokenPeriod): SpokenPeriod {
  const first = addMonths(from.slice(0, 7), -12);
  return { from: monthStart(first), to: lastDayOfMonth(addMonths(to.slice(0, 7), -12)), unit };
}

/** If no year is given: the latest period of its kind that has begun, or with `isAhead` the next one that isn't over. */
function nearest(first: string, count: number, unit: Unit, { today, isAhead }: Read): SpokenPeriod {
  const month = today.slice(0, 7);
  const isOver = addMonths(first, count - 1) < month;
  return monthsOf(
    isAhead ? (isOver ? addMonths(first, 12) : first) : first > month ? addMonths(first, -12) : first,
    count,
    unit,
  );
}

const AWAY: Readonly<Record<string, number>> = {
  this: 0,
  current: 0,
  last: -1,
  previous: -1,
  prior: -1,
  past: -1,
  next: 1,
};
const DAYS: Readonly<Record<string, number>> = { today: 0, yesterday: -1, tomorrow: 1 };

/** The current day, the previously parsed period, and whether the question is about what is planned. */
type Read = { today: string; before: SpokenPeriod | undefined; isAhead: boolean };
type Reader = {
  pattern: RegExp;
  read: (said: RegExpExecArray, about: Read) => SpokenPeriod | null;
};

/** The first match at a position counts. */
const READERS: readonly Reader[] = [
  {
    pattern:
      /\b(?:the )?same (?:month|quarter|time|period|days)(?: (?:of|in))? (?:(?:the )?(?:last|previous|prior) year|the year before|(?:a|one) year (?:ago|earlier|before))\b/iy,
    read: (_, { today, before }) => aYearBefore(before ?? unitAt('month', 0, today)),
  },
  {
    pattern: new RegExp(`\\b(?:the )?(?:last|past|previous) ${NUMBER} ${UNIT}s\\b`, 'iy'),
    read: ([, count, unit = ''], { today }) => {
      const many = numberOf(count) ?? 1;
      if (unit === 'day' || unit === 'week')
        return { from: addCalendarDays(today, 1 - many * (unit === 'week' ? 7 : 1)), to: today, unit: 'days' };
      const { from } = unitAt(unit, 1 - many, today);
      return { from, to: unitAt(unit, 0, today).to, unit: 'days' };
    },
  },
  {
    pattern: new RegExp(`\\b(?:in )?the next ${NUMBER} (day|week)s\\b|\\bnext ${NUMBER} (day|week)s\\b`, 'iy'),
    read: ([, a, unitA, b, unitB], { today }) => {
      const many = numberOf(a ?? b) ?? 1;
      const days = many * ((unitA ?? unitB) === 'week' ? 7 : 1);
      return { from: today, to: addCalendarDays(today, days - 1), unit: 'days' };
    },
  },
  {
    pattern: new RegExp(`\\b(this|current|last|previous|prior|past|next) ${UNIT}(?:[’']s)?\\b`, 'iy'),
    read: ([, which = '', unit = ''], { today }) => unitAt(unit.toLowerCase(), AWAY[which.toLowerCase()] ?? 0, today),
  },
  {
    pattern: /\b(?:year to date|ytd|so far this year)\b/iy,
    read: (_, { today }) => unitAt('year', 0, today),
  },
  { pattern: /\b(?:month to date|mtd)\b/iy, read: (_, { today }) => unitAt('month', 0, today) },
  {
    pattern: new RegExp(`\\bq([1-4])${YEAR}\\b`, 'iy'),
    read: ([, quarter, year], about) => quarterIn(Number(quarter), year, about),
  },
  ...QUARTERS.map((names, index): Reader => ({
    pattern: new RegExp(`\\b(?:${names}) quarter${YEAR}\\b`, 'iy'),
    read: ([, year], about) => quarterIn(index + 1, year, about),
  })),
  ...MONTHS.map((names, index): Reader => ({
    pattern: new RegExp(`\\b(since )?(?:(?:this|last|past) )?(?:${names})\\b\\.?${YEAR}`, 'iy'),
    read: ([, since, year], about) => {
      const { today } = about;
      const number = String(index + 1).padStart(2, '0');
      const month =
        year === undefined
          ? nearest(
              `${today.slice(0, 4)}-${number}`,
              1,
              'month',
              since === undefined ? about : { ...about, isAhead: false },
            )
          : monthsOf(`${yearOf(year, today)}-${number}`, 1, 'month');
      return since === undefined ? month : { from: month.from, to: today, unit: 'days' };
    },
  })),
  ...SEASONS.map(([names, month]): Reader => ({
    pattern: new RegExp(`\\b(since )?(?:the )?(?:(this|last) )?(?:${names})\\b${YEAR}`, 'iy'),
    read: ([, since, which, year], about) => {
      const { today } = about;
      const season =
        year === undefined
          ? nearest(
              `${today.slice(0, 4)}-${month}`,
              3,
              'quarter',
              since === undefined ? about : { ...about, isAhead: false },
            )
          : monthsOf(`${yearOf(year, today)}-${month}`, 3, 'quarter');
      // In the middle of summer, last summer was a year ago.
      const isNow = season.from <= today && today <= season.to;
      const { from, to } =
        which?.toLowerCase() === 'last' && isNow
          ? monthsOf(addMonths(season.from.slice(0, 7), -12), 3, 'quarter')
          : season;
      return since === undefined ? { from, to, unit: 'quarter' } : { from, to: today, unit: 'days' };
    },
  })),
  {
    pattern: /\b(today|yesterday|tomorrow)(?:[’']s)?\b/iy,
    read: ([, word = ''], { today }) => unitAt('day', DAYS[word.toLowerCase()] ?? 0, today),
  },
  {
    pattern: /\b(20\d\d-\d\d-\d\d)\b/y,
    read: ([, day = '']) => ({ from: day, to: day, unit: 'day' }),
  },
  { pattern: /\b(20\d\d)\b/y, read: ([, year = '']) => monthsOf(`${year}-01`, 12, 'year') },
  {
    // “October with the year before”.
    pattern: /\b(?:the year before|(?:a|one) year (?:ago|earlier|before))\b/iy,
    read: (_, { before }) => (before && before.unit !== 'year' ? aYearBefore(before) : null),
  },
  {
    // “this month with last”, “… with the one before”.
    pattern:
      /\b(?:the )?(?:last|previous|prior)(?: one)?\b(?! (?:day|week|month|quarter|year|\d))|\bthe (?:one |(?:day|week|month|quarter|year) )?before\b(?! \w)/iy,
    read: (_, { before }) => (before && before.unit !== 'days' ? unitAt(before.unit, -1, before.from) : null),
  },
];

function quarterIn(quarter: number, year: string | undefined, about: Read): SpokenPeriod {
  const month = `-${String(quarter * 3 - 2).padStart(2, '0')}`;
  return year === undefined
    ? nearest(`${about.today.slice(0, 4)}${month}`, 3, 'quarter', about)
    : monthsOf(`${yearOf(year, about.today)}${month}`, 3, 'quarter');
}

/**
 * Returns the periods that words refer to, in order, with the words of each. Weekdays aren't included. A month without a year is the most
 * recent one of that name, or with `isAhead` the next.
 */
export function periodsIn(words: string, today: string, isAhead = false): (SpokenPeriod & { words: string })[] {
  const found: (SpokenPeriod & { words: string })[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (const { pattern, read } of READERS) {
      pattern.lastIndex = at;
      const said = pattern.exec(words);
      const period = said && read(said, { today, before: found.at(-1), isAhead });
      if (!said || !period) continue;
      found.push({ ...period, words: said[0] });
      at += said[0].length - 1;
      break;
    }
  }
  return found;
}
