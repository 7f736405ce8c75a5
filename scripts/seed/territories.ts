import { territorySchema } from '@/domain/territory/schema';
import type { Team } from './accounts';
import type { Region } from './addresses';
import type { CompanyClock } from './clock';
import type { Random } from './random';
import type { CrewMember } from './technicians';
import { created, type SeedWrite } from './writes';

const COLORS = ['#0072b2', '#d55e00'];

type Seeded = { region: Region; crew: readonly CrewMember[]; team: Team; clock: CompanyClock; random: Random };

/** Writes the town where a company works most, and its surroundings, each with two preferred people. */
export function territoryWrites({ region, crew, team, clock, random }: Seeded): SeedWrite[] {
  const [main, ...around] = region.towns.toSorted((a, b) => b.weight - a.weight);
  if (!main) return [];
  const areas = [
    { name: main.city, postalCodes: main.zips },
    { name: `Around ${main.city}`, postalCodes: around.flatMap(({ zips }) => zips) },
  ];
  return areas.map(({ name, postalCodes }, index) => ({
    by: team.owner,
    kind: 'set',
    path: `companies/${team.companyId}/territories`,
    id: `territory-${index + 1}`,
    data: {
      ...territorySchema.parse({
        name,
        color: COLORS[index],
        postalCodes: [...new Set(postalCodes)].toSorted(),
        technicianIds: crew.slice(2 * index, 2 * index + 2).map(({ id }) => id),
      }),
      ...created(team.owner, clock.at(-150, 9 * 60), random),
    },
  }));
}
