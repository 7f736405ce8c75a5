import { describe, expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../../load-calc/calculate';
import { airflows } from '../../load-calc/report/airflowFigures';
import { ductRows } from '../drawing/ductRows';
import { velocityFpm } from '../friction';
import { designPlan } from './designPlan';
import { addDuct, changeDuct, moveDuct, possibleParents, removeDuct } from './editPlan';
import { mendsOf } from './mends';
import { readDucts, writeDucts } from './readDucts';
import { startPlan } from './startPlan';

const inputs = buildLoadInputs();
const air = airflows(inputs, calculateLoads(inputs));
const plan = startPlan(inputs, air);
const at = inputs.site.elevationFt;

describe('a house’s ducts', () => {
  it('start with a run to each room, a return and all of the blower’s air', () => {
    expect(plan.sections.map(({ id }) => id)).toEqual([
      'House supply trunk',
      'living run',
      'bedroom run',
      'House return',
    ]);
    const { design, deliveries, blowerShortCfm } = designPlan(plan, air, at);
    expect(design?.ducts[0]?.cfm.value).toBeCloseTo(Math.max(air.heating.value, air.cooling.value), 6);
    expect(deliveries.map(({ isShort }) => isShort)).toEqual([false, false]);
    expect(blowerShortCfm).toBe(0);
  });

  it('pass their own check for noise, airflow and friction rate', () => {
    const levels = ['Down', 'Up'].flatMap((level) =>
      [120, 180, 220, 300].map((floorAreaFt2, index) => ({ id: `${level} ${index + 1}`, level, floorAreaFt2 })),
    );
    const flows = levels.map(({ id, floorAreaFt2 }) => ({ id, cfm: floorAreaFt2 * 0.7 }));
    const of = (cfm: number) => ({ ...air.cooling, value: cfm });
    const sum = flows.reduce((total, { cfm }) => total + cfm, 0);
    const large = {
      ...air,
      heating: of(sum),
      cooling: of(sum),
      rooms: flows.map(({ id, cfm }) => ({ id, heating: of(cfm), cooling: of(cfm), design: of(cfm) })),
    };
    const [room] = inputs.rooms ?? [];
    if (!room) throw new Error('the house of the tests has no rooms');
    const twoLevels = { ...inputs, rooms: levels.map((level) => ({ ...room, ...level })) };
    for (const [house, flow] of [
      [inputs, air],
      [twoLevels, large],
    ] as const) {
      const { design, deliveries, issues } = designPlan(startPlan(house, flow), flow, at);
      expect(issues).toEqual([]);
      expect(design?.ducts.flatMap(({ id, notes }) => notes.map((note) => `${id}: ${note}`))).toEqual([]);
      expect(design?.verdict).toBe('fits');
      expect(deliveries.filter(({ isShort }) => isShort)).toEqual([]);
    }
  });

  it('saved before the quiet option keep their sizes', () => {
    const { isQuiet: _isQuiet, ...older } = plan;
    expect(readDucts(JSON.stringify(older))?.isQuiet).toBe(false);
    const sizes = (isQuiet: boolean) => designPlan({ ...plan, isQuiet }, air, at).design?.ducts.map(({ size }) => size);
    expect(sizes(false)).not.toEqual(sizes(true));
  });

  it('are restored as saved, and damaged ones are dropped', () => {
    expect(readDucts(writeDucts(plan))).toEqual(plan);
    expect([readDucts(''), readDucts('{'), readDucts('{"settings":[]}')]).toEqual([null, null, null]);
  });

  it('report a run that is too small, and the fix', () => {
    const small = changeDuct(plan, 'bedroom run', { builtDiameterIn: 4 });
    const { deliveries, design } = designPlan(small, air, at);
    const [living, bedroom] = deliveries;
    expect(living?.isShort).toBe(false);
    expect(bedroom?.isShort).toBe(true);
    expect(bedroom?.arrives.value).toBeLessThan((bedroom?.needed.value ?? 0) * 0.9);
    expect(design && ductRows(design, deliveries, 'supply').map(({ state }) => state)).toContain('wrong');
    const mends = mendsOf(small, 'bedroom run', air, at);
    expect(mends[0]?.text).toMatch(/^bedroom run: \d+ in instead of 4 in$/);
    for (const mend of mends)
      expect(designPlan(mend.plan, air, at).deliveries.find(({ id }) => id === 'bedroom run')?.isShort).toBe(false);
  });

  it('report what the chosen blower setting lacks', () => {
    const weak = { ...plan, settings: [{ name: 'Low', cfm: 300, externalStaticInWc: 0.5 }] };
    expect(designPlan(weak, air, at).blowerShortCfm).toBeCloseTo(
      Math.max(air.heating.value, air.cooling.value) - 300,
      6,
    );
  });

  it('move to another trunk with everything downstream, but never onto themselves', () => {
    const { plan: more, id } = addDuct(plan, 'supply', '');
    const moved = moveDuct(more, 'living run', id);
    expect(moved.sections.find((duct) => duct.id === 'living run')?.parent).toBe(id);
    expect(possibleParents(plan, 'House supply trunk')).toEqual([]);
    expect(moveDuct(plan, 'House supply trunk', 'living run')).toBe(plan);
    expect(moveDuct(plan, 'living run', 'House return')).toBe(plan);
    const left = removeDuct(moved, id);
    expect(left.sections.find((duct) => duct.id === 'living run')?.parent).toBe('');
  });
});

// Thermo Products, service manual OPB 24/36, table 7: the residence of example 2, air velocity in the circular duct.
describe('velocities in a published residence', () => {
  it.each([
    [120, 7, 449],
    [235, 9, 532],
    [350, 11, 530],
    [392, 10, 719],
    [196, 7, 733],
    [742, 14, 694],
    [798, 14, 746],
    [126, 5, 924],
    [231, 7, 864],
    [370, 10, 678],
    [304, 9, 688],
    [157, 7, 587],
  ])('are right: %d cfm in %d in is %d fpm', (cfm, diameter, fpm) => {
    expect(Math.abs(velocityFpm(cfm, diameter) - fpm)).toBeLessThan(1);
  });
});
