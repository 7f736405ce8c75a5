import { describe, expect, it } from 'vitest';
import { adoptionIn, stateInAddress } from '../adoption';
import { calculateLive } from '../project/calculateLive';
import {
  appliancesOf,
  fixturesOf,
  possibleParents,
  removeBranch,
  removeSegment,
  renameSegment,
  segmentsOf,
} from './editTree';
import { addApplianceOnBranch, addGroup } from './groups';
import { START_KINDS, startTree } from './starts';

const house = startTree('two-bath', 'IPC-2021');
const ids = (tree: typeof house): string[] => segmentsOf(tree).map(({ id }) => id);

describe('editing a pipe tree', () => {
  it.each(START_KINDS)('can calculate “%s” right away', (kind) => {
    const live = calculateLive(startTree(kind, 'UPC-2021'));
    expect(live.faults).toEqual([]);
    expect(live.result?.segments.filter(({ ok }) => !ok)).toEqual([]);
    expect(live.result?.water?.outlets.filter(({ ok }) => !ok) ?? []).toEqual([]);
  });

  it('renames a segment everywhere, and numbers a name that is taken', () => {
    const { tree, id } = renameSegment(house, 'Stack', 'Soil stack');
    expect(id).toBe('Soil stack');
    expect(segmentsOf(tree).find((one) => one.id === 'Bath 1 drain')?.parent).toBe('Soil stack');
    expect(segmentsOf(tree).find((one) => one.id === 'Main vent')?.ventsStack).toBe('Soil stack');
    expect(renameSegment(house, 'Cold main', 'Hot main').id).toBe('Hot main 2');
    expect(renameSegment(house, 'Cold main', '  ').tree).toBe(house);
    const fixture = fixturesOf(renameSegment(house, 'Bath 1 cold', 'Upstairs cold').tree)[0];
    expect(fixture?.cold).toBe('Upstairs cold');
  });

  it('attaches a removed segment’s children to its parent', () => {
    const tree = removeSegment(house, 'Cold main');
    expect(segmentsOf(tree).find((one) => one.id === 'Bath 1 cold')?.parent).toBe('Water service');
    const without = removeSegment(house, 'Bath 1 cold');
    expect(fixturesOf(without)[0]).toMatchObject({ cold: 'Cold main' });
    expect(calculateLive(without).faults).toEqual([]);
  });

  it('removes a branch with everything on it', () => {
    const tree = removeBranch(house, 'Gas main');
    expect(ids(tree).filter((id) => id.startsWith('Gas'))).toEqual([]);
    expect(appliancesOf(tree)).toEqual([]);
    expect(fixturesOf(tree)).toEqual(fixturesOf(house));
    const dry = removeBranch(removeBranch(house, 'Water service'), 'Building drain');
    expect(fixturesOf(dry)).toEqual([]);
    expect(calculateLive(dry).faults).toEqual([]);
  });

  it('adds groups under the next free name on existing mains', () => {
    const { tree, id } = addGroup(house, 'bath');
    expect(id).toBe('Bath 3');
    expect(segmentsOf(tree).find((one) => one.id === 'Bath 3 hot')?.parent).toBe('Hot main');
    expect(calculateLive(tree).faults).toEqual([]);
    expect(addApplianceOnBranch(house, 'range').id).toBe('Range 2');
  });

  it('offers no parent that would make a loop', () => {
    const offered = possibleParents(house, 'Cold main').map(({ id }) => id);
    expect(offered).toContain('Water service');
    expect(offered).not.toContain('Cold main');
    expect(offered).not.toContain('Bath 1 cold');
    expect(possibleParents(house, 'Hot main').map(({ id }) => id)).toContain('Water heater feed');
  });
});

describe('the plumbing code for an address', () => {
  it.each([
    ['12 Elm St, Asheville, NC 28801', 'NC', 'IPC-2021'],
    ['1 Pine Rd, Spokane, WA', 'WA', 'UPC-2021'],
    ['1 Main St, Trenton, New Jersey', 'NJ', 'NSPC-2015'],
    ['9 Hill Ct, Charleston, West Virginia 25301', 'WV', 'IPC-2021'],
    ['4 IN Street, Madison, WI 53703-1200, USA', 'WI', 'IPC-2021'],
  ])('is right: %s', (address, state, code) => {
    expect(stateInAddress(address)).toBe(state);
    expect(adoptionIn(state)?.code).toBe(code);
  });

  it('is not guessed without a state', () => {
    expect(stateInAddress('the lot behind the mill')).toBe('');
    expect(adoptionIn('')).toBeNull();
  });
});
