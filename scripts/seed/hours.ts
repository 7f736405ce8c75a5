import { timeEntrySchema, type TimeEntry } from '@/domain/hours/schema';
import { weekOf } from '@/domain/hours/week';
import { keepTime } from '../../functions/src/hours/timeOnVisit';
import { createdAudit } from '../../functions/src/platform/audit';
import { inCompany } from '../../functions/src/platform/collections';
import type { Team } from './accounts';
import { minutesAfter, type CompanyClock } from './clock';
import { functionsDeps } from './functionsDeps';
import type { SeedJob } from './jobs';
import type { Random } from './random';
import type { CrewMember } from './technicians';

/** This week and last week; an office would approve the older one now. */
const DAYS_BACK = 13;
const NOON = 12 * 60;
const BATCH_SIZE = 200;

type Worked = {
  team: Team;
  jobs: readonly SeedJob[];
  crew: readonly CrewMember[];
  clock: CompanyClock;
  timeZone: string;
  random: Random;
};

/**
 * Records the crew's hours over the last two weeks, as the server would have derived them from their steps: drives and work on finished
 * jobs, a lunch break on each such day, one of them corrected; and the times of the scheduled visits.
 */
export async function recordHours({ team, jobs, crew, clock, timeZone, random }: Worked): Promise<void> {
  const deps = functionsDeps({ now: () => clock.now.toISOString(), newId: () => random.id() });
  const [since, today] = [clock.at(-DAYS_BACK, 0), clock.at(0, 0)];
  const accountOf = new Map(crew.map(({ id, record }) => [id, record.linkedUid]));
  const entryOf = (
    technicianId: string,
    time: Pick<TimeEntry, 'kind' | 'startsAt' | 'endsAt'> & Partial<TimeEntry>,
  ): TimeEntry =>
    timeEntrySchema.parse({
      technicianId,
      accountUid: accountOf.get(technicianId) ?? '',
      weekStartsOn: weekOf(time.startsAt, timeZone),
      source: 'visit',
      replaces: '',
      ...time,
    });

  const worked = jobs.flatMap(({ id, record, crew: people, steps }) => {
    const [arrived, done] = ['in-progress', 'work-done'].map(
      (state) => steps.find((step) => step.state === state)?.at ?? '',
    );
    if (!arrived || !done || arrived < since || done >= today) return [];
    const about = { title: record.title, jobId: id };
    return people.flatMap((person) => [
      entryOf(person.id, { kind: 'drive', startsAt: minutesAfter(arrived, -18), endsAt: arrived, ...about }),
      entryOf(person.id, { kind: 'work', startsAt: arrived, endsAt: done, ...about }),
    ]);
  });
  const days = Array.from({ length: DAYS_BACK }, (_, index) => -index - 1);
  const breaks = days.flatMap((day) => {
    const [from, to] = [clock.at(day, 0), clock.at(day + 1, 0)];
    const present = new Set(
      worked.filter(({ startsAt }) => startsAt >= from && startsAt < to).map((entry) => entry.technicianId),
    );
    const startsAt = clock.at(day, NOON);
    return [...present].map((technicianId) =>
      entryOf(technicianId, { kind: 'break', source: 'tap', startsAt, endsAt: minutesAfter(startsAt, 30) }),
    );
  });

  const all = [...worked, ...breaks].map((entry) => ({ id: random.id(), entry }));
  const wrong = all.find(({ entry }) => entry.kind === 'break');
  if (wrong) {
    const { technicianId, startsAt } = wrong.entry;
    const corrected = entryOf(technicianId, {
      kind: 'break',
      source: 'correction',
      startsAt,
      endsAt: minutesAfter(startsAt, 45),
    });
    all.push({ id: random.id(), entry: { ...corrected, replaces: wrong.id, reason: 'Forgot to end the break' } });
  }
  const entries = inCompany(deps.db, team.companyId, 'timeEntries');
  for (let start = 0; start < all.length; start += BATCH_SIZE) {
    const batch = deps.db.batch();
    for (const { id, entry } of all.slice(start, start + BATCH_SIZE))
      batch.set(entries.doc(id), { ...entry, ...createdAudit(entry.accountUid, entry.endsAt) });
    await batch.commit();
  }

  const { docs } = await inCompany(deps.db, team.companyId, 'schedule').where('kind', '==', 'visit').limit(500).get();
  for (const visit of docs) {
    const params = { companyId: team.companyId, id: visit.id };
    await keepTime(deps, { params, before: null, after: visit.data(), at: deps.now() });
  }
}
