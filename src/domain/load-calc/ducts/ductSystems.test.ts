import { describe, expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../calculate';
import { readInputs } from '../check/readInputs';
import { walk } from '../derived';
import { ductFigures } from '../report/ductFigures';
import type { AirDistribution, LoadInputs } from '../schema/inputs';

const block = (inputs: LoadInputs) => calculateLoads(inputs).block;
const withDucts = (airDistribution: AirDistribution) => buildLoadInputs({ airDistribution });
const attic: NonNullable<AirDistribution['ducts']> = [
  { type: 'supply', location: 'attic - vented', surfaceAreaFt2: 300, insulationR: 6 },
  { type: 'return', location: 'attic - vented', surfaceAreaFt2: 80, insulationR: 6 },
];
const leakage = { supply: 40, return: 20 };

describe('several duct systems', () => {
  const first = { ducts: attic, leakageCfm25ToOutside: leakage };
  const inside: NonNullable<AirDistribution['ducts']> = [{ type: 'supply', location: 'conditioned space' }];

  it('split the losses by their share of the load: half indoors, half in the attic', () => {
    const inputs = withDucts({ ...first, furtherSystems: [{ fractionHeat: 0.5, fractionCool: 0.5, ducts: inside }] });
    const served = buildLoadInputs({
      airDistribution: first,
      equipment: [
        { kind: 'heatPump', heatPumpType: 'air-to-air', distribution: 'ducts', fractionHeat: 0.5, fractionCool: 0.5 },
        { kind: 'heatPump', heatPumpType: 'mini-split', fractionHeat: 0.5, fractionCool: 0.5 },
      ],
    });
    expect(block(inputs).heating.ducts.value).toBeCloseTo(block(served).heating.ducts.value, 6);
    expect(block(inputs).coolingSensible.ducts.value).toBeCloseTo(block(served).coolingSensible.ducts.value, 6);
  });

  it('share the load equally unless specified, and add up', () => {
    const alike = withDucts({ ...first, furtherSystems: [first] });
    const { heating } = block(alike);
    expect(heating.ducts.parts.map(({ value }) => value)).toEqual([
      heating.ducts.parts[0]?.value,
      heating.ducts.parts[0]?.value,
    ]);
    expect(ductFigures(alike, calculateLoads(alike), 'us').used).toContain(
      'System 2: 50% of the heating, 50% of the cooling',
    );
  });
});

describe('duct systems linked to equipment', () => {
  const [small, large] = [{ supply: 20, return: 10 }, leakage];
  const units: NonNullable<LoadInputs['equipment']> = [
    { kind: 'heating', heatingType: 'Furnace', distribution: 'up', fractionHeat: 0.3 },
    { kind: 'heatPump', heatPumpType: 'air-to-air', distribution: 'down', fractionHeat: 0.7, fractionCool: 1 },
  ];
  const up = { distribution: 'up', ducts: attic, leakageCfm25ToOutside: small };
  const down = { distribution: 'down', ducts: attic, leakageCfm25ToOutside: large };

  it('serve the load and airflow of their units', () => {
    const both = block(buildLoadInputs({ airDistribution: { ...up, furtherSystems: [down] }, equipment: units }));
    const alone = ([system, other]: readonly AirDistribution[]) =>
      block(
        buildLoadInputs({
          airDistribution: { ...system, furtherSystems: [{ distribution: other?.distribution }] },
          equipment: units,
        }),
      ).heating.ducts.value;
    expect(both.heating.ducts.value).toBeCloseTo(alone([up, down]) + alone([down, up]), 6);
    // The furnace moves 240 cfm per ton, not the average of both units.
    const furnace = [...walk(both.heating.ducts.parts[0] ?? both.heating.ducts)];
    expect(furnace.some(({ label }) => label === 'Air of a furnace per ton')).toBe(true);
    expect(furnace.some(({ label }) => label === 'Air of the heating equipment per ton')).toBe(false);
    // No cooling goes through the furnace's ducts.
    expect(both.coolingSensible.ducts.parts[0]?.value).toBe(0);
  });

  it('share the whole load, with a warning, if no equipment is linked', () => {
    const inputs = buildLoadInputs({ airDistribution: { ...up, distribution: 'attic' } });
    expect(readInputs(inputs).warnings.map(({ path }) => path)).toContain('airDistribution.distribution');
    const { distribution: _, ...unnamed } = up;
    expect(block(inputs).heating.ducts.value).toBe(block(withDucts(unnamed)).heating.ducts.value);
  });
});

describe('basement duct regain', () => {
  it('uses the average of the walls, so one insulated wall does not count as insulated', () => {
    const wall = (id: string, grossAreaFt2: number, r: number) => ({
      id,
      exteriorAdjacentTo: 'ground' as const,
      interiorAdjacentTo: 'basement - unconditioned' as const,
      heightFt: 8,
      depthBelowGradeFt: 7,
      grossAreaFt2,
      insulationLayers: [{ type: 'continuous - interior' as const, r }],
    });
    const regain = (first: number, second: number): number | undefined =>
      [
        ...walk(
          block(
            buildLoadInputs({
              foundationWalls: [wall('A', 100, first), wall('B', 700, second)],
              airDistribution: {
                leakageCfm25ToOutside: leakage,
                ducts: [{ type: 'supply', location: 'basement - unconditioned', surfaceAreaFt2: 300, insulationR: 6 }],
              },
            }),
          ).heating.ducts,
        ),
      ].find(({ label }) => label === 'Regain')?.value;
    expect([regain(10, 1), regain(10, 10)]).toEqual([0.5, 0.75]);
  });
});

describe('ducts', () => {
  it('leak the same as a fraction or as a flow', () => {
    const shared = withDucts({ ducts: attic, leakageFractionToOutside: { supply: 0.1, return: 0.05 } });
    const { ducts, total } = block(shared).heating;
    // The airflow follows the load including ducts: 360 cfm per ton of the heat pump.
    const cfm = (360 * total.value) / 12_000;
    const flowing = withDucts({ ducts: attic, leakageCfm25ToOutside: { supply: 0.1 * cfm, return: 0.05 * cfm } });
    expect(block(flowing).heating.ducts.value / ducts.value).toBeCloseTo(1, 2);
  });

  it('derive an effective R-value from the nominal one', () => {
    const nominal = (r: number) =>
      withDucts({
        leakageCfm25ToOutside: leakage,
        ducts: attic.map(({ insulationR: _r, ...duct }) => ({ ...duct, nominalInsulationR: r })),
      });
    const effective = (supply: number, back: number) =>
      withDucts({
        leakageCfm25ToOutside: leakage,
        ducts: attic.map((duct, index) => ({ ...duct, insulationR: index === 0 ? supply : back })),
      });
    for (const [r, supply, back] of [
      [0, 1.7, 1.7],
      [4, 4.38, 5],
      [6, 5.73, 7],
      [8, 6.94, 9],
    ] as const)
      expect(block(nominal(r)).heating.ducts.value).toBeCloseTo(block(effective(supply, back)).heating.ducts.value, 6);
  });

  it('depend on their shape: R-8 gives 9.0 rectangular, 6.25 round, and 6.94 for one-quarter rectangular', () => {
    const heating = (fields: object): number =>
      block(
        withDucts({
          leakageCfm25ToOutside: leakage,
          ducts: attic.map(({ insulationR: _r, ...duct }) => ({ ...duct, ...fields })),
        }),
      ).heating.ducts.value;
    // (6.94 − 0.25 × 9) ÷ 0.75: the reference mixes R-values of rectangular and round duct, a quarter and three quarters.
    for (const [shape, r] of [
      ['rectangular', 9],
      ['round', 6.2533],
      ['oval', 6.2533],
    ] as const)
      expect(heating({ nominalInsulationR: 8, shape })).toBeCloseTo(heating({ insulationR: r }), 0);
    expect(heating({ nominalInsulationR: 0, shape: 'round' })).toBeCloseTo(heating({ insulationR: 1.7 }), 6);
    expect(heating({ nominalInsulationR: 8, shape: 'rectangular' })).toBeLessThan(heating({ nominalInsulationR: 8 }));
    expect(heating({ nominalInsulationR: 8, shape: 'round' })).toBeGreaterThan(heating({ nominalInsulationR: 8 }));
  });
});
