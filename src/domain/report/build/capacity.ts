import { paths } from '@/lib/paths';
import { sumOf } from '../../money/amounts';
import { readCapacity, type CapacityWeek, type CountedCapacity } from '../capacity';
import type { Chart, Figure, Report, ReportInput, ReportTable } from '../model';
import { BARS, share } from './sums';

/** Service companies look this far ahead when they decide what to sell. */
const AHEAD_WEEKS = 4;
/** Above this share, a week can't take another larger job. */
const FULL_PPM = 900_000;

type Taken = { availableMinutes: number; bookedMinutes: number };
const taken = (week: CapacityWeek): Taken => addUp([...week.people.values()]);
const addUp = (parts: readonly Taken[]): Taken => ({
  availableMinutes: sumOf(parts.map(({ availableMinutes }) => availableMinutes)),
  bookedMinutes: sumOf(parts.map(({ bookedMinutes }) => bookedMinutes)),
});
const free = ({ availableMinutes, bookedMinutes }: Taken): number => Math.max(0, availableMinutes - bookedMinutes);
/** Adds up each person's free time separately: someone overbooked doesn't reduce the others' free time. */
const freeOf = (week: CapacityWeek): number => sumOf([...week.people.values()].map(free));
const tooMuchOf = (week: CapacityWeek): number =>
  sumOf([...week.people.values()].map((one) => Math.max(0, one.bookedMinutes - one.availableMinutes)));

/** Formats a week by its Monday for a column: `Nov 30`. */
const weekLabel = (monday: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${monday}T00:00:00.000Z`),
  );

/** Reports how full the coming weeks are, who has room and for which skills, and what work no one has time for. */
export function capacityReport({ capacity, today, names }: Pick<ReportInput, 'capacity' | 'today' | 'names'>): Report {
  const counted = readCapacity(capacity, today);
  const { weeks } = counted;
  if (counted.countedAt === '')
    return {
      ...{ figures: [], charts: [], tables: [] },
      notes: ['The weeks ahead are counted each night. Look again tomorrow.'],
    };
  return {
    figures: figures(counted, today),
    charts: [weekChart(weeks), skillChart(weeks.slice(0, AHEAD_WEEKS))],
    tables: [peopleTable(weeks, names.person), skillTable(weeks)],
    notes: notes(counted),
  };
}

function figures(counted: CountedCapacity, today: string): Figure[] {
  const ahead = counted.weeks.slice(0, AHEAD_WEEKS);
  const all = addUp(ahead.map(taken));
  const open = openMinutes(counted);
  const full = counted.weeks.findIndex(
    (week) => (share(taken(week).bookedMinutes, taken(week).availableMinutes) ?? 0) < FULL_PPM,
  );
  const stated = { earlier: null, better: null } as const;
  const board = { kind: 'page', to: paths.scheduleDay(today) } as const;
  return [
    {
      ...{
        ...stated,
        id: 'booked',
        label: 'Booked',
        unit: 'share',
        value: share(all.bookedMinutes, all.availableMinutes),
      },
      definition: `Of the hours of work in the next ${AHEAD_WEEKS} weeks (the rest of this one included), what visits and the drives to them take. Time off and holidays are no hours of work.`,
      records: board,
    },
    {
      ...{ ...stated, id: 'free', label: 'Free', unit: 'minutes', value: sumOf(ahead.map(freeOf)) },
      definition: `Hours in the next ${AHEAD_WEEKS} weeks in which someone works and has nothing to do yet.`,
      records: board,
    },
    {
      ...{
        ...stated,
        id: 'full',
        label: 'Weeks that are full',
        unit: 'count',
        value: full === -1 ? counted.weeks.length : full,
      },
      definition: `Weeks from this one on of which more than ${FULL_PPM / 10_000} % is taken, until the first with more room.`,
      records: null,
    },
    {
      ...{ ...stated, id: 'open', label: 'Work without a place', unit: 'minutes', value: open },
      definition:
        'Jobs without a time, visits without a technician in these weeks, and what is planned beyond someone’s hours of work.',
      records: { kind: 'page', to: `${paths.jobs}?view=unscheduled` },
    },
    {
      ...{ ...stated, id: 'hire', label: 'A hire would be busy for', unit: 'days', value: hireDays(counted, open) },
      definition:
        'Working days in which one more person, with as many hours as your people have on average, would do the work without a place.',
      records: null,
    },
  ];
}

const openMinutes = ({ weeks, waiting }: CountedCapacity): number =>
  waiting.bookedMinutes + sumOf(weeks.map((week) => week.nobody.bookedMinutes + tooMuchOf(week)));

const WORKDAYS = 5;

/** null if no one works. */
function hireDays({ weeks }: CountedCapacity, open: number): number | null {
  const whole = weeks.slice(1);
  const personWeeks = sumOf(
    whole.map(({ people }) => [...people.values()].filter((one) => one.availableMinutes > 0).length),
  );
  const minutes = addUp(whole.map(taken)).availableMinutes;
  return personWeeks === 0 ? null : Math.ceil(open / (minutes / personWeeks / WORKDAYS));
}

const weekChart = (weeks: readonly CapacityWeek[]): Chart => ({
  id: 'weeks',
  title: 'Booked and free by week',
  unit: 'minutes',
  kind: 'columns',
  legend: [
    { tone: 'main', label: 'Booked' },
    { tone: 'late', label: 'Beyond the hours of work' },
    { tone: 'wait', label: 'Unassigned' },
    { tone: 'quiet', label: 'Free' },
  ],
  columns: weeks.map((week) => ({
    id: week.monday,
    label: weekLabel(week.monday),
    name: `Week of ${weekLabel(week.monday)}`,
    pieces: [
      { tone: 'main', value: taken(week).bookedMinutes - tooMuchOf(week) },
      { tone: 'late', value: tooMuchOf(week) },
      { tone: 'wait', value: week.nobody.bookedMinutes },
      { tone: 'quiet', value: freeOf(week) },
    ],
  })),
});

type Skill = { skill: string; availableMinutes: number; freeMinutes: number };

/** Returns skills with their free time over some weeks, most free first. */
function skillsOf(weeks: readonly CapacityWeek[]): Skill[] {
  const skills = new Map<string, Skill>();
  for (const week of weeks)
    for (const [skill, { availableMinutes, freeMinutes }] of week.skills) {
      const sum = skills.get(skill) ?? { skill, availableMinutes: 0, freeMinutes: 0 };
      sum.availableMinutes += availableMinutes;
      sum.freeMinutes += freeMinutes;
      skills.set(skill, sum);
    }
  return [...skills.values()].toSorted((a, b) => b.freeMinutes - a.freeMinutes || a.skill.localeCompare(b.skill));
}

const skillChart = (ahead: readonly CapacityWeek[]): Chart => ({
  id: 'skills',
  title: `Free by skill in the next ${AHEAD_WEEKS} weeks`,
  unit: 'minutes',
  kind: 'bars',
  names: ['Free', 'Hours of work'],
  rows: skillsOf(ahead)
    .slice(0, BARS)
    .map(({ skill, freeMinutes, availableMinutes }) => ({
      id: skill,
      label: skill,
      value: freeMinutes,
      before: availableMinutes,
    })),
});

function peopleTable(weeks: readonly CapacityWeek[], nameOf: (id: string) => string): ReportTable {
  const ids = [...new Set(weeks.flatMap(({ people }) => [...people.keys()]))];
  const rows = ids.map((id) => {
    const own = weeks.map(({ people }) => people.get(id) ?? { availableMinutes: 0, bookedMinutes: 0 });
    const all = addUp(own);
    return {
      id,
      cells: [nameOf(id), share(all.bookedMinutes, all.availableMinutes), ...own.map(free)],
      records: { kind: 'page', to: paths.technicians } as const,
    };
  });
  const total = addUp(weeks.map(taken));
  return {
    id: 'people',
    title: 'Free hours by technician and week',
    columns: [
      { label: 'Technician', unit: 'text' },
      { label: 'Booked', unit: 'share' },
      ...weeks.map(({ monday }) => ({ label: weekLabel(monday), unit: 'minutes' as const })),
    ],
    rows: rows.toSorted((a, b) => String(a.cells[0]).localeCompare(String(b.cells[0]))),
    total: rows.length > 0 ? ['All', share(total.bookedMinutes, total.availableMinutes), ...weeks.map(freeOf)] : null,
  };
}

const skillTable = (weeks: readonly CapacityWeek[]): ReportTable => ({
  id: 'skills',
  title: 'Free hours by skill and week',
  columns: [
    { label: 'Skill or license', unit: 'text' },
    { label: 'Free', unit: 'share' },
    ...weeks.map(({ monday }) => ({ label: weekLabel(monday), unit: 'minutes' as const })),
  ],
  rows: skillsOf(weeks).map(({ skill, availableMinutes, freeMinutes }) => ({
    id: skill,
    cells: [
      skill,
      share(freeMinutes, availableMinutes),
      ...weeks.map(({ skills }) => skills.get(skill)?.freeMinutes ?? 0),
    ],
    records: null,
  })),
  total: null,
});

const hours = (minutes: number): string => `${Math.round(minutes / 60)} h`;

function notes(counted: CountedCapacity): string[] {
  const ahead = counted.weeks.slice(0, AHEAD_WEEKS);
  // A skill that everyone has has the most hours, which means little: the free share matters.
  const most = skillsOf(ahead).toSorted(
    (a, b) => (share(b.freeMinutes, b.availableMinutes) ?? 0) - (share(a.freeMinutes, a.availableMinutes) ?? 0),
  )[0];
  const quiet = ahead.toSorted((a, b) => freeOf(b) - freeOf(a))[0];
  return [
    ...(most && most.freeMinutes > 0
      ? [
          `Room to sell: those who have “${most.skill}” are the emptiest, with ${hours(most.freeMinutes)} of ${hours(most.availableMinutes)} free in the next ${AHEAD_WEEKS} weeks.`,
        ]
      : []),
    ...(quiet && freeOf(quiet) > 0
      ? [`The emptiest of these weeks begins on ${weekLabel(quiet.monday)}, with ${hours(freeOf(quiet))} free.`]
      : []),
    'Counted last night: what was booked since then is on the schedule. An hour of someone with several skills counts for each of them; drives are estimated.',
  ];
}
