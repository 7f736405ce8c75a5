import { weightedStaff, type Team, type WeightedRole } from './accounts';
import type { CompanyClock } from './clock';
import type { Household } from './places';
import type { Random } from './random';
import type { CrewMember } from './technicians';
import { changed, created, type SeedWrite } from './writes';

/** The roles that enter customers: mostly the office. */
const ENTERED_BY: readonly WeightedRole[] = [
  { role: 'office', weight: 5 },
  { role: 'user', weight: 4 },
  { role: 'manager', weight: 2 },
  { role: 'admin', weight: 1 },
];

/** Returns the writes that create customers with their properties and equipment, each dated to the day it became known. */
export function householdWrites(
  households: readonly Household[],
  team: Team,
  clock: CompanyClock,
  random: Random,
): SeedWrite[] {
  const root = `companies/${team.companyId}`;
  const staff = weightedStaff(team, ENTERED_BY);
  return households.flatMap(({ id, record, daysKnown, properties, equipment }) => {
    const by = random.weighted(staff).person;
    const at = clock.at(-daysKnown, random.int(8 * 60, 17 * 60));
    const set = (path: string, recordId: string, data: object): SeedWrite => ({
      by,
      kind: 'set',
      path: `${root}/${path}`,
      id: recordId,
      data: { ...data, ...created(by, at, random) },
    });
    return [
      set('customers', id, record),
      ...properties.map((property) => set('properties', property.id, property.record)),
      ...equipment.map((unit) => set('equipment', unit.id, unit.record)),
    ];
  });
}

/** Returns the writes that create the technicians, under the owner's account, or complete those who joined by invitation. */
export function crewWrites(
  crew: readonly CrewMember[],
  { owner }: Team,
  clock: CompanyClock,
  random: Random,
): SeedWrite[] {
  return crew.map(({ id, record, stored }, index): SeedWrite => {
    const path = `users/${owner.uid}/technicians`;
    if (stored) {
      const audit = changed(owner, new Date().toISOString(), stored.revision, random);
      return { by: owner, kind: 'update', path, id, data: { ...record, ...audit } };
    }
    const audit = created(owner, clock.at(-1500 + index * 90, 9 * 60), random);
    return { by: owner, kind: 'set', path, id, data: { ...record, ...audit } };
  });
}
