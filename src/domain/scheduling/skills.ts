import { licenseState, type Technician } from '../technician/schema';

type Able = Pick<Technician, 'skills' | 'licences'>;
/** Whether someone has a required skill or license. */
export type SkillAnswer = { kind: 'held' } | { kind: 'missing' } | { kind: 'expired'; expiredOn: string };

/** Skills are typed by hand: `heat pumps` equals `Heat Pumps`. */
const folded = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Returns whether someone may do what is required on a day (YYYY-MM-DD): by a skill, or by a license that is valid then. */
export function skillAnswer({ skills, licences }: Able, required: string, date: string): SkillAnswer {
  const isIt = (name: string): boolean => folded(name) === folded(required);
  const license = licences.find(({ name }) => isIt(name));
  if (license && licenseState(license, date) === 'expired') return { kind: 'expired', expiredOn: license.expiresOn };
  return license || skills.some(isIt) ? { kind: 'held' } : { kind: 'missing' };
}

/** Returns what a crew lacks on a day: each required skill must be held by at least one of them. */
export function lackingSkills(
  crew: readonly Able[],
  required: readonly string[],
  date: string,
): { skill: string; expiredOn: string }[] {
  return required.flatMap((skill) => {
    const answers = crew.map((one) => skillAnswer(one, skill, date));
    if (answers.some(({ kind }) => kind === 'held')) return [];
    const expired = answers.find((answer) => answer.kind === 'expired');
    return [{ skill, expiredOn: expired?.expiredOn ?? '' }];
  });
}

/** Returns what a visit can require: every skill or license that anyone holds, each once, by name. */
export function abilitiesOf(people: readonly Able[]): string[] {
  const byName = new Map(
    people
      .flatMap(({ skills, licences }) => [...skills, ...licences.map(({ name }) => name)])
      .map((name) => [folded(name), name] as const),
  );
  return [...byName.values()].toSorted((a, b) => a.localeCompare(b));
}
