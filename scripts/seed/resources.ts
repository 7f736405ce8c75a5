import { odometerSchema } from '@/domain/mileage/schema';
import { resourceSchema, type Resource } from '@/domain/resource/schema';
import type { Industry } from '@/domain/user/schema';
import type { Team } from './accounts';
import type { CompanyClock } from './clock';
import type { Random } from './random';
import type { CrewMember } from './technicians';
import type { SeedEntry } from './visits';
import { created, type SeedWrite } from './writes';

type Machine = readonly [name: string, unitNumber: string];

/** Machines by trade; each can be at one job at a time. */
const MACHINES: Partial<Record<Industry, readonly Machine[]>> = {
  hvac: [
    ['Scissor lift', 'SL-2'],
    ['Duct cleaning rig', 'DC-1'],
  ],
  plumbing: [
    ['Jetter trailer', 'JT-1'],
    ['Sewer camera', 'CAM-2'],
  ],
  construction: [
    ['Boom lift', 'BL-4'],
    ['Concrete mixer', 'CM-1'],
  ],
  demolition: [
    ['Mini excavator', 'EX-3'],
    ['Skid steer', 'SS-1'],
  ],
};
const USUAL: readonly Machine[] = [['Equipment trailer', 'TR-1']];
const LONG_MINUTES = 180;
const MOST_TRUCKS = 4;

const idOf = (kind: Resource['kind'], index: number): string => `${kind}-${index + 1}`;

/** Returns the people who are most often scheduled together; none if everyone goes alone. */
function usualCrew(entries: readonly SeedEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const { entry } of entries) {
    const ids = entry.placement.technicianIds;
    if (entry.kind === 'visit' && ids.length > 1) counts.set(ids.join(), (counts.get(ids.join()) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([a, times], [b, others]) => others - times || (a < b ? -1 : 1));
  return most?.[0].split(',') ?? [];
}

type Seeded = { crew: readonly CrewMember[]; industry: Industry; entries: readonly SeedEntry[] };

/** Returns a company's crew, its machines, and the first technicians' trucks; ids are the same in every company. */
export function resourcesOf({ crew, industry, entries }: Seeded): { id: string; record: Resource }[] {
  const together = usualCrew(entries);
  const ofCrew = together.length > 0 ? together : crew.slice(0, 2).map(({ id }) => id);
  const machines = MACHINES[industry] ?? USUAL;
  return [
    {
      id: idOf('crew', 0),
      record: resourceSchema.parse({
        kind: 'crew',
        name: 'Install crew',
        technicianIds: ofCrew,
        leadId: ofCrew[0] ?? '',
      }),
    },
    ...machines.map(([name, unitNumber], index) => ({
      id: idOf('machine', index),
      record: resourceSchema.parse({ kind: 'machine', name, unitNumber }),
    })),
    ...crew.slice(0, MOST_TRUCKS).map(({ id }, index) => ({
      id: idOf('vehicle', index),
      record: resourceSchema.parse({
        kind: 'vehicle',
        name: `Truck ${index + 4}`,
        unitNumber: `FW-${2204 + index * 37}`,
        technicianIds: [id],
      }),
    })),
  ];
}

/** Returns the entries with their booked resources: the crew if exactly its members go, a machine for long work, one visit a day. */
export function withResources(entries: readonly SeedEntry[], resources: ReturnType<typeof resourcesOf>): SeedEntry[] {
  const crew = resources.find(({ record }) => record.kind === 'crew');
  const machine = resources.find(({ record }) => record.kind === 'machine');
  const taken = new Set<string>();
  return entries.map((seeded) => {
    const { entry } = seeded;
    const { technicianIds, startsAt, endsAt } = entry.placement;
    if (entry.kind !== 'visit') return seeded;
    const isOfCrew =
      crew !== undefined && technicianIds.toSorted().join() === crew.record.technicianIds.toSorted().join();
    const isLong = Date.parse(endsAt) - Date.parse(startsAt) >= LONG_MINUTES * 60_000;
    const day = startsAt.slice(0, 10);
    const isWithMachine = machine !== undefined && isLong && !taken.has(day);
    if (isWithMachine) taken.add(day);
    const resourceIds = [...(isOfCrew ? [crew.id] : []), ...(isWithMachine ? [machine.id] : [])];
    return { ...seeded, entry: { ...entry, placement: { ...entry.placement, resourceIds } } };
  });
}

export const resourceWrites = (
  resources: ReturnType<typeof resourcesOf>,
  { companyId, owner }: Team,
  clock: CompanyClock,
  random: Random,
): SeedWrite[] =>
  resources.map(({ id, record }) => ({
    by: owner,
    kind: 'set',
    path: `companies/${companyId}/resources`,
    id,
    data: { ...record, ...created(owner, clock.at(-200, 9 * 60), random) },
  }));

const FIRST_READING = 41_230;
const READ_DAYS = 45;

/** Writes the trucks' odometer readings on the workdays of the last weeks; now and then somebody forgot the end. */
export const odometerWrites = (
  resources: ReturnType<typeof resourcesOf>,
  { companyId, owner }: Team,
  clock: CompanyClock,
  random: Random,
): SeedWrite[] =>
  resources
    .filter(({ record }) => record.kind === 'vehicle' && record.technicianIds.length > 0)
    .flatMap(({ id: resourceId, record: { technicianIds } }, truck) => {
      let reading = FIRST_READING + truck * 17_480;
      return Array.from({ length: READ_DAYS }, (_, index) => index - READ_DAYS - 1)
        .filter((day) => ![0, 6].includes(new Date(`${clock.date(day)}T12:00:00.000Z`).getUTCDay()))
        .map((day, index): SeedWrite => {
          const startMiles = reading;
          reading += 31 + ((index * 17 + truck * 11) % 38);
          return {
            by: owner,
            kind: 'set',
            path: `companies/${companyId}/odometers`,
            id: `odometer-${truck + 1}-${index + 1}`,
            data: {
              ...odometerSchema.parse({
                resourceId,
                technicianId: technicianIds[0],
                date: clock.date(day),
                startMiles,
                endMiles: (index + 4 * truck) % 13 === 9 ? 0 : reading - 3,
              }),
              ...created(owner, clock.at(day, 17 * 60), random),
            },
          };
        });
    });
