import type { ProcedureKind } from '@/domain/diagnostics/procedures/kinds';
import type { Readings } from '@/domain/diagnostics/procedures/procedure';
import { PROCEDURES } from '@/domain/diagnostics/procedures/procedures';
import { assessed, summaryOf } from '@/domain/diagnostics/record/readings';
import { writeReadings } from '@/domain/diagnostics/record/storedReadings';
import { diagnosticSchema } from '@/domain/diagnostics/record/schema';
import { equipmentName } from '@/domain/equipment/format';
import type { EquipmentType } from '@/domain/equipment/schema';
import { newNumber } from '@/domain/record/number';
import type { Industry } from '@/domain/user/schema';
import type { Team } from './accounts';
import type { CompanyClock } from './clock';
import type { Household } from './places';
import type { Random } from './random';
import { created, type SeedWrite } from './writes';

type MadeSet = { kind: ProcedureKind; daysAgo: number; isBaseline?: boolean; readings: Readings; notes?: string };
/** One unit's sets of readings. `types` lists the equipment types it may be; a set without any belongs to the house. */
type MadeUnit = { types: readonly EquipmentType[]; unitName: string; sets: readonly MadeSet[] };

const CIRCUIT = { refrigerant: 'R-410A', meteringDevice: 'txv', targetSubcoolingF: 10, altitudeFt: 2140 };
const AIR = { ratedMaxInWc: 0.5, altitudeFt: 2140, nominalTons: 3 };

/** A condenser that loses charge over a year, visible against its baseline before it leaves its limits. */
const LEAKING: MadeUnit = {
  types: ['air-conditioner', 'heat-pump'],
  unitName: 'Condenser behind the house',
  sets: [
    {
      kind: 'refrigerant-cooling',
      daysAgo: 320,
      isBaseline: true,
      notes: 'Commissioning.',
      readings: {
        ...CIRCUIT,
        outdoorDryBulbF: 84,
        suctionPressurePsig: 120,
        suctionLineTempF: 52,
        liquidPressurePsig: 325,
        liquidLineTempF: 91,
        returnDryBulbF: 75,
      },
    },
    {
      kind: 'refrigerant-cooling',
      daysAgo: 140,
      readings: {
        ...CIRCUIT,
        outdoorDryBulbF: 88,
        suctionPressurePsig: 119,
        suctionLineTempF: 54,
        liquidPressurePsig: 341,
        liquidLineTempF: 96,
        returnDryBulbF: 76,
      },
    },
    {
      kind: 'refrigerant-cooling',
      daysAgo: 6,
      notes: 'Oil at the flare of the liquid line.',
      readings: {
        ...CIRCUIT,
        outdoorDryBulbF: 86,
        suctionPressurePsig: 104,
        suctionLineTempF: 62,
        liquidPressurePsig: 312,
        liquidLineTempF: 95,
        returnDryBulbF: 76,
      },
    },
  ],
};
const CHOKED: MadeUnit = {
  types: ['air-handler', 'furnace', 'package-unit'],
  unitName: 'Air handler in the attic',
  sets: [
    {
      kind: 'airflow',
      daysAgo: 260,
      isBaseline: true,
      readings: {
        ...AIR,
        returnInWc: -0.17,
        supplyInWc: 0.19,
        returnDryBulbF: 75,
        returnWetBulbF: 63,
        supplyDryBulbF: 55.5,
        supplyWetBulbF: 53.8,
        airflowCfm: 1190,
      },
    },
    {
      kind: 'airflow',
      daysAgo: 9,
      readings: {
        ...AIR,
        returnInWc: -0.41,
        supplyInWc: 0.22,
        filterDropInWc: 0.29,
        coilDropInWc: 0.16,
        returnDryBulbF: 76,
        returnWetBulbF: 63,
        supplyDryBulbF: 51,
        supplyWetBulbF: 50,
        airflowCfm: 930,
      },
    },
  ],
};
const HEATED: MadeUnit = {
  types: ['furnace', 'boiler'],
  unitName: 'Furnace in the basement',
  sets: [
    {
      kind: 'combustion',
      daysAgo: 24,
      readings: {
        ambientCoPpm: 1,
        appliance: 'vented furnace or heater',
        fuel: 'natural-gas',
        burner: 'gas, condensing',
        o2Pct: 7.2,
        coPpm: 18,
        stackTempF: 112,
        airTempF: 64,
        dialCuFt: 1,
        secondsPerRevolution: 45.5,
        heatingValueBtuCuFt: 1010,
        nameplateInputBtuh: 80_000,
        temperatureRiseF: 52,
        lowestRiseF: 35,
        highestRiseF: 65,
      },
    },
    {
      kind: 'electrical',
      daysAgo: 13,
      notes: 'Replaced the capacitor with one of the same size.',
      readings: {
        plateVolts: 230,
        voltsAB: 236,
        ratedMicrofarad: 10,
        tolerancePct: '6',
        frequencyHz: '60',
        startWindingAmps: 1.1,
        capacitorVolts: 353,
        plateAmps: 6.2,
        runningAmps: 4.9,
        controlVolts: 25.4,
      },
    },
  ],
};
const PIPES: readonly MadeUnit[] = [
  {
    types: [],
    unitName: 'House supply',
    sets: [
      {
        kind: 'water',
        daysAgo: 4,
        readings: { staticPsi: 96, residualPsi: 71, flowGpm: 6, meterGallons: 0.4, minutes: 30 },
      },
      {
        kind: 'water-quality',
        daysAgo: 30,
        readings: { publicSupply: true, ph: 7.4, tdsMgL: 380, chlorineMgL: 1.2, ironMgL: 0.1, hardnessMgL: 214 },
      },
    ],
  },
  {
    types: ['backflow-preventer'],
    unitName: 'Irrigation assembly',
    sets: [
      {
        kind: 'backflow',
        daysAgo: 18,
        readings: { device: 'RP', check1Psid: 7.2, reliefOpensPsid: 3.1, check2Tight: true },
      },
    ],
  },
];

const MADE: Partial<Record<Industry, readonly MadeUnit[]>> = { hvac: [LEAKING, CHOKED, HEATED], plumbing: PIPES };

/** Writes sets of readings for a few of the customers' units; none for trades that don't measure anything. */
export function diagnosticWrites(
  industry: Industry,
  households: readonly Household[],
  { companyId, members, owner }: Team,
  clock: CompanyClock,
  random: Random,
): SeedWrite[] {
  const by = members.find(({ role }) => role === 'technician') ?? owner;
  const free = households.filter(({ record, properties }) => record.status === 'active' && properties.length > 0);
  return (MADE[industry] ?? []).flatMap(({ types, unitName, sets }, index) => {
    const isFit = ({ equipment }: Household): boolean =>
      types.length === 0 || equipment.some(({ record }) => types.includes(record.type));
    const home = free.filter(isFit)[index];
    const unit = home?.equipment.find(({ record }) => types.includes(record.type));
    if (!home) return [];
    return sets.map(({ kind, daysAgo, isBaseline = false, readings, notes = '' }): SeedWrite => {
      const procedure = PROCEDURES[kind];
      const ticks = Object.fromEntries(procedure.conditions.map(({ name }) => [name, true]));
      const stored = { kind, readings: writeReadings({ ...procedure.usual, ...ticks, ...readings }), overrides: '[]' };
      const result = assessed(stored);
      if (result.faults.length > 0)
        throw new Error(`${unitName}: ${result.faults[0]?.field ?? ''} ${result.faults[0]?.message ?? ''}`);
      const measuredAt = clock.at(-daysAgo, 10 * 60 + 25);
      const data = diagnosticSchema.parse({
        ...stored,
        number: newNumber('readings', clock.now, () => random.next()),
        measuredAt,
        customerId: home.id,
        customerName: home.record.name,
        propertyId: unit?.record.propertyId ?? home.properties[0]?.id ?? '',
        equipmentId: unit?.id ?? '',
        unitName: unit ? equipmentName(unit.record) : unitName,
        technicianName: [by.firstName, by.lastName].filter(Boolean).join(' '),
        isBaseline,
        notes,
        verdict: result.verdict,
        summary: summaryOf(result),
      });
      return {
        by,
        kind: 'set',
        path: `companies/${companyId}/diagnostics`,
        id: random.id(),
        data: { ...data, ...created(by, measuredAt, random) },
      };
    });
  });
}
