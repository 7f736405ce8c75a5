import type { SegmentInput, TreeInput } from '../project/schema';
import { addSegment, changeEntry } from './editTree';
import { addApplianceOnBranch, addGroup } from './groups';

/** Starting points for a new calculation. */
export const STARTS = {
  'two-bath': {
    label: 'House, two baths',
    description: 'Two baths, kitchen, laundry, two hose bibbs; furnace, water heater, range',
  },
  'three-bath': {
    label: 'House, three baths',
    description: 'Three baths, half bath, kitchen, laundry, two hose bibbs; furnace, water heater, range, dryer',
  },
  'one-bath': { label: 'Apartment, one bath', description: 'Bath, kitchen with washer; no gas' },
  restroom: { label: 'Public restroom', description: 'Flushometer closets, urinal, lavatories' },
  gas: { label: 'Gas only', description: 'Meter, main and four appliances' },
  blank: { label: 'Nothing yet', description: 'Enter every pipe by hand, or add groups' },
} as const;
export type StartKind = keyof typeof STARTS;
export const START_KINDS = Object.keys(STARTS) as StartKind[];

const WATER = { staticPsi: 60, meterLossPsi: 4, fittingAllowancePercent: 50 };
const GAS = { gas: 'natural', heatingValueBtuPerCf: 1000, table: '402.4(2)' } as const;

const grouped = (tree: TreeInput, groups: readonly [Parameters<typeof addGroup>[1], string?][]): TreeInput =>
  groups.reduce((next, [kind, name]) => addGroup(next, kind, name).tree, tree);

/** Builds the mains of a house: service, cold main, heater, hot main, drain with a stack, its vent. */
function mains(code: string): TreeInput {
  let tree: TreeInput = { code, water: WATER };
  const add = (system: SegmentInput['system'], parent: string, fields: Partial<SegmentInput>): string => {
    const added = addSegment(tree, system, parent, fields);
    ({ tree } = added);
    return added.id;
  };
  const service = add('cold', 'source', { id: 'Water service', lengthFt: 50, riseFt: 3 });
  add('cold', service, { id: 'Cold main', lengthFt: 25, riseFt: 8 });
  const heater = add('cold', service, { id: 'Water heater feed', lengthFt: 8 });
  add('hot', heater, { id: 'Hot main', lengthFt: 25, riseFt: 8 });
  const drain = add('drain', 'source', { id: 'Building drain', lengthFt: 40, element: 'building-drain' });
  const stack = add('drain', drain, { id: 'Stack', lengthFt: 10, element: 'stack', intervals: 2 });
  add('vent', 'source', { id: 'Main vent', lengthFt: 22, ventsStack: stack });
  return tree;
}

function withGas(
  tree: TreeInput,
  appliances: readonly [Parameters<typeof addApplianceOnBranch>[1], number][],
): TreeInput {
  const main = addSegment({ ...tree, gas: GAS }, 'gas', 'source', { id: 'Gas main', lengthFt: 20 });
  return appliances.reduce((next, [kind, lengthFt]) => addApplianceOnBranch(next, kind, lengthFt).tree, main.tree);
}

/** Returns the tree that a new calculation starts with; `code` is like `IPC-2021`. */
export function startTree(start: StartKind, code: string): TreeInput {
  switch (start) {
    case 'two-bath': {
      const house = grouped(mains(code), [
        ['bath', 'Bath 1'],
        ['bath', 'Bath 2'],
        ['kitchen'],
        ['laundry'],
        ['hose-bibb', 'Hose bibb front'],
        ['hose-bibb', 'Hose bibb back'],
      ]);
      return withGas(house, [
        ['furnace', 15],
        ['water-heater', 10],
        ['range', 30],
      ]);
    }
    case 'three-bath': {
      const house = grouped(mains(code), [
        ['bath', 'Bath 1'],
        ['bath', 'Bath 2'],
        ['bath', 'Bath 3'],
        ['half-bath'],
        ['kitchen'],
        ['laundry'],
        ['hose-bibb', 'Hose bibb front'],
        ['hose-bibb', 'Hose bibb back'],
      ]);
      return withGas(house, [
        ['furnace', 15],
        ['water-heater', 10],
        ['range', 30],
        ['dryer', 25],
      ]);
    }
    case 'one-bath': {
      const flat = grouped(mains(code), [['bath'], ['kitchen'], ['laundry']]);
      return changeEntry(flat, 'segments', 'Water service', { lengthFt: 30 });
    }
    case 'restroom':
      return grouped(mains(code), [['restroom']]);
    case 'gas':
      return withGas({ code }, [
        ['furnace', 15],
        ['water-heater', 10],
        ['range', 30],
        ['dryer', 25],
      ]);
    case 'blank':
      return { code };
  }
}
