import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildLoadInputs, buildLoadWall, buildLoadWindow } from '@/testing/factories/loadInputs';
import { calculateLoads } from './calculate';
import { readInputs } from './check/readInputs';
import type { LoadInputs } from './schema/inputs';
import { DUCT_TABLES, LEAKAGE_LEVELS } from './schema/systems';
import vocabulary from './cases/vocabulary.json';

const FOLDER = join(import.meta.dirname, 'cases');
const entries = z
  .record(z.string(), z.object({ type: z.string(), values: z.union([z.string(), z.array(z.string())]).optional() }))
  .parse(vocabulary);

/** A house in which each list has an entry with every optional part, so that any term of the vocabulary can be set. */
const full = buildLoadInputs({
  site: {
    latitudeDeg: 40,
    elevationFt: 100,
    siteType: 'suburban',
    shieldingOfHome: 'normal',
    soilType: 'unknown',
    soilMoisture: 'wet',
    soilConductivityBtuPerHrFtF: 0.8,
    soilNote: 'clay',
    weatherFileUsedForUnstatedValues: 'none',
  },
  internalGains: { appliancesSensibleBtuh: 1200, appliancesLatentBtuh: 0, occupants: 3 },
  rooms: [
    { id: 'living', floorAreaFt2: 1000, appliancesSensibleBtuh: 1200, occupants: 3 },
    { id: 'bedroom', floorAreaFt2: 600 },
  ],
  foundations: [{ type: 'Crawlspace', conditioned: 'true', vented: 'false' }],
  foundationWalls: [
    {
      id: 'F',
      room: 'living',
      exteriorAdjacentTo: 'ground',
      interiorAdjacentTo: 'crawlspace - unvented',
      construction: 'concrete block',
      heightFt: 4,
      grossAreaFt2: 200,
      azimuthDeg: 180,
      depthBelowGradeFt: 3,
      assemblyRWithoutSoil: 5,
      insulationLayers: [{ type: 'continuous - exterior', r: 5 }],
    },
  ],
  windows: [
    buildLoadWindow({
      id: 'G',
      insectScreen: { location: 'interior', summerFractionCovered: 0.5 },
      exteriorShading: 'none',
      overhang: { depthFt: 1, distanceToTopOfWindowFt: 1, distanceToBottomOfWindowFt: 5 },
    }),
  ],
  skylights: [
    {
      id: 'L',
      roof: 'R',
      ceiling: 'C-1',
      areaFt2: 8,
      azimuthDeg: 180,
      uFactor: 0.5,
      shgc: 0.4,
      curbAreaFt2: 4,
      curbR: 3,
      shaftAreaFt2: 40,
      shaftR: 6,
    },
  ],
  ventilation: [
    {
      type: 'heat recovery ventilator',
      ratedCfm: 70,
      hoursPerDay: 24,
      adjustedSensibleRecoveryEfficiency: 0.6,
      adjustedTotalRecoveryEfficiency: 0.5,
      effectivenessUsed: { heatingSensible: 0.6, coolingSensible: 0.6, coolingLatent: 0.3, source: 'sheet' },
    },
  ],
  airDistribution: {
    leakageCfm25ToOutside: { supply: 30, return: 20 },
    ducts: [
      { type: 'supply', insulationR: 6, location: 'attic - vented', fractionArea: 1 },
      { type: 'return', insulationR: 6, location: 'attic - vented', surfaceAreaFt2: 60 },
    ],
    ductTableLookups: [
      { tableNumber: '7A-R', lookupFloorAreaFt2: 1600, leakageLevel: 'default sealed', insulationR: 6 },
    ],
  },
});

type Plain = Record<string, unknown>;

/** Returns a copy of the record with a value at a vocabulary path; `[]` is the first entry. */
function withValue(record: unknown, path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(record);
  const steps = path.replace('inputs.', '').replaceAll('[]', '.0').split('.');
  const last = steps.pop() ?? '';
  let at = copy as Plain;
  for (const step of steps) at = (at[step] ??= {}) as Plain;
  at[last] = value;
  return copy;
}

function totalsOf(raw: unknown): number[] {
  const read = readInputs(raw);
  if (!read.inputs) throw new Error(read.errors.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const { block, rooms } = calculateLoads(read.inputs);
  return [
    ...Object.values(block).flatMap((season) => Object.values(season)),
    ...rooms.flatMap(({ heating, coolingSensible }) => [heating.total, coolingSensible.total]),
  ].map(({ value }) => value);
}

describe('the case vocabulary', () => {
  const words = Object.entries(entries).flatMap(([path, { values }]) =>
    Array.isArray(values) ? values.map((value) => [path, value] as const) : [],
  );

  it.each(words)('can be calculated with %s = %s', (path, value) => {
    const record =
      path.endsWith('infiltration.method') && value === 'effective-leakage-area'
        ? withValue(full, 'inputs.infiltration.effectiveLeakageAreaIn2', 60)
        : full;
    for (const number of totalsOf(withValue(record, path, value))) expect(Number.isFinite(number)).toBe(true);
  });

  it.each(
    Object.entries(entries)
      .filter(([, { values }]) => !Array.isArray(values))
      .map(([path]) => path),
  )('knows %s as a field', (path) => {
    const { errors } = readInputs(withValue(full, path, null));
    expect(errors.map((issue) => issue.message).join()).not.toContain('not known');
  });
});

describe('the case files', () => {
  it('are read without errors or warnings', () => {
    for (const name of readdirSync(FOLDER).filter(
      (file) => file.endsWith('.json') && !['unit-checks.json', 'vocabulary.json'].includes(file),
    )) {
      const { inputs } = z.object({ inputs: z.unknown() }).parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
      expect(readInputs(inputs), name).toMatchObject({ errors: [], warnings: [] });
    }
  });
});

const load = (inputs: LoadInputs) => calculateLoads(inputs).block;

describe('features the published houses do not use', () => {
  it('include every duct table at every leakage level', () => {
    for (const tableNumber of DUCT_TABLES) {
      for (const leakageLevel of LEAKAGE_LEVELS) {
        const { heating } = load(
          buildLoadInputs({
            airDistribution: {
              ductTableLookups: [{ tableNumber, lookupFloorAreaFt2: 1600, leakageLevel, insulationR: 6 }],
            },
          }),
        );
        expect(Number.isFinite(heating.ducts.value), `${tableNumber} ${leakageLevel}`).toBe(true);
      }
    }
  });

  it('include adding the factors of several duct systems', () => {
    const lookup = {
      tableNumber: '7A-R' as const,
      lookupFloorAreaFt2: 1600,
      leakageLevel: 'default sealed' as const,
      insulationR: 6,
    };
    const one = load(buildLoadInputs({ airDistribution: { ductTableLookups: [lookup] } })).heating.ducts.value;
    expect(
      load(buildLoadInputs({ airDistribution: { ductTableLookups: [lookup, lookup] } })).heating.ducts.value,
    ).toBeCloseTo(2 * one, 6);
  });

  it('include radiant floors, 25 °F warmer and without duct or blower heating load', () => {
    const radiant = load(
      buildLoadInputs({
        equipment: [
          { kind: 'heating', heatingType: 'ElectricResistance', radiant: 'radiant floor', fractionHeat: 1 },
          { kind: 'cooling', coolingType: 'central air conditioner', distribution: 'ducts', fractionCool: 1 },
        ],
      }),
    );
    expect(radiant.heating.ducts.value).toBe(0);
    expect(radiant.coolingSensible.ducts.value).toBeGreaterThan(0);
    expect(radiant.heating.slabs.value).toBeCloseTo((load(buildLoadInputs()).heating.slabs.value * (55 + 25)) / 55, 6);
  });

  it('include walls to another dwelling without load, and to shared space at half the difference, down to 50 °F', () => {
    const beside = (exteriorAdjacentTo: 'other housing unit' | 'other multifamily buffer space') =>
      load(buildLoadInputs({ windows: [], doors: [], walls: [buildLoadWall({ exteriorAdjacentTo })] })).heating.walls
        .value;
    expect(beside('other housing unit')).toBe(0);
    expect(beside('other multifamily buffer space')).toBeCloseTo((320 / 13) * (70 - 50), 6);
  });

  it('include the temperature of an unvented attic, a garage below rooms and a roof without an attic', () => {
    const ceiling = {
      id: 'C',
      exteriorAdjacentTo: 'attic - unvented' as const,
      interiorAdjacentTo: 'conditioned space' as const,
      grossAreaFt2: 1000,
      assemblyR: 20,
    };
    const roof = {
      id: 'R',
      interiorAdjacentTo: 'attic - unvented' as const,
      areaFt2: 1200,
      roofType: 'slate or tile shingles' as const,
      color: 'light' as const,
      pitchInPer12: 5,
      radiantBarrier: true,
      assemblyR: 2,
    };
    const { ceilings } = load(buildLoadInputs({ roofs: [roof], ceilingsAndFloors: [ceiling] })).coolingSensible;
    expect(ceilings.value).toBeCloseTo((1000 / 20) * (130 - 2 - 75), 6);
    const encapsulated = load(
      buildLoadInputs({ roofs: [{ ...roof, assemblyR: 38 }], ceilingsAndFloors: [{ ...ceiling, assemblyR: 2 }] }),
    );
    expect(encapsulated.heating.ceilings.value).toBeLessThan((1000 / 2) * 10);
    const floor = { ...ceiling, exteriorAdjacentTo: 'garage' as const };
    expect(load(buildLoadInputs({ ceilingsAndFloors: [floor] })).heating.floors.value).toBeCloseTo(
      (1000 / 20) * (55 - 5),
      6,
    );
    const cathedral = { ...roof, interiorAdjacentTo: 'conditioned space' as const, assemblyR: 20, room: 'living' };
    expect(
      load(buildLoadInputs({ roofs: [cathedral], ceilingsAndFloors: [] })).coolingSensible.roofs.value,
    ).toBeCloseTo((1200 / 20) * (31 * 0.65 - 2), 6);
  });

  it('include ventilation: recovery, supply through the air handler, and exhaust through leaks', () => {
    const ventilated = (fan: NonNullable<LoadInputs['ventilation']>[number]) =>
      load(buildLoadInputs({ ventilation: [fan] }));
    const open = ventilated({ type: 'balanced', ratedCfm: 60 });
    const recovered = ventilated({
      type: 'energy recovery ventilator',
      ratedCfm: 60,
      effectivenessUsed: { heatingSensible: 0.7, coolingSensible: 0.6, coolingLatent: 0.5 },
    });
    expect(recovered.heating.ventilation.value).toBeCloseTo(0.3 * open.heating.ventilation.value, 6);
    expect(recovered.coolingLatent.ventilation.value).toBeCloseTo(0.5 * open.coolingLatent.ventilation.value, 6);
    const still = load(buildLoadInputs());
    const handler = ventilated({ type: 'central fan integrated supply', ratedCfm: 30 });
    expect(handler.heating.ventilation.value).toBeCloseTo((open.heating.ventilation.value * 10) / 60, 6);
    expect(handler.heating.ducts.value).toBeLessThan(still.heating.ducts.value);
    const toEquipment = ventilated({
      type: 'energy recovery ventilator',
      ratedCfm: 60,
      effectivenessUsed: { heatingSensible: 0.7, source: 'ERV to equipment' },
    });
    expect(toEquipment.heating.ventilation.value).toBeCloseTo(recovered.heating.ventilation.value, 6);
    expect(toEquipment.heating.ducts.value).toBeLessThan(recovered.heating.ducts.value);
    const exhaust = ventilated({ type: 'exhaust only', ratedCfm: 60 });
    expect([
      exhaust.heating.ventilation.value,
      exhaust.heating.infiltration.value > still.heating.infiltration.value,
    ]).toEqual([0, true]);
  });

  it('include duct losses by ASHRAE 152 without a row of Table 7', () => {
    const { heating, coolingSensible } = load(
      buildLoadInputs({
        airDistribution: {
          leakageCfm25ToOutside: { supply: 40, return: 30 },
          ducts: [
            { type: 'supply', insulationR: 6, location: 'attic - vented', surfaceAreaFt2: 300 },
            { type: 'return', insulationR: 6, location: 'attic - vented', surfaceAreaFt2: 80 },
          ],
        },
      }),
    );
    for (const { ducts, total } of [heating, coolingSensible]) {
      expect(ducts.value / (total.value - ducts.value)).toBeGreaterThan(0.03);
      expect(ducts.value / (total.value - ducts.value)).toBeLessThan(0.5);
    }
  });
});
