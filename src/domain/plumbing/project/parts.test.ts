import { describe, expect, it } from 'vitest';
import { changeEntry } from '../edit/editTree';
import { startTree } from '../edit/starts';
import { boughtName, boughtOf, isBareItem, type Bought } from './buying';
import { calculateLive } from './calculateLive';
import type { PartKind, PartLine, ProjectResult } from './result';
import type { TreeInput } from './schema';

const resultOf = (tree: TreeInput): ProjectResult => {
  const { result } = calculateLive(tree);
  if (!result) throw new Error('the tree was not calculated');
  return result;
};
const house = startTree('two-bath', 'IPC-2021');
const { parts, notCounted } = resultOf(house);
const of = (part: PartKind, material?: string): PartLine[] =>
  parts.filter((line) => line.part === part && (material === undefined || line.material === material));
const count = (lines: readonly PartLine[]): number => lines.reduce((sum, line) => sum + line.count, 0);
const bySize = (lines: readonly PartLine[]): Record<string, number> =>
  Object.fromEntries(lines.map((line) => [line.size, line.count]));

describe('parts of a two-bath house, counted by hand', () => {
  it('include a tee where something branches off a pipe', () => {
    // Cold: service 1, main 5, baths 2 each, laundry 1. Hot: main 3, baths 1 each, kitchen 1, laundry 1.
    expect(count(of('tee', 'copper-L'))).toBe(11 + 7);
    // The gas main with three branches; the vent main with four, three fixtures in each bath, two in kitchen and laundry.
    expect(count(of('tee', 'schedule-40'))).toBe(2);
    expect(count(of('tee', 'dwv'))).toBe(3 + 4 + 1 + 1);
    // The same drains, in the other direction.
    expect(count(of('drain-branch'))).toBe(3 + 4 + 1 + 1);
  });

  it('name a tee by inlet, run and branch, the last one with the continuing run', () => {
    const gas = resultOf(startTree('gas', 'IPC-2021'));
    const size = (id: string): string => gas.segments.find((one) => one.id === id)?.size ?? '';
    // The furnace's 80 cfh continues in 3/4 in; the other three leave in 1/2 in.
    expect([size('Gas main'), size('Gas to furnace'), size('Gas to range')]).toEqual(['1', '3/4', '1/2']);
    expect(bySize(gas.parts.filter(({ part }) => part === 'tee'))).toEqual({ '1 x 1 x 1/2': 2, '1 x 3/4 x 1/2': 1 });
  });

  it('include stops at all fixtures but tubs and hose bibbs, and valves at the inlet, heater and appliances', () => {
    // Baths 3 each, kitchen 3, laundry 4.
    expect(count(of('stop'))).toBe(13);
    expect(count(of('shutoff'))).toBe(2);
    expect(count(of('gas-shutoff'))).toBe(3);
  });

  it('include the code’s smallest traps, except for closets and the dishwasher', () => {
    expect(bySize(of('trap'))).toEqual({ '1-1/4': 2, '1-1/2': 4, '2': 1 });
  });

  it('include hangers by material, but not for buried pipe', () => {
    const gas = resultOf({
      code: 'IPC',
      segments: [{ id: 'main', system: 'gas', parent: 'source', lengthFt: 25 }],
      appliances: [{ id: 'range', gas: 'main', btuh: 65_000 }],
    });
    // 65 cfh in 25 ft of 1/2 in: a support every 6 ft.
    expect(bySize(gas.parts.filter(({ part }) => part === 'hanger'))).toEqual({ '1/2': 5 });
    const water = (parent: 'source' | 'service'): ProjectResult =>
      resultOf({
        code: 'IPC',
        segments: [
          { id: 'service', system: 'cold', parent: 'source', lengthFt: 60 },
          { id: 'riser', system: 'cold', parent: 'service', lengthFt: 22, riseFt: 12 },
        ],
        fixtures: [{ id: 'lavatory', fixture: 'lavatory', cold: parent === 'source' ? 'service' : 'riser' }],
      });
    // 10 ft horizontal every 6 ft, 12 ft vertical every 10 ft; the service has none.
    expect(count(water('service').parts.filter(({ part }) => part === 'hanger'))).toBe(4);
  });

  it('leave out existing pipe, and say so', () => {
    const there = resultOf(changeEntry(house, 'segments', 'Building drain', { existingSize: 4 }));
    expect(there.materials.some(({ size, system }) => system === 'drain' && size === '4')).toBe(false);
    expect(there.notCounted.at(-1)).toBe('Pipe that is there already: one segment.');
    expect(notCounted.join(' ')).toMatch(/Elbows.*Cleanouts.*drip legs/);
  });

  it('include a reducer between pipe sizes', () => {
    const there = resultOf(changeEntry(house, 'segments', 'Building drain', { existingSize: 4 }));
    expect(there.parts).toContainEqual({ part: 'reducer', material: 'dwv', size: '4 x 3', count: 1 });
  });
});

describe('plumbing parts in the pricebook', () => {
  const part = (kind: PartKind, material: string, size: string): Bought =>
    boughtOf([], [{ part: kind, material, size, count: 1 }], 10)[0] as Bought;
  const item = { kind: 'material', unit: 'each', durationMinutes: 0 };

  it.each([
    ['Copper tee 3/4 x 3/4 x 1/2', part('tee', 'copper-L', '3/4 x 3/4 x 1/2'), true],
    ['Copper tee 3/4 in', part('tee', 'copper-L', '3/4 x 3/4 x 1/2'), false],
    ['PEX tee 3/4 in', part('tee', 'copper-L', '3/4'), false],
    ['PVC wye 3 x 3 x 2', part('drain-branch', 'dwv', '3 x 3 x 2'), true],
    ['Angle stop 1/2 x 3/8', part('stop', '', ''), true],
    ['Ball valve 1 in', part('shutoff', '', '1'), true],
    ['Gas ball valve 1 in', part('shutoff', '', '1'), false],
    ['Gas ball valve 1 in', part('gas-shutoff', '', '1'), true],
    ['Steering wheel 1 in', part('tee', '', '1'), false],
  ])('are matched: %s for %o is %s', (name, bought, isIt) => expect(isBareItem({ ...item, name }, bought)).toBe(isIt));

  it('exclude items with labor, and items by the foot', () => {
    const trap = part('trap', '', '1-1/2');
    expect(isBareItem({ ...item, name: 'P-trap 1-1/2 in', durationMinutes: 60 }, trap)).toBe(false);
    expect(isBareItem({ ...item, name: 'P-trap 1-1/2 in', unit: 'foot' }, trap)).toBe(false);
    expect(boughtName(trap)).toBe('P-trap 1-1/2 in');
    expect(boughtName(part('tee', 'copper-L', '3/4 x 3/4 x 1/2'))).toBe('Copper L tee 3/4 x 3/4 x 1/2 in');
  });
});

it('buys CSST by its EHD, not as steel pipe', () => {
  const house = startTree('gas', 'IPC-2021');
  const { materials, parts, notCounted } = resultOf({ ...house, gas: { gas: 'natural', table: '402.4(15)' } });
  expect(new Set(materials.map(({ material }) => material))).toEqual(new Set(['CSST']));
  expect(boughtName({ part: 'pipe', material: 'CSST', size: '18' })).toBe('CSST pipe EHD 18');
  expect(parts.filter(({ part }) => part === 'hanger' || part === 'gas-shutoff')).toEqual([
    { part: 'gas-shutoff', material: '', size: '', count: 4 },
  ]);
  expect(notCounted.join(' ')).toContain('the maker says how far apart');
});
