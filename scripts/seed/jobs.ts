import { jobCopies, newJob } from '@/domain/job/create';
import { jobInputSchema, type Job, type JobType } from '@/domain/job/schema';
import { newNumber } from '@/domain/record/number';
import { weightedStaff, type Person, type Team, type WeightedRole } from './accounts';
import { earlier, minutesAfter, type CompanyClock } from './clock';
import { CUSTOMER_WISHES, JOB_SOURCES, JOB_TAGS, LONG_TITLE } from './jobTexts';
import { fatesOf, stepsOf, type Fate, type Step } from './jobHistory';
import type { Household } from './places';
import type { Random } from './random';
import { planVisits, type Visit } from './schedule';
import type { CrewMember } from './technicians';
import { planToday, type TodayVisit } from './today';
import type { JobKind, Trade } from './trades/trade';

/** A job as it was created, and what happened to it since. */
export type SeedJob = {
  id: string;
  record: Job;
  household: Household;
  crew: CrewMember[];
  by: Person;
  at: string;
  fate: Fate;
  steps: Step[];
};

export type Setting = {
  trade: Trade;
  team: Team;
  crew: readonly CrewMember[];
  households: readonly Household[];
  clock: CompanyClock;
  random: Random;
};

const UNSCHEDULED = 18;
/** The roles that book jobs. */
const DISPATCHERS: readonly WeightedRole[] = [
  { role: 'office', weight: 6 },
  { role: 'user', weight: 3 },
  { role: 'manager', weight: 1 },
];
/** Job types with an arrival window in minutes; longer work is promised for the day. */
const WINDOW_MINUTES: Partial<Record<JobType, number>> = {
  service: 120,
  maintenance: 120,
  inspection: 120,
  estimate: 60,
  emergency: 60,
  callback: 60,
};

/** Creates a company's jobs: six weeks back, today, three weeks ahead, and unscheduled ones. */
export function makeJobs(setting: Setting): SeedJob[] {
  const { trade, crew, clock, random } = setting;
  const visits: (Visit | TodayVisit)[] = [
    ...planVisits(crew, trade.jobs, clock, random),
    ...planToday(crew, trade.jobs, clock, random),
  ];
  visits.sort((a, b) => a.day - b.day || a.minute - b.minute);
  const fates = fatesOf(visits, random);
  const jobs: SeedJob[] = [];
  for (const [index, visit] of visits.entries()) {
    const fate = fates[index] ?? 'scheduled';
    const parent =
      visit.kind.type === 'service' && visit.day > -25 && random.chance(0.04)
        ? closedBefore(jobs, visit.day)
        : undefined;
    jobs.push(makeJob(setting, visit, fate, parent));
  }
  for (let count = 0; count < UNSCHEDULED; count += 1) jobs.push(makeUnscheduled(setting));
  stretch(jobs, setting);
  return jobs;
}

/** Returns a finished visit that may need a callback. */
const closedBefore = (jobs: readonly SeedJob[], day: number): SeedJob | undefined =>
  day < -20 ? undefined : jobs.findLast(({ fate, record }) => fate === 'closed' && record.type === 'service');

/** Creates one job with its history. */
export function makeJob(setting: Setting, visit: Visit | TodayVisit, fate: Fate, parent?: SeedJob): SeedJob {
  const { clock, random } = setting;
  const { day, minute, crew } = visit;
  const kind: JobKind = parent
    ? {
        ...visit.kind,
        title: `Back for: ${parent.record.title}`,
        type: 'callback',
        about: 'Same complaint as on the last visit. No charge until we know why.',
      }
    : visit.kind;
  const scheduledTime = clock.at(day, minute);
  const isUrgent = kind.type === 'emergency';
  const lead = isUrgent ? random.int(40, 120) : random.int(1, 12) * 24 * 60 + random.int(0, 400);
  const windowMinutes = WINDOW_MINUTES[kind.type] ?? 0;
  const windowEnd =
    'windowEndMinute' in visit ? clock.at(0, visit.windowEndMinute) : minutesAfter(scheduledTime, windowMinutes);
  return build(setting, kind, {
    household: parent?.household ?? householdFor(setting, kind),
    crew,
    at: earlier(minutesAfter(scheduledTime, -lead), minutesAfter(clock.now.toISOString(), -random.int(10, 4000))),
    scheduledTime,
    window: windowMinutes > 0 ? { arrivalWindowStart: scheduledTime, arrivalWindowEnd: windowEnd } : {},
    parentJobId: parent?.id ?? '',
    fate,
  });
}

function makeUnscheduled(setting: Setting): SeedJob {
  const { trade, clock, random } = setting;
  const kind = random.weighted(trade.jobs.filter(({ type }) => type !== 'emergency'));
  const at = minutesAfter(clock.now.toISOString(), -random.int(30, 6 * 24 * 60));
  return build(setting, kind, {
    household: householdFor(setting, kind),
    crew: [],
    at,
    scheduledTime: '',
    window: {},
    parentJobId: '',
    fate: 'unscheduled',
  });
}

type Circumstances = {
  household: Household;
  crew: CrewMember[];
  at: string;
  scheduledTime: string;
  window: { arrivalWindowStart?: string; arrivalWindowEnd?: string };
  parentJobId: string;
  fate: Fate;
};

function build({ trade, team, clock, random }: Setting, kind: JobKind, circumstances: Circumstances): SeedJob {
  const { household, crew, at, scheduledTime, window, parentJobId, fate } = circumstances;
  const by = random.weighted(weightedStaff(team, DISPATCHERS)).person;
  const property = random.pick(household.properties);
  const units = household.equipment.filter(
    ({ record }) => record.propertyId === property.id && (kind.on?.includes(record.type) ?? false),
  );
  const isBusiness = household.record.kind === 'company';
  const [contact] = household.record.contacts;
  const input = jobInputSchema.parse({
    title: kind.title,
    type: kind.type,
    priority:
      kind.type === 'emergency'
        ? 'emergency'
        : kind.type === 'callback' || random.chance(0.08)
          ? 'high'
          : random.chance(0.07)
            ? 'low'
            : 'normal',
    customerId: household.id,
    propertyId: property.id,
    equipmentIds: units.map(({ id }) => id),
    contactName: contact && random.chance(0.5) ? contact.name : '',
    contactPhone: contact && random.chance(0.5) ? contact.phone : '',
    scheduledTime,
    durationMinutes: kind.minutes,
    ...window,
    technicianIds: crew.map(({ id }) => id),
    description: kind.about,
    customerNotes: random.chance(0.2) ? random.pick(CUSTOMER_WISHES) : '',
    internalNotes: random.chance(0.1) ? 'Take the long ladder.' : '',
    poNumber: isBusiness && random.chance(0.45) ? random.pattern('PO-#####') : '',
    source: random.pick(JOB_SOURCES),
    tags: random.chance(0.14) ? [random.pick(JOB_TAGS)] : [],
    checklist: (trade.checklists[kind.type] ?? []).map((label) => ({ id: random.id(8), label })),
  });
  const record = newJob(input, {
    number: newNumber('job', new Date(at), () => random.next()),
    nowIso: at,
    uid: by.uid,
    customer: { ...household.record, id: household.id },
    property: property.record,
    parentJobId,
    isUnscheduled: fate === 'unscheduled',
  });
  const steps = stepsOf(fate, {
    record,
    at,
    lead: crew[0]?.person ?? null,
    office: by,
    reasons: trade.holdReasons,
    clock,
    random,
  });
  return { id: random.id(), record, household, crew, by, at, fate, steps };
}

/** Returns a household that has the equipment the job is about, and that the company still serves. */
function householdFor({ households, random }: Setting, { on }: JobKind): Household {
  const welcome = households.filter(({ record }) => !record.isDoNotService);
  const owners = on
    ? welcome.filter(({ equipment }) => equipment.some(({ record }) => on.includes(record.type)))
    : welcome;
  return random.pick(owners.length > 0 ? owners : welcome);
}

/** Makes one job's title too long for every column, for the customer whose name is too long. */
function stretch(jobs: SeedJob[], { households, trade }: Setting): void {
  const job = jobs.find(({ fate }) => fate === 'scheduled');
  const [longest] = households;
  const property = longest?.properties[0];
  if (!job || !longest || !property) return;
  const { id } = longest;
  job.household = longest;
  job.record = {
    ...job.record,
    ...jobCopies({ ...longest.record, id }, property.record),
    title: trade.longTitle ?? LONG_TITLE,
    customerId: id,
    propertyId: property.id,
    equipmentIds: [],
    invoice: { status: null, customerId: id },
  };
}
