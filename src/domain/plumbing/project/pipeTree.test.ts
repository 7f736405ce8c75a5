import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pipeTree } from './pipeTree';
import { calculateProject } from './calculateProject';
import { projectSchema } from './schema';
import type { ProjectResult, SegmentResult } from './result';

type Raw = z.input<typeof projectSchema>;

const house = z
  .object({ inputs: projectSchema })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../cases/house.json'), 'utf8'))).inputs;
const size = (raw: Raw): ProjectResult => calculateProject(projectSchema.parse(raw));
const segment = (result: ProjectResult, id: string): SegmentResult => {
  const found = result.segments.find((one) => one.id === id);
  if (!found) throw new Error(`no segment ${id}`);
  return found;
};
const errorsOf = (raw: unknown): readonly { path: string; message: string }[] => pipeTree.calculate(raw).errors;

const LAVATORY: Raw = {
  code: 'IPC-2021',
  fixtures: [{ id: 'lavatory', fixture: 'lavatory', cold: 'service', drain: 'sewer' }],
  segments: [
    { id: 'service', system: 'cold', parent: 'source', lengthFt: 20 },
    { id: 'sewer', system: 'drain', parent: 'source', lengthFt: 20 },
  ],
};

describe('a house’s pipe tree', () => {
  const result = calculateProject(house);

  // By hand from IPC E103.3(2): 2.2 + 0.7 + 5 × 1.4 less the dishwasher’s cold side.
  it('adds up hot and cold, and counts the total where they meet', () => {
    expect(result.water).toMatchObject({ wsfuTotal: 8.5, wsfuCold: 5.7, wsfuHot: 4.9 });
    expect(['service', 'main', 'heater', 'bath-hot'].map((id) => segment(result, id).wsfu)).toEqual([
      8.5, 5.7, 4.9, 1.5,
    ]);
  });

  it('shows demand by the code’s curve and by probability', () => {
    // 12.8 gpm at 8 WSFU, 13.7 at 9.
    expect(result.water?.demandGpm).toBeCloseTo(13.25, 6);
    // One of each: 0.01 + 0.02 + 0.045 + 0.02 + 0.005 + 0.055.
    expect(result.water?.hunterNumber).toBeCloseTo(0.155, 9);
    expect(result.water?.probabilityGpm).toBeLessThan(13.25);
  });

  it('finds the critical path and the pressure along it', () => {
    // The hot shower: 60 - 4 psi, 16.5 ft up, 20 psi to keep; 93 ft plus half of that for fittings.
    expect(result.water).toMatchObject({
      criticalFixture: 'shower',
      criticalPath: ['service', 'heater', 'hot-main', 'bath-hot'],
      equivalentFt: 139.5,
    });
    expect(result.water?.availableFrictionPsi).toBeCloseTo(60 - 4 - 16.5 * 0.433 - 20, 6);
    const pressures = result.water?.profile.map(({ psi }) => psi) ?? [];
    expect(pressures).toEqual([...pressures].sort((a, b) => b - a));
    const last = result.water?.profile.at(-1);
    const lost = result.water?.profile.reduce((sum, { lossPsi }) => sum + lossPsi, 0) ?? 0;
    expect(last?.psi).toBeCloseTo(60 - 4 - 10 * 0.433 - lost, 1);
    expect(result.water?.outlets.every(({ ok }) => ok)).toBe(true);
  });

  it('sizes drains, vents and gas by their tables', () => {
    expect(result.drainage).toEqual({ dfu: 12, waterClosets: 1 });
    expect(['sewer', 'stack', 'bath-branch', 'kitchen-branch'].map((id) => segment(result, id).size)).toEqual([
      '3',
      '3',
      '3',
      '2',
    ]);
    expect(['stack-vent', 'kitchen-vent'].map((id) => segment(result, id).size)).toEqual(['2', '1-1/2']);
    // 50 ft to the range: 185 cfh in 1 in (284), 80 in 3/4 (151), 65 in 1/2 (72); the furnace alone is at 35 ft.
    expect(['gas-1', 'gas-furnace', 'gas-range'].map((id) => segment(result, id).size)).toEqual(['1', '3/4', '1/2']);
    expect(segment(result, 'gas-furnace').sizeByBranchLength).toBe('1/2');
  });

  it('lists the pipe to buy', () => {
    expect(result.materials).toContainEqual({
      system: 'cold',
      material: 'copper-L',
      size: '3/4',
      lengthFt: 43,
      segments: 3,
    });
    expect(result.materials.reduce((sum, { lengthFt }) => sum + lengthFt, 0)).toBe(
      house.segments.reduce((sum, { lengthFt }) => sum + lengthFt, 0),
    );
  });

  it('gives different answers for different codes from the same tree', () => {
    const upc = size({
      ...LAVATORY,
      code: 'UPC',
      fixtures: [{ id: 'wc', fixture: 'water-closet-1.6', cold: 'service', drain: 'sewer' }],
    });
    expect(upc.water?.wsfuTotal).toBe(2.5);
    expect(segment(upc, 'sewer')).toMatchObject({ size: '3', dfu: 3, why: { table: 'UPC 703.2' } });
  });

  it('gives flushometers progressive units under the UPC', () => {
    const closets = (qty: number): Raw => ({
      ...LAVATORY,
      code: 'UPC',
      fixtures: [{ id: 'closets', fixture: 'water-closet-1.6', control: 'flushometer-valve', qty, cold: 'service' }],
    });
    // UPC 610.10: 40 for the first, 70 for two, 115 for five, and 10 for each additional one.
    expect([1, 2, 6].map((qty) => size(closets(qty)).water?.wsfuTotal)).toEqual([40, 70, 125]);
    expect(segment(size(closets(6)), 'service').wsfu).toBe(125);
  });

  it('treats traps of six units like water closets under the UPC', () => {
    const sinks = (fixture: string): Raw => ({
      code: 'UPC',
      fixtures: [{ id: 'sinks', fixture, occupancy: 'public', qty: 4, drain: 'sewer' }],
      segments: [{ id: 'sewer', system: 'drain', parent: 'source', lengthFt: 20 }],
    });
    // 24 DFU fit a 3 in drain, which takes three such traps.
    expect(segment(size(sinks('clinical-sink')), 'sewer').size).toBe('4');
    expect(segment(size(sinks('commercial-sink')), 'sewer').size).toBe('2-1/2');
  });

  it('uses the only 2 psi table if no pressure drop is given', () => {
    const gas: Raw = {
      code: 'IPC',
      gas: { supplyPsi: 2, material: 'CSST' },
      appliances: [{ id: 'furnace', gas: 'run', btuh: 80_000 }],
      segments: [{ id: 'run', system: 'gas', parent: 'source', lengthFt: 30 }],
    };
    expect(size(gas).gas?.table).toBe('402.4(18)');
  });

  it('keeps an existing size, and says whether it is enough', () => {
    const [service, ...others] = LAVATORY.segments;
    const tight = size({ ...LAVATORY, segments: [{ ...service, existingSize: '1/2' }, ...others] as Raw['segments'] });
    expect(segment(tight, 'service')).toMatchObject({ size: '1/2', ok: false });
    expect(tight.warnings.map(({ path }) => path)).toContain('segments.0.existingSize');
  });

  it('calculates the rest when a segment cannot be sized, and says why', () => {
    const idle = size({
      ...LAVATORY,
      segments: [...LAVATORY.segments, { id: 'idle', system: 'cold', parent: 'service', lengthFt: 5 }],
    });
    expect(segment(idle, 'idle')).toMatchObject({ size: '', ok: false, problem: 'no fixture is behind it' });
    expect(segment(idle, 'service').ok).toBe(true);
  });

  it('never makes a drain smaller than what flows into it', () => {
    const reduced = size({
      code: 'IPC',
      fixtures: [{ id: 'floor', fixture: 'floor-drain', drain: 'branch' }],
      segments: [
        { id: 'sewer', system: 'drain', parent: 'source', lengthFt: 20 },
        { id: 'branch', system: 'drain', parent: 'sewer', lengthFt: 10, existingSize: 4 },
      ],
    });
    expect(segment(reduced, 'sewer')).toMatchObject({
      size: '4',
      why: { governedBy: 'no reduction in the direction of flow' },
    });
  });
});

describe('an invalid pipe tree', () => {
  const pipe = (id: string, parent: string, system: 'cold' | 'hot' | 'gas' = 'cold'): Raw['segments'][number] => ({
    id,
    system,
    parent,
    lengthFt: 10,
  });

  it.each([
    ['a loop', [pipe('a', 'c'), pipe('b', 'a'), pipe('c', 'b')], 'segments.0.parent', 'loop'],
    ['a segment on itself', [pipe('a', 'a')], 'segments.0.parent', 'loop'],
    ['a parent that is no segment', [pipe('a', 'nowhere')], 'segments.0.parent', 'not a segment'],
    ['a parent of another system', [pipe('a', 'source'), pipe('b', 'a', 'gas')], 'segments.1.parent', 'cannot hang'],
    ['two sources', [pipe('a', 'source'), pipe('b', 'source')], 'segments.1.parent', 'one source'],
    ['an id twice', [pipe('a', 'source'), pipe('a', 'source', 'gas')], 'segments.1.id', 'already'],
  ])('is refused for %s', (_, segments, path, words) => {
    const errors = errorsOf({ code: 'IPC', segments });
    expect(errors.find((error) => error.path === path)?.message).toContain(words);
  });

  it('is refused at the field: no parent, an unknown fixture, other units', () => {
    const { parent: _parent, ...orphan } = pipe('a', 'source');
    expect(errorsOf({ code: 'IPC', segments: [orphan] }).map(({ path }) => path)).toEqual(['segments.0.parent']);
    const odd = [{ id: 'x', fixture: 'ice machine', cold: 'service' }];
    expect(errorsOf({ ...LAVATORY, fixtures: odd })).toMatchObject([{ path: 'fixtures.0.fixture' }]);
    const { lengthFt: _length, ...metric } = { ...pipe('a', 'source'), lengthM: 3 };
    expect(errorsOf({ code: 'IPC', segments: [metric] }).map(({ path }) => path)).toEqual([
      'segments.0.lengthFt',
      'segments.0.lengthM',
    ]);
    const loose = [{ id: 'x', fixture: 'lavatory' }];
    expect(errorsOf({ ...LAVATORY, fixtures: loose })).toMatchObject([{ path: 'fixtures.0' }]);
    const lost = [{ id: 'x', fixture: 'lavatory', cold: 'sewer', drain: 'nowhere' }];
    expect(errorsOf({ ...LAVATORY, fixtures: lost }).map(({ path }) => path)).toEqual([
      'fixtures.0.cold',
      'fixtures.0.drain',
    ]);
  });
});
