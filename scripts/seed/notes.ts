import { noteSchema, type Note } from '@/domain/note/schema';
import type { Person, Team } from './accounts';
import { minutesAfter, type CompanyClock } from './clock';
import type { SeedJob } from './jobs';
import type { Random } from './random';
import { created, type SeedWrite } from './writes';

const OFFICE_NOTES = [
  'Called to say thank you. Asked whether we do gift cards.',
  'Left a voicemail about the open quote.',
  'New gate code from Monday on; it is in the property.',
  'Wants everything by e-mail, no paper.',
  'Complained about muddy boots last time. Apologised; send someone with covers.',
  'Referred two neighbors. Sent a thank-you card.',
  'Asked for a receipt for the insurer. Sent the same day.',
];
const CUSTOMER_NOTES = 26;
const JOB_NOTES = 40;

const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

/** Writes people's notes: the office's about customers, technicians' about finished work. */
export function noteWrites(
  jobs: readonly SeedJob[],
  findings: readonly string[],
  team: Team,
  path: string,
  clock: CompanyClock,
  random: Random,
): SeedWrite[] {
  const write = (by: Person, at: string, note: Omit<Note, 'authorName'>): SeedWrite => ({
    by,
    kind: 'set',
    path,
    id: random.id(),
    data: { ...noteSchema.parse({ ...note, authorName: nameOf(by) }), ...created(by, at, random) },
  });
  const office = team.members.filter(({ role }) => role === 'office' || role === 'user' || role === 'manager');
  const aboutCustomers = random
    .shuffled(jobs)
    .slice(0, CUSTOMER_NOTES)
    .map(({ household: { id } }) =>
      write(random.pick(office), minutesAfter(clock.now.toISOString(), -random.int(60, 90 * 24 * 60)), {
        subjectType: 'customer',
        subjectId: id,
        customerId: id,
        text: random.pick(OFFICE_NOTES),
      }),
    );
  const aboutJobs = jobs
    .flatMap(({ id, household, steps }) => {
      const done = steps.find(({ state }) => state === 'work-done');
      return done ? [{ id, customerId: household.id, done }] : [];
    })
    // People open the newest ones.
    .slice(-JOB_NOTES)
    .map(({ id, customerId, done }) =>
      write(done.by, done.at, { subjectType: 'job', subjectId: id, customerId, text: random.pick(findings) }),
    );
  return [...aboutCustomers, ...aboutJobs];
}
