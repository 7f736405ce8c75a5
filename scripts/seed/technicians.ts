import { collection, getDocs, limit, query } from 'firebase/firestore/lite';
import { technicianSchema, type Technician } from '@/domain/technician/schema';
import type { Person, Team } from './accounts';
import { companyPhone, makeAddress } from './addresses';
import type { CompanyClock } from './clock';
import type { CompanyPlan } from './companies/plan';
import { FIRST_NAMES, mailbox } from './names';
import { pinNear } from './pins';
import type { Random } from './random';

/** A technician's record and account, if there is one: then the record was created when they joined, as `stored`. */
export type CrewMember = { id: string; record: Technician; person: Person | null; stored: Joined | null };
type Joined = { id: string; revision: string };

/** Returns the records created when technicians joined the company, by account. */
export async function joinedTechnicians({ owner }: Team): Promise<ReadonlyMap<string, Joined>> {
  const { docs } = await getDocs(query(collection(owner.client.db, `users/${owner.uid}/technicians`), limit(50)));
  return new Map(
    docs.map((one) => [String(one.get('linkedUid')), { id: one.id, revision: String(one.get('revision')) }]),
  );
}

const COLORS = ['#1c7ed6', '#e8590c', '#2f9e44', '#9c36b5', '#c2255c', '#0c8599', '#f08c00', '#5f3dc4'];
/** Days from today on which licenses expire: some already have, some are about to, most are valid for a year or more. */
const EXPIRIES = [-41, 12, 430, 25, 810, -6, 365, 1120, 240, 18, 600, 95];
const FIRST_TECHNICIAN_LINE = 10;
const EARLY = { isOff: false, start: '07:00', end: '15:30' };
const USUAL = { isOff: false, start: '08:00', end: '17:00' };
const OFF = { ...USUAL, isOff: true };

export function makeCrew(
  company: CompanyPlan,
  team: Team,
  joined: ReadonlyMap<string, Joined>,
  clock: CompanyClock,
  random: Random,
): CrewMember[] {
  const accounts = team.members.filter(({ role }) => role === 'technician');
  return company.technicians.map(([firstName, lastName], index) => {
    const { trade, region, domain } = company;
    const person = accounts.find((account) => account.firstName === firstName && account.lastName === lastName) ?? null;
    // The first four start early, and every third works on Saturdays instead of Mondays.
    const day = index < 4 ? EARLY : USUAL;
    const isSaturdayPerson = index % 3 === 2;
    const record = technicianSchema.parse({
      firstName,
      lastName,
      jobTitle: trade.jobTitles[index % trade.jobTitles.length],
      email: person?.email ?? `${mailbox(firstName, lastName)}@${domain}`,
      phone: companyPhone(region, FIRST_TECHNICIAN_LINE + index),
      skills: skillsOf(trade.skills, index),
      licences: trade.licences.slice(0, 1 + (index % 3)).map(([name, number], at) => ({
        id: random.id(),
        name,
        number: random.pattern(number),
        expiresOn: clock.date(EXPIRIES[(index * 2 + at * 5) % EXPIRIES.length] ?? 365),
      })),
      color: COLORS[index % COLORS.length],
      homeBase: makeAddress(region, random),
      workingHours: {
        mon: isSaturdayPerson ? OFF : day,
        tue: day,
        wed: day,
        thu: day,
        fri: day,
        sat: isSaturdayPerson ? USUAL : OFF,
        sun: OFF,
      },
      emergencyContact: `${random.pick(FIRST_NAMES)} ${lastName}, ${random.pick(['spouse', 'mother', 'brother', 'partner'])}, ${companyPhone(region, 19)}`,
      notes: index === 1 ? 'Drives truck 7 (ladder rack). Prefers the west side.' : '',
      linkedUid: person?.uid ?? '',
    });
    const [newId, stored] = [random.id(), joined.get(person?.uid ?? '') ?? null];
    return { id: stored?.id ?? newId, record: { ...record, basePin: pinNear(record.homeBase) }, person, stored };
  });
}

/** Gives everyone three adjacent skills, so that each skill is held by two or three people. */
function skillsOf(skills: readonly string[], index: number): string[] {
  return [0, 1, 2].map((step) => skills[(index + step * 2) % skills.length] ?? '').filter(Boolean);
}
