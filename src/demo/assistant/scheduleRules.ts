import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { dayIn } from './days';
import { NUMBER, numberOf } from './numberWords';
import { periodsIn } from './periods';
import { sayDay, sayJobs, sayTimes } from './say';
import {
  after,
  call,
  clean,
  freeTimes,
  jobs,
  openOf,
  say,
  technicianIn,
  withCustomer,
  withTechnician,
  type Rule,
} from './steps';
import { listOf, textOf, type Data, type LocalReply, type LocalTurn } from './turn';

const WEEKDAYS = '(?:sun|mon|tues|wednes|thurs|fri|satur)days?';
const DAY_WORDS = `(?:(?:next|this|on) )?${WEEKDAYS}|today|tonight|tomorrow|yesterday|this (?:morning|afternoon)|mornings?|afternoons?|\\d{4}-\\d{2}-\\d{2}`;
const HOURS = `${NUMBER}[ -]?(?:h|hrs?|hours?|min(?:ute)?s?)`;
const wordsOf = (...parts: string[]): RegExp => new RegExp(`\\b(?:${parts.join('|')})\\b`, 'i');

/** “on Friday” after a name. */
const WEEKDAY_AT_END = new RegExp(`,? (?:on |next |this )?${WEEKDAYS}[?.!]*$`, 'i');

/** The most days of the schedule read at once; longer periods are answered with jobs. */
const DAYS_READ = 7;

/** Parses `two-hour`, `3 hours`, `90 minutes`; null if not given. */
function minutesIn(text: string): number | null {
  const minutes = new RegExp(`${NUMBER}[ -]?min`, 'i').exec(text)?.[1];
  if (minutes !== undefined) return numberOf(minutes);
  const hours = numberOf(new RegExp(`${NUMBER}[ -]?(?:h\\b|hours?\\b|hrs?\\b)`, 'i').exec(text)?.[1]);
  return hours === null ? null : Math.round(hours * 60);
}

/** Returns the days a schedule question means: those it names, else today. */
function daysOf({ question, context: { today } }: LocalTurn): { from: string; to: string; isSaid: boolean } {
  const [period] = periodsIn(question, today, !/\b(?:did|was|were|had)\b/i.test(question));
  if (period) return { from: period.from, to: period.to, isSaid: true };
  const day = dayIn(question, today);
  if (day === '' && /\b(?:coming up|upcoming)\b/i.test(question))
    return { from: today, to: addCalendarDays(today, DAYS_READ - 1), isSaid: true };
  return { from: day || today, to: day || today, isSaid: day !== '' };
}

/** Returns whether a local time (`2026-11-27 08:30`) is in the part of the day that the question names, if any. */
function isInPart(question: string, local: string): boolean {
  const isMorning = local.slice(11) < '12:00';
  if (/\bmornings?\b/i.test(question)) return isMorning;
  return /\bafternoons?\b/i.test(question) ? !isMorning : true;
}

const partOf = (question: string): string =>
  /\bmornings?\b/i.test(question) ? 'morning' : /\bafternoons?\b/i.test(question) ? 'afternoon' : '';

/** Returns only the entries asked for, in a part of the day or for people who are off; their count then isn't anyone's official figure. */
function wantedOf(question: string, data: Data): Data {
  const isOff = /\b(?:off|away|absent)\b/i.test(question);
  const part = partOf(question);
  if (part === '' && !isOff) return data;
  const entries = listOf(data['entries']).filter(
    (one) => isInPart(question, textOf(one['starts'])) && !(isOff && !/off|holiday/.test(textOf(one['kind']))),
  );
  return { ...data, part, isOff, entries };
}

function schedule(turn: LocalTurn, technicianId: string | null): LocalReply {
  const { from, to } = daysOf(turn);
  if (daysBetween(from, to) >= DAYS_READ)
    return technicianId === null
      ? after(turn, jobs({ from_day: from, to_day: to }), (data) => say(sayJobs(data)))
      : say(`I read the schedule of one person for ${String(DAYS_READ)} days at most. Ask for a week.`);
  return after(
    turn,
    call('read_day', { day: from, to_day: to === from ? null : to, technician_id: technicianId }),
    (data) => say(sayDay(wantedOf(turn.question, data), /\bhow many\b/i.test(turn.question))),
  );
}

/** Words for a time, or for today's schedule. */
const WHEN = wordsOf(
  DAY_WORDS,
  'week',
  'month',
  'schedule[ds]?',
  'calendar',
  'agenda',
  'my (?:day|jobs|visits|stops)',
  'coming up',
  'upcoming',
);

const SCHEDULE_WORDS = wordsOf(
  DAY_WORDS,
  'schedule[ds]?',
  'calendar',
  'agenda',
  'board',
  'plan(?:ned)?',
  'book(?:ed|ings?)?',
  'jobs?',
  'visits?',
  'stops?',
  'appointments?',
  'work(?:s|ing)?',
  'days?',
  'going',
  'go',
  'happening',
  'coming up',
  'up',
  'off',
  'away',
  'absent',
  'books',
  'anything',
  'upcoming',
  'technicians?',
);

/** Rules about when people are free, what is late, and a job by its number: no other rule uses these words. */
export const FREE_TIME_RULES: readonly Rule[] = [
  {
    pattern:
      /\b(?:free|slots?|openings?|available|availability|when (?:can|could)|fit .*in|squeeze|soonest|earliest|next (?:open|free)|find (?:a |an |another |me a )?(?:free )?time|(?:have|has) (?:time|room))\b/i,
    needs: ['find_times'],
    takesTechnician: true,
    takesPeriods: true,
    knows: wordsOf(
      DAY_WORDS,
      HOURS,
      'free',
      'slots?',
      'openings?',
      'available',
      'availability',
      'times?',
      'fit',
      'squeeze',
      'soonest',
      'earliest',
      'next',
      'first',
      'open',
      'another',
      'room',
      'visits?',
      'jobs?',
      'appointments?',
      'calls?',
      'emergency',
      'urgent',
      'asap',
      'no (?:heat|cooling|ac|water)',
      'technicians?',
      'techs?',
      'anyone',
      'anybody',
      'someone',
      'somebody',
      'long',
      'go',
    ),
    next: (turn) =>
      withTechnician(turn, (technicianId) => {
        const { from, to, isSaid } = daysOf(turn);
        const wanted = {
          minutes: minutesIn(turn.question) ?? 60,
          from_day: isSaid ? from : null,
          to_day: isSaid ? to : null,
          technician_id: technicianId,
          is_emergency: /emergency|urgent|asap|no (?:heat|cooling|ac|water)/i.test(turn.question),
          moved_visit_id: openOf(turn, 'schedule') || null,
        };
        return after(turn, freeTimes(wanted), (data) =>
          say(
            sayTimes({
              ...data,
              technician: textOf(technicianIn(turn)[0]?.['name']),
              times: listOf(data['times']).filter((one) => isInPart(turn.question, textOf(one['starts']))),
            }),
          ),
        );
      }),
  },
  {
    pattern: /\b(?:jobs?|visits?|who|technicians?|anyone|we)\b.*\b(?:late|behind)\b|\blate (?:jobs?|visits?)\b/i,
    // Days or months late is about money.
    applies: ({ question }) =>
      !/\b(?:days?|weeks?|months?) (?:late|behind)\b|\bpay(?:ing|ments?|ers?)?\b/i.test(question),
    needs: ['find_jobs'],
    knows: wordsOf(
      'jobs?',
      'visits?',
      'late',
      'running',
      'behind(?: schedule)?',
      'schedule',
      'today',
      'technicians?',
      'anyone',
    ),
    next: (turn) =>
      after(turn, jobs({ state: 'late' }), (data) => {
        if (!/\btoday\b/i.test(turn.question)) return say(sayJobs(data, 'No job is late.'));
        const late = listOf(data['jobs']).filter(({ planned }) => textOf(planned).startsWith(turn.context.today));
        return say(sayJobs({ jobs: late }, 'No job of today is late.'));
      }),
  },
  {
    pattern: /\b\d{2}-[A-Z0-9]{5}\b/i,
    needs: ['find_jobs'],
    knows: wordsOf('jobs?', 'visits?', 'about', 'number'),
    next: (turn, said) => after(turn, jobs({ number: said[0].toUpperCase() }), (data) => say(sayJobs(data))),
  },
];

/** Rules about what is planned. */
export const SCHEDULE_RULES: readonly Rule[] = [
  {
    pattern: /./,
    applies: ({ question, context: { today } }) => WHEN.test(question) || periodsIn(question, today).length > 0,
    needs: ['read_day', 'find_jobs'],
    isWeak: true,
    takesTechnician: true,
    takesPeriods: true,
    knows: SCHEDULE_WORDS,
    next: (turn) => {
      const isMine = /\b(?:my|i)\b/i.test(turn.question) && turn.context.technicianId !== '';
      return isMine ? schedule(turn, turn.context.technicianId) : withTechnician(turn, (id) => schedule(turn, id));
    },
  },
  {
    pattern: /\b(?:jobs?|visits?|appointments?) (?:of|for|at|with) (.+)/i,
    needs: ['find_jobs', 'find_customers'],
    takesPeriods: true,
    knows: wordsOf(DAY_WORDS, 'jobs?', 'visits?', 'appointments?'),
    next: (turn, said) => {
      const { from, to, isSaid } = daysOf(turn);
      const spoken = periodsIn(turn.question, turn.context.today).map(({ words }) => words);
      const name = [...spoken, WEEKDAY_AT_END].reduce<string>((words, time) => words.replace(time, ''), clean(said[1]));
      return withCustomer(turn, name, (customer) =>
        after(turn, jobs({ customer_id: customer['customer_id'] }), (data) => {
          if (!isSaid) return say(sayJobs(data));
          const planned = listOf(data['jobs']).filter((job) => {
            const day = textOf(job['planned']).slice(0, 10);
            return day >= from && day <= to;
          });
          return say(sayJobs({ jobs: planned }, `No job of ${textOf(customer['name'])} is planned then.`));
        }),
      );
    },
  },
];
