import { equipmentName } from '@/domain/equipment/format';
import { cylinderSchema, refrigerantMoveSchema, type RefrigerantMove } from '@/domain/refrigerant-log/schema';
import type { Industry } from '@/domain/user/schema';
import type { Team } from './accounts';
import type { CompanyClock } from './clock';
import type { Household } from './places';
import type { Random } from './random';
import { created, type SeedWrite } from './writes';

const CYLINDERS = [
  { label: 'A-1043', refrigerant: 'R-410A', contents: 'virgin', startOunces: 400, capacityOunces: 400 },
  { label: 'A-1058', refrigerant: 'R-410A', contents: 'virgin', startOunces: 400, capacityOunces: 400 },
  { label: 'B-207', refrigerant: 'R-454B', contents: 'virgin', startOunces: 320, capacityOunces: 320 },
  { label: 'R-31 recovery', refrigerant: 'R-410A', contents: 'recovered', startOunces: 0, capacityOunces: 768 },
] as const;

type MadeMove = Partial<RefrigerantMove> &
  Pick<RefrigerantMove, 'kind' | 'purpose' | 'ounces'> & { daysAgo: number; from: number };
/** A house's system that was topped up twice, and a business's rooftop unit that exceeds its allowed leak rate. */
const SYSTEMS: readonly { unitName: string; appliance: Partial<RefrigerantMove>; moves: readonly MadeMove[] }[] = [
  {
    unitName: 'Condenser behind the house',
    appliance: { refrigerant: 'R-410A', fullChargeOunces: 118, category: 'comfort-cooling' },
    moves: [
      { kind: 'added', purpose: 'first-fill', ounces: 118, daysAgo: 320, from: 0 },
      {
        kind: 'added',
        purpose: 'top-up',
        ounces: 14,
        daysAgo: 140,
        from: 0,
        leakFound: 'none',
        leakMethod: 'Electronic detector',
      },
      {
        kind: 'recovered',
        purpose: 'service',
        ounces: 88,
        daysAgo: 6,
        from: 3,
        leakFound: 'found',
        leakMethod: 'Soap at the flare',
        repair: 'Flare of the liquid line made again',
      },
    ],
  },
  {
    unitName: 'Walk-in cooler, roof',
    appliance: {
      refrigerant: 'R-410A',
      fullChargeOunces: 352,
      category: 'commercial-refrigeration',
      isResidentialOrLightCommercial: false,
    },
    moves: [
      { kind: 'added', purpose: 'top-up', ounces: 48, daysAgo: 95, from: 1, leakFound: 'not-tested' },
      {
        kind: 'added',
        purpose: 'top-up',
        ounces: 40,
        daysAgo: 11,
        from: 1,
        leakFound: 'found',
        leakMethod: 'Electronic detector',
        reason: 'Evaporator coil; part is ordered',
      },
    ],
  },
];

/** Writes four cylinders and the log of two systems, for companies that handle refrigerant. */
export function refrigerantWrites(
  industry: Industry,
  households: readonly Household[],
  { companyId, members, owner }: Team,
  clock: CompanyClock,
  random: Random,
): SeedWrite[] {
  if (industry !== 'hvac') return [];
  const by = members.find(({ role }) => role === 'technician') ?? owner;
  const write = (collection: string, id: string, at: string, data: Record<string, unknown>): SeedWrite => ({
    by,
    kind: 'set',
    path: `companies/${companyId}/${collection}`,
    id,
    data: { ...data, ...created(by, at, random) },
  });
  const boughtAt = clock.at(-340, 9 * 60);
  const cylinders = CYLINDERS.map((fields) => ({
    id: random.id(),
    data: cylinderSchema.parse({ ...fields, startedOn: boughtAt.slice(0, 10) }),
  }));
  const units = households.flatMap((home) =>
    home.record.status === 'active'
      ? home.equipment
          .filter(({ record }) => record.type === 'air-conditioner' || record.type === 'heat-pump')
          .slice(0, 1)
          .map((unit) => ({ home, unit }))
      : [],
  );
  const moves = SYSTEMS.flatMap(({ unitName, appliance, moves: made }, index) => {
    const place = units[index];
    if (!place) return [];
    const { home, unit } = place;
    const name = index === 0 ? equipmentName(unit.record) : unitName;
    return made.map(({ daysAgo, from, ...fields }) => {
      const at = clock.at(-daysAgo, 14 * 60 + 10);
      const cylinder = cylinders[from];
      const data = refrigerantMoveSchema.parse({
        at,
        ...appliance,
        ...fields,
        cylinderId: cylinder?.id ?? '',
        cylinderLabel: cylinder?.data.label ?? '',
        customerId: home.id,
        customerName: home.record.name,
        propertyId: unit.record.propertyId,
        equipmentId: unit.id,
        unitName: name,
        technicianName: [by.firstName, by.lastName].filter(Boolean).join(' '),
        certificateName: 'EPA 608 Universal',
        certificateNumber: '608-4417203',
      });
      return write('refrigerantMoves', random.id(), at, data);
    });
  });
  return [...cylinders.map(({ id, data }) => write('refrigerantCylinders', id, boughtAt, data)), ...moves];
}
