import { describe, expect, it } from 'vitest';
import { buildLoadInputs, buildLoadWall } from '@/testing/factories/loadInputs';
import { effectsOf, groupedAssumptions, weighedAssumptions, type Assumption } from './assumptions';
import { calculateLoads } from './calculate';
import { airflows, SUPPLY_RISE } from './report/airflowFigures';
import { assumptionText, effectText } from './report/assumptionWords';
import type { LoadInputs } from './schema/inputs';

function assumptionAt(inputs: LoadInputs, path: string): Assumption {
  const { heating, coolingSensible, coolingLatent } = calculateLoads(inputs).block;
  const found = groupedAssumptions([heating.total, coolingSensible.total, coolingLatent.total]).find(({ paths }) =>
    paths.includes(path),
  );
  if (!found) throw new Error(`${path} is not assumed`);
  return found;
}

const without = (field: 'siding'): LoadInputs['walls'] =>
  buildLoadInputs().walls?.map(({ [field]: _gone, ...wall }) => wall);

describe('the assumptions list', () => {
  it('combines identical assumptions, with their places', () => {
    const color = assumptionAt(buildLoadInputs(), 'walls.2.color');
    expect(color.paths).toEqual(['walls.0.color', 'walls.1.color', 'walls.2.color', 'walls.3.color']);
    expect(assumptionText(color, 'us')).toBe('Color: 0.83 (4 walls)');
  });

  it('shows the effect of a quarter less and more, as if entered', () => {
    const inputs = buildLoadInputs({
      airDistribution: {
        leakageCfm25ToOutside: { supply: 50, return: 30 },
        ducts: [
          { type: 'supply', location: 'attic - vented', surfaceAreaFt2: 300 },
          { type: 'return', location: 'attic - vented', surfaceAreaFt2: 80, insulationR: 6 },
        ],
      },
    });
    const [less, more] = effectsOf(assumptionAt(inputs, 'airDistribution.ducts.0.insulationR'), inputs);
    expect([less?.entry, more?.entry]).toEqual([6, 10]);
    const [supply, back] = inputs.airDistribution?.ducts ?? [];
    if (!supply || !back) throw new Error('there are two ducts');
    const entered = { ...inputs.airDistribution, ducts: [{ ...supply, insulationR: 6 }, back] };
    expect(less?.heatingBtuh).toBeCloseTo(
      calculateLoads({ ...inputs, airDistribution: entered }).block.heating.total.value -
        calculateLoads(inputs).block.heating.total.value,
      6,
    );
    expect(less?.heatingShare).toBeGreaterThan(0);
    expect(more?.heatingShare).toBeLessThan(0);
  });

  it('shows which choices change the load most, and counts people one by one', () => {
    const inputs = buildLoadInputs({ walls: without('siding') });
    const siding = assumptionAt(inputs, 'walls.0.siding');
    expect(effectText(siding, effectsOf(siding, inputs), 'us')).toMatch(
      /^With “(brick|stone) veneer”: heating no change/,
    );
    const people = assumptionAt(inputs, 'internalGains.occupants');
    expect(effectsOf(people, inputs).map(({ entry }) => entry)).toEqual([3, 5]);
    expect(effectText(people, effectsOf(people, inputs), 'us')).toContain('With 5 people: heating no change, cooling');
  });

  it('tries an R-value together with its depth', () => {
    const inputs = buildLoadInputs();
    const edge = assumptionAt(inputs, 'slabs.0.edgeInsulationR');
    const [first] = effectsOf(edge, inputs);
    expect(first?.entry).toBe(5);
    expect(first?.heatingShare).toBeLessThan(-0.01);
  });

  it('says when another entry would hardly matter', () => {
    const inputs = buildLoadInputs({ walls: [buildLoadWall({ id: 'W-S', grossAreaFt2: 1 })], windows: [], doors: [] });
    const color = assumptionAt(inputs, 'walls.0.color');
    expect(effectText(color, effectsOf(color, inputs), 'us')).toBe('Another entry would hardly move the loads.');
  });

  it('starts with the largest effects, in Btu/h or watts', () => {
    const inputs = buildLoadInputs({ walls: without('siding') });
    const result = calculateLoads(inputs);
    const { heating, coolingSensible, coolingLatent } = result.block;
    const all = groupedAssumptions([heating.total, coolingSensible.total, coolingLatent.total]);
    const weighed = weighedAssumptions(all, inputs, result);
    expect(weighed).toHaveLength(all.length);
    const moves = weighed.map(({ movesBtuh }) => movesBtuh);
    expect(moves).toEqual([...moves].sort((a, b) => b - a));
    const [first] = weighed;
    if (!first) throw new Error('something is assumed');
    expect(first.movesBtuh).toBeGreaterThan(100);
    expect(effectText(first.assumption, first.effects, 'us')).toMatch(/[\d,]+ Btu\/h \(\d+%\) (more|less)/);
    expect(effectText(first.assumption, first.effects, 'si')).toMatch(/[\d,]+ W \(\d+%\) (more|less)/);
  });

  it('shows the effect of values that are not a single field, too', () => {
    const wall = buildLoadWall({ id: 'W-garage', exteriorAdjacentTo: 'garage', grossAreaFt2: 400 });
    const inputs = buildLoadInputs({ walls: [...(buildLoadInputs().walls ?? []), wall] });
    const share = assumptionAt(inputs, 'ceilingsAndFloors');
    const [less, more] = effectsOf(share, inputs);
    expect([less?.entry, more?.entry]).toEqual([0.375, 0.625]);
    expect(less?.heatingBtuh).toBeGreaterThan(0);
    expect(more?.heatingBtuh).toBeLessThan(0);
    // Nothing tried here persists.
    expect(assumptionAt(inputs, 'ceilingsAndFloors').node.value).toBe(0.5);
  });

  const house = buildLoadInputs();
  const besideBasement = buildLoadWall({ id: 'W-base', exteriorAdjacentTo: 'basement - unconditioned' });
  const overCrawlspace: NonNullable<LoadInputs['ceilingsAndFloors']>[number] = {
    id: 'F',
    room: 'living',
    exteriorAdjacentTo: 'crawlspace - vented',
    interiorAdjacentTo: 'conditioned space',
    grossAreaFt2: 500,
    assemblyR: 19,
  };
  it.each<[label: string, path: string, LoadInputs]>([
    ['Attic at 95 °F', 'roofs', buildLoadInputs({ roofs: [] })],
    [
      'Factor of the space below',
      'foundationWalls',
      buildLoadInputs({ ceilingsAndFloors: [...(house.ceilingsAndFloors ?? []), overCrawlspace] }),
    ],
    [
      'Height of the basement - unconditioned',
      'foundationWalls',
      buildLoadInputs({
        walls: [...(house.walls ?? []), besideBasement],
        slabs: [
          ...(house.slabs ?? []),
          { id: 'S-B', interiorAdjacentTo: 'basement - unconditioned', areaFt2: 600, exposedPerimeterFt: 100 },
        ],
      }),
    ],
  ])('tries “%s”, which covers all of %s, without affecting later calculations', (label, path, inputs) => {
    const before = calculateLoads(inputs).block;
    const { heating, coolingSensible } = before;
    const found = groupedAssumptions([heating.total, coolingSensible.total]).find(({ node }) => node.label === label);
    if (!found) throw new Error(`${label} is not assumed`);
    expect(found.node.path).toBe(path);
    const effects = effectsOf(found, inputs);
    expect(effects).toHaveLength(2);
    for (const { heatingBtuh, coolingBtuh } of effects)
      expect(Math.abs(heatingBtuh) + Math.abs(coolingBtuh)).toBeGreaterThan(1);
    expect(calculateLoads(inputs).block).toEqual(before);
  });

  it('says that the air’s temperature rise changes no load, only the airflow', () => {
    const inputs = buildLoadInputs();
    const [rise] = groupedAssumptions([airflows(inputs, calculateLoads(inputs)).heating]).filter(
      ({ node }) => node.label === SUPPLY_RISE,
    );
    if (!rise) throw new Error('the rise is not assumed');
    const effect = (system: 'us' | 'si') => effectText(rise, effectsOf(rise, inputs), system);
    expect(effect('us')).toBe('The loads stay the same. Air in heating: with 25 °F 20% more, with 35 °F 14% less.');
    expect(effect('si')).toContain('with 13.9 K 20% more');
  });
});
