import { describe, expect, it } from 'vitest';
import { calculateProject } from '../project/calculateProject';
import type { ProjectResult } from '../project/result';
import { projectSchema } from '../project/schema';
import { addGroup } from './groups';
import { startTree, type StartKind } from './starts';

const start = (kind: StartKind, code: string): ProjectResult =>
  calculateProject(projectSchema.parse(startTree(kind, code)));
const sizesOf = ({ segments }: ProjectResult, system: string): Record<string, string> =>
  Object.fromEntries(segments.filter((one) => one.system === system).map(({ id, size }) => [id, size]));
const dfuOf = ({ segments }: ProjectResult, id: string): number | undefined =>
  segments.find((one) => one.id === id)?.dfu;

/**
 * Worked out by hand, each from its table. IPC: DFU by 709.1 (closet 3, lavatory 1, tub 2, kitchen sink 2, dishwasher 2, washer 2, laundry sink 2; in
 * public closet 4, urinal of 1 gpf 2, lavatory 1), drains by 710.1 (a closet needs 3 in), branch vents half of that drain (906.2), stack vents by 906.1
 * at 34 ft. UPC: DFU by 702.1 (washer 3), drains and vents by 703.2 (three closets on a horizontal 3 in, 35 DFU), 2 in for the vent of a closet, and
 * vents to the open air with the area of the building sewer (904.1).
 */
const BY_HAND: readonly {
  kind: StartKind;
  code: string;
  dfu: number;
  drains: Record<string, string>;
  vents: Record<string, string>;
}[] = [
  {
    kind: 'two-bath',
    code: 'IPC-2021',
    dfu: 20,
    drains: { 'Building drain': '3', Stack: '3', 'Bath 1 drain': '3', 'Kitchen drain': '2', 'Laundry drain': '2' },
    vents: { 'Main vent': '2', 'Bath 1 vent': '1-1/2', 'Bath 2 vent': '1-1/2', 'Kitchen vent': '1-1/4' },
  },
  {
    kind: 'three-bath',
    code: 'IPC-2021',
    dfu: 30,
    drains: { 'Building drain': '3', Stack: '3', 'Half bath drain': '3' },
    vents: { 'Main vent': '2', 'Bath 3 vent': '1-1/2', 'Half bath vent': '1-1/2', 'Laundry vent': '1-1/4' },
  },
  {
    kind: 'one-bath',
    code: 'IPC-2021',
    dfu: 14,
    drains: { 'Building drain': '3', Stack: '3', 'Bath drain': '3' },
    vents: { 'Main vent': '2', 'Bath vent': '1-1/2' },
  },
  {
    kind: 'restroom',
    code: 'IPC-2021',
    dfu: 12,
    drains: { 'Building drain': '3', Stack: '3', 'Restroom drain': '3' },
    vents: { 'Main vent': '2', 'Restroom vent': '1-1/2' },
  },
  {
    kind: 'two-bath',
    code: 'UPC-2021',
    dfu: 21,
    drains: { 'Building drain': '3', Stack: '3', 'Bath 1 drain': '3', 'Kitchen drain': '2', 'Laundry drain': '2' },
    vents: { 'Main vent': '3', 'Bath 1 vent': '2', 'Bath 2 vent': '2', 'Kitchen vent': '1-1/2' },
  },
  {
    kind: 'three-bath',
    code: 'UPC-2021',
    dfu: 31,
    drains: { 'Building drain': '4', Stack: '3', 'Half bath drain': '3' },
    vents: { 'Main vent': '4', 'Bath 3 vent': '2', 'Half bath vent': '2', 'Laundry vent': '1-1/2' },
  },
  {
    kind: 'one-bath',
    code: 'UPC-2021',
    dfu: 15,
    drains: { 'Building drain': '3', Stack: '3', 'Bath drain': '3' },
    vents: { 'Main vent': '3', 'Bath vent': '2' },
  },
  {
    kind: 'restroom',
    code: 'UPC-2021',
    dfu: 12,
    drains: { 'Building drain': '3', Stack: '3', 'Restroom drain': '3' },
    vents: { 'Main vent': '3', 'Restroom vent': '2' },
  },
];

describe.each(BY_HAND)('the starter $kind under the $code', ({ kind, code, dfu, drains, vents }) => {
  const result = start(kind, code);

  it('has the code’s drain and vent sizes', () => {
    expect(result.drainage?.dfu).toBe(dfu);
    expect(sizesOf(result, 'drain')).toMatchObject(drains);
    expect(sizesOf(result, 'vent')).toMatchObject(vents);
  });

  it('counts each fixture of the stack once on the main vent', () => {
    expect(dfuOf(result, 'Main vent')).toBe(dfuOf(result, 'Stack'));
  });

  it('has no warnings', () => {
    expect(result.warnings).toEqual([]);
    expect(result.segments.filter(({ ok }) => !ok)).toEqual([]);
  });
});

it('counts a vent that joins another stack’s vent there, too', () => {
  const tree = startTree('one-bath', 'IPC-2021');
  const island = addGroup(tree, 'kitchen', 'Island').tree;
  // The island drains past the stack, but its vent connects to the main vent: 14 + 4.
  const segments = island.segments?.map((one) =>
    one.id === 'Island drain' ? { ...one, parent: 'Building drain' } : one,
  );
  const result = calculateProject(projectSchema.parse({ ...island, segments }));
  expect([dfuOf(result, 'Stack'), dfuOf(result, 'Main vent'), dfuOf(result, 'Island vent')]).toEqual([14, 18, 4]);
});

it('uses no 3/8 in main for the UPC starter restroom, since no branch is below 1/2 in', () => {
  expect(sizesOf(start('restroom', 'UPC-2021'), 'hot')).toEqual({ 'Hot main': '1/2', 'Restroom hot': '1/2' });
  expect(sizesOf(start('restroom', 'UPC-2021'), 'cold')).toMatchObject({ 'Water heater feed': '1/2' });
});

it('judges an existing main vent against the building sewer under the UPC', () => {
  const tree = startTree('two-bath', 'UPC-2021');
  const segments = tree.segments?.map((one) => (one.id === 'Main vent' ? { ...one, existingSize: 2 } : one));
  const result = calculateProject(projectSchema.parse({ ...tree, segments }));
  expect(result.warnings.map(({ message }) => message)).toEqual([
    'Main vent: 2 in is there, 3 in is needed: all vents to the open air together have the area of the 3 in building sewer (UPC 904.1)',
  ]);
});

it('gives the starter gas main the capacity IFGC 402.4(2) prints for 50 ft', () => {
  // 50 ft: 1/2 in 72, 3/4 in 151, 1 in 284 cfh. Furnace 80, water heater 40, range 65, dryer 22.
  expect(start('gas', 'IPC-2021').gas).toMatchObject({ cfh: 207, longestFt: 50 });
  expect(sizesOf(start('gas', 'IPC-2021'), 'gas')).toEqual({
    'Gas main': '1',
    'Gas to furnace': '3/4',
    'Gas to water heater, tank': '1/2',
    'Gas to range': '1/2',
    'Gas to clothes dryer': '1/2',
  });
});
