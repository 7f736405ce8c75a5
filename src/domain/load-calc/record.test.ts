import { describe, expect, it } from 'vitest';
import { buildLoadInputs, buildLoadWindow } from '@/testing/factories/loadInputs';
import { calculateLoads } from './calculate';
import { readInputs } from './check/readInputs';
import { assumptionsIn, walk } from './derived';
import type { AirDistribution, LoadInputs } from './schema/inputs';

const block = (inputs: LoadInputs) => calculateLoads(inputs).block;
const withDucts = (airDistribution: AirDistribution) => buildLoadInputs({ airDistribution });
const attic: NonNullable<AirDistribution['ducts']> = [
  { type: 'supply', location: 'attic - vented', surfaceAreaFt2: 300, insulationR: 6 },
  { type: 'return', location: 'attic - vented', surfaceAreaFt2: 80, insulationR: 6 },
];
const leakage = { supply: 40, return: 20 };

describe('equipment airflow', () => {
  const ducts = { ducts: attic, leakageCfm25ToOutside: leakage };
  const cooled = (
    fields: Partial<NonNullable<LoadInputs['equipment']>[number]>,
    airDistribution: AirDistribution = ducts,
  ) =>
    block(
      buildLoadInputs({
        airDistribution,
        equipment: [
          { kind: 'heating', heatingType: 'Furnace', distribution: 'ducts' },
          { kind: 'cooling', coolingType: 'evaporative cooler', distribution: 'ducts', ...fields },
        ],
      }),
    );
  const unstated = cooled({});

  it('replaces a compressor’s, like the same duct flow', () => {
    const compressor = { coolingType: 'central air conditioner' as const };
    const { coolingSensible, coolingLatent } = cooled(compressor);
    const usual = (360 * (coolingSensible.total.value + coolingLatent.total.value)) / 12_000;
    const same = cooled({ ...compressor, coolingAirflowCfm: usual }).coolingSensible.ducts.value;
    expect(Math.abs(same / coolingSensible.ducts.value - 1)).toBeLessThan(0.02);
    // An evaporative cooler's milder air gains less in the attic, and the same leak is a smaller share of more air.
    expect(cooled({ coolingAirflowCfm: 3 * usual }).coolingSensible.ducts.value).toBeLessThan(0.9 * same);
    expect(cooled({ coolingAirflowCfm: 3 * usual }).heating.ducts.value).toBe(unstated.heating.ducts.value);
  });

  it('is 2 cfm per ft² for an evaporative cooler, which cools 0.72 of the way to wet bulb', () => {
    const nodes = [...walk(unstated.coolingSensible.ducts)];
    expect(nodes.find(({ label }) => label === 'Airflow of the evaporative cooler')?.value).toBe(3200);
    const wet = nodes.find(({ label }) => label === 'Outdoor wet bulb')?.value ?? NaN;
    // 93 °F with 40 grains more than indoor air at 75 °F and 50%, at 1,260 ft.
    expect(wet).toBeCloseTo(75, 0);
    expect(nodes.find(({ label }) => label === 'Supply air of the evaporative cooler')?.value).toBeCloseTo(
      93 - 0.72 * (93 - wet),
      6,
    );
  });

  it('is listed as an assumption for an evaporative cooler', () => {
    const assumed = (loads: ReturnType<typeof block>) =>
      assumptionsIn([loads.coolingSensible.ducts]).map(({ path }) => path);
    expect(assumed(unstated)).toContain('equipment.1.coolingAirflowCfm');
    expect(assumed(cooled({ coolingAirflowCfm: 2000 }))).not.toContain('equipment.1.coolingAirflowCfm');
    expect(assumed(cooled({ coolingType: 'central air conditioner' }))).not.toContain('equipment.1.coolingAirflowCfm');
  });

  it('is split over duct systems by their share of the load', () => {
    const system = { ducts: attic, leakageFractionToOutside: { supply: 0.1, return: 0.05 } };
    const half = {
      ...system,
      ducts: attic.map((duct) => ({ ...duct, surfaceAreaFt2: (duct.surfaceAreaFt2 ?? 0) / 2 })),
    };
    const two = cooled({ coolingAirflowCfm: 2000 }, { ...half, furtherSystems: [half] });
    expect(two.coolingSensible.ducts.value).toBeCloseTo(
      cooled({ coolingAirflowCfm: 2000 }, system).coolingSensible.ducts.value,
      6,
    );
  });
});

describe('ducts in a manufactured home’s belly', () => {
  it('are in indoor air and regain 0.62 of their losses', () => {
    const { heating } = block(
      withDucts({
        leakageCfm25ToOutside: leakage,
        ducts: attic.map((duct) => ({ ...duct, location: 'manufactured home belly' as const })),
      }),
    );
    const around = [...walk(heating.ducts)];
    expect(around.find(({ label }) => label === 'Temperature around the supply ducts')?.value).toBe(70);
    expect(around.find(({ label }) => label === 'Regain of the supply ducts')?.value).toBeCloseTo(0.62, 9);
    const { heating: inAttic } = block(withDucts({ leakageCfm25ToOutside: leakage, ducts: attic }));
    expect(heating.ducts.value).toBeLessThan(0.5 * inAttic.ducts.value);
    expect(heating.ducts.value).toBeGreaterThan(0);
  });
});

describe('solar gain', () => {
  const windows = (fields: Parameters<typeof buildLoadWindow>[0]): number =>
    block(buildLoadInputs({ windows: [buildLoadWindow({ azimuthDeg: 270, wall: 'W-W', ...fields })] })).coolingSensible
      .windows.value;

  it('through trees uses the entered coefficient, or half without one', () => {
    const [open, tree, half, dark] = [
      windows({}),
      windows({ exteriorShading: 'deciduous tree' }),
      windows({ exteriorShading: 'evergreen tree', exteriorShadingCoefficient: 0.5 }),
      windows({ exteriorShading: 'building', exteriorShadingCoefficient: 0 }),
    ];
    const north = windows({ azimuthDeg: 0 });
    expect(tree).toBe(half);
    // The book's exterior coefficient, as for insect screens: sun and conduction.
    expect(tree).toBeCloseTo(open / 2, 6);
    expect(dark).toBe(0);
    expect(windows({ exteriorShadingCoefficient: 0.5, insectScreen: { location: 'exterior' } })).toBeCloseTo(
      0.4 * open,
      6,
    );
    // With screens and film, the shaded part counts as glass facing north.
    expect(windows({ exteriorShading: 'solar screens' })).toBeCloseTo(north + 0.25 * (open - north), 6);
  });
});

describe('the location of a dwelling', () => {
  it('increases an apartment’s wind with its height above ground', () => {
    const flat = (heightAboveGroundFt: number): LoadInputs =>
      buildLoadInputs({
        site: { ...buildLoadInputs().site, shieldingOfHome: 'normal', siteType: 'suburban' },
        building: { ...buildLoadInputs().building, facilityType: 'apartment unit', heightAboveGroundFt },
        infiltration: { method: 'effective-leakage-area', effectiveLeakageAreaIn2: 50 },
      });
    const wind = [...walk(block(flat(40)).heating.infiltration)].find(
      ({ label }) => label === 'Wind at the height of the dwelling',
    );
    expect(wind?.value).toBeCloseTo(15 * 6 ** 0.22, 6);
    expect(block(flat(40)).heating.infiltration.value).toBeGreaterThan(block(flat(0)).heating.infiltration.value);
    const low = buildLoadInputs({ building: { ...buildLoadInputs().building, heightAboveGroundFt: 40 } });
    expect(readInputs(low).warnings.map(({ path }) => path)).toContain('building.heightAboveGroundFt');
  });

  it('is refused south of the solar tables, with the reason', () => {
    const south = readInputs({ ...buildLoadInputs(), site: { latitudeDeg: -33, elevationFt: 0 } });
    expect(south.errors.map(({ message }) => message)).toEqual([
      'Latitude must be 17 to 72 degrees: the solar tables are made for North America, and south of the equator the sun stands in the north',
    ]);
  });

  it('can be kept warmer or cooler than the book’s design, with a warning', () => {
    const inputs = buildLoadInputs({
      design: { ...buildLoadInputs().design, indoorHeatingF: 60, indoorCoolingF: 82 },
    });
    const { errors, warnings } = readInputs(inputs);
    expect(errors).toEqual([]);
    expect(warnings.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['design.indoorHeatingF', 'design.indoorCoolingF']),
    );
  });
});

describe('rim joists', () => {
  it('are framed walls of rooms, and count for the space below, not its walls', () => {
    const floor = {
      id: 'F',
      exteriorAdjacentTo: 'basement - unconditioned' as const,
      interiorAdjacentTo: 'conditioned space' as const,
      grossAreaFt2: 800,
      assemblyR: 5,
    };
    const rim = {
      id: 'RJ',
      exteriorAdjacentTo: 'outside' as const,
      interiorAdjacentTo: 'basement - unconditioned' as const,
      construction: 'RimJoist' as const,
      grossAreaFt2: 100,
      assemblyR: 4,
    };
    const wall = {
      id: 'FW',
      exteriorAdjacentTo: 'ground' as const,
      interiorAdjacentTo: 'basement - unconditioned' as const,
      heightFt: 8,
      depthBelowGradeFt: 7,
      grossAreaFt2: 800,
    };
    const house = (walls: LoadInputs['walls']): LoadInputs =>
      buildLoadInputs({
        windows: [],
        doors: [],
        slabs: [],
        walls,
        foundationWalls: [wall],
        ceilingsAndFloors: [floor],
        airDistribution: {
          leakageCfm25ToOutside: leakage,
          ducts: [{ type: 'supply', location: 'basement - unconditioned', surfaceAreaFt2: 300, insulationR: 6 }],
        },
      });
    const [bare, rimmed] = [block(house([])).heating, block(house([rim])).heating];
    expect(rimmed.floors.value).toBeCloseTo(bare.floors.value, 6);
    expect(rimmed.ducts.value).toBeGreaterThan(bare.ducts.value);
  });
});

describe('ventilation', () => {
  const fan = (fields: Partial<NonNullable<LoadInputs['ventilation']>[number]>) =>
    block(buildLoadInputs({ ventilation: [{ type: 'balanced', ratedCfm: 100, ...fields }] }));

  it('of a shared system counts only outdoor air, less what is preconditioned', () => {
    const open = fan({}).heating.ventilation.value;
    expect(fan({ recirculatedFraction: 0.5 }).heating.ventilation.value).toBeCloseTo(0.5 * open, 6);
    const both = fan({ recirculatedFraction: 0.5, preheatedFraction: 0.7 });
    expect(both.heating.ventilation.value).toBeCloseTo(0.15 * open, 6);
    expect(both.coolingLatent.ventilation.value).toBeCloseTo(0.5 * fan({}).coolingLatent.ventilation.value, 6);
  });

  it('defaults to what ASHRAE 62.2 requires', () => {
    const asked = 0.03 * 1600 + 7.5 * 4;
    const { heating } = block(buildLoadInputs({ ventilation: [{ type: 'balanced' }] }));
    expect(heating.ventilation.value).toBeCloseTo(fan({ ratedCfm: asked }).heating.ventilation.value, 6);
    // A fan that runs half the day has to move twice as much.
    const half = block(buildLoadInputs({ ventilation: [{ type: 'balanced', hoursPerDay: 12 }] }));
    expect(half.heating.ventilation.value).toBeCloseTo(heating.ventilation.value, 6);
  });

  it('is reduced by measured leakage with known weather, in part for an unbalanced fan', () => {
    const flowOf = (type: 'balanced' | 'exhaust only', weatherShieldingFactor?: number): number | undefined => {
      const inputs = buildLoadInputs({
        infiltration: { method: 'effective-leakage-area', effectiveLeakageAreaIn2: 60 },
        ventilation: [{ type }],
      });
      const site = { ...inputs.site, ...(weatherShieldingFactor !== undefined && { weatherShieldingFactor }) };
      return assumptionsIn([block({ ...inputs, site }).heating.total]).find(
        ({ path }) => path === 'ventilation.0.ratedCfm',
      )?.value;
    };
    const whole = 0.03 * 1600 + 7.5 * 4;
    const leaks = (1000 * (60 / 144) * (8 / 8.2) ** 0.4 * 0.58) / 7.3;
    expect(flowOf('balanced')).toBe(whole);
    expect(flowOf('balanced', 0.58)).toBeCloseTo(whole - leaks, 6);
    expect(flowOf('exhaust only', 0.58)).toBeCloseTo(whole - leaks ** 2 / whole, 6);
  });
});
