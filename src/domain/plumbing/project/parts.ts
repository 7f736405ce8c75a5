import { readFixtureName } from '../core/fixtureNames';
import { inchesOf, labelOf } from '../core/sizes';
import type { DrainLoad } from '../drainage/fixtureUnits';
import { hangersFor } from './hangers';
import { linesOf } from './lines';
import { materialOf } from './materials';
import { PART_KINDS, type PartKind, type PartLine, type SegmentResult } from './result';
import { SOURCE, type Project, type Segment } from './schema';
import type { Tree } from './tree';

/** Counting rule for each kind, as worded in the list. */
export const COUNTED: Readonly<Record<PartKind, string>> = {
  tee: 'One where a pipe or a fixture leaves a pipe that goes on',
  'drain-branch': 'One where a drain or a fixture joins a drain that goes on; wye or sanitary tee as it lies',
  reducer: 'One where a pipe goes on in another size without a branch',
  stop: 'One at each water connection, other than of tubs, showers and hose bibbs (IRC P2903.9.3)',
  shutoff: 'One where the water comes in, one before each water heater (IPC 606.1)',
  'gas-shutoff': 'One at each appliance',
  trap: 'One at each fixture, of the code’s least size; not of closets and urinals, which have their own, and of dishwashers',
  hanger: 'By length (IRC P2605.1, IFGC 415.1); not on the first pipe of water and drains, which lies in the ground',
};

/** Fixtures whose valve is part of the fixture or in the wall. */
const WITHOUT_STOP = /^(?:bathtub|shower|combo|hose-bibb|lawn-sprinkler|bathroom-group)/;
const WITHOUT_TRAP = /^(?:water-closet|urinal|bathroom-group|dishwasher)/;

/** Something leaving the end of a pipe: its size, in, and whether it already exists. */
type Leaving = { sizeIn: number; isThere: boolean; isPipe: boolean };

/** A list of parts, merged by kind, material and size. */
class Counting {
  private readonly lines = linesOf((part: PartKind, material, size): PartLine => ({ part, material, size, count: 0 }));
  add(part: PartKind, material: string, size: string, count: number): void {
    this.lines.of(part, material, size).count += count;
  }
  /** Kind by kind. */ all(): PartLine[] {
    return this.lines.all().toSorted((a, b) => PART_KINDS.indexOf(a.part) - PART_KINDS.indexOf(b.part));
  }
}

/**
 * Counts fittings, valves, traps and hangers as far as the tree determines their number (`COUNTED`). Existing pipe needs none; pipe
 * without a size gets none. Elbows, couplings and what connects a vent to its drain at a fixture aren't in a tree: see `notCounted`.
 * @param traps by fixture, from the drainage
 */
export function partsOf(
  project: Project,
  tree: Tree,
  results: readonly SegmentResult[],
  traps: ReadonlyMap<string, DrainLoad>,
): PartLine[] {
  const counting = new Counting();
  const leaving = leavingOf(project, tree, results, traps);
  tree.segments.forEach((segment, index) => {
    const size = results[index]?.size ?? '';
    if (size === '') return;
    const material = materialOf(project, segment);
    joints(counting, segment, { size, material }, leaving[index] ?? []);
    if (segment.existingSize === undefined) hangers(counting, project, segment, { size, material });
  });
  valves(counting, project, tree, results);
  for (const { id, fixture, qty } of project.fixtures) {
    const trapIn = traps.get(id)?.trapIn ?? null;
    if (trapIn !== null && !WITHOUT_TRAP.test(readFixtureName(fixture).name))
      counting.add('trap', '', labelOf(trapIn), qty);
  }
  return counting.all();
}

function leavingOf(
  { fixtures, appliances }: Project,
  tree: Tree,
  results: readonly SegmentResult[],
  traps: ReadonlyMap<string, DrainLoad>,
): Leaving[][] {
  const leaving: Leaving[][] = tree.segments.map(() => []);
  const sizesIn = results.map(({ size }) => inchesOf(size) ?? 0);
  const sizeOf = (index: number): number => sizesIn[index] ?? 0;
  tree.segments.forEach(({ system, existingSize }, index) => {
    const parent = tree.parents[index] ?? -1;
    // The heater is between a cold pipe and the hot ones that begin at it.
    if (tree.segments[parent]?.system !== system || sizeOf(index) === 0) return;
    leaving[parent]?.push({ sizeIn: sizeOf(index), isThere: existingSize !== undefined, isPipe: true });
  });
  const connect = (id: string | undefined, qty: number, sizeIn?: number): void => {
    const index = id === undefined ? -1 : (tree.indexOf.get(id) ?? -1);
    const own = sizeOf(index);
    for (let count = 0; count < qty; count += 1)
      leaving[index]?.push({ sizeIn: Math.min(own, sizeIn ?? own), isThere: false, isPipe: false });
  };
  for (const { id, cold, hot, drain, vent, qty } of fixtures) {
    connect(cold, qty);
    connect(hot, qty);
    connect(drain, qty, traps.get(id)?.trapIn ?? undefined);
    connect(vent, qty);
  }
  for (const { gas } of appliances) connect(gas, 1);
  return leaving;
}

/** Counts tees and reducers at the end of a pipe. The largest outgoing pipe continues; the others branch off. */
function joints(
  counting: Counting,
  { system, existingSize }: Segment,
  { size, material }: { size: string; material: string },
  leaving: readonly Leaving[],
): void {
  const [on, ...branches] = leaving.toSorted((a, b) => Number(b.isPipe) - Number(a.isPipe) || b.sizeIn - a.sizeIn);
  if (!on) return;
  const ownIn = inchesOf(size) ?? 0;
  const isThere = existingSize !== undefined;
  if (branches.length === 0) {
    if (on.isPipe && on.sizeIn !== ownIn && !(isThere && on.isThere))
      counting.add(
        'reducer',
        material,
        `${labelOf(Math.max(ownIn, on.sizeIn))} x ${labelOf(Math.min(ownIn, on.sizeIn))}`,
        1,
      );
    return;
  }
  branches.forEach((branch, index) => {
    if (isThere && on.isThere && branch.isThere) return;
    const runIn = index === branches.length - 1 ? on.sizeIn : ownIn;
    const isStraight = runIn === ownIn && branch.sizeIn === ownIn;
    const named = isStraight ? size : `${size} x ${labelOf(runIn)} x ${labelOf(branch.sizeIn)}`;
    counting.add(system === 'drain' ? 'drain-branch' : 'tee', material, named, 1);
  });
}

/** The first pipe of water and drains is buried, where it is bedded. */
const isBuried = ({ system, parent }: Segment): boolean =>
  parent === SOURCE && (system === 'cold' || system === 'drain');

function hangers(
  counting: Counting,
  { amendments }: Project,
  segment: Segment,
  { size, material }: { size: string; material: string },
): void {
  if (isBuried(segment)) return;
  const { system, lengthFt, riseFt, element } = segment;
  const uprightFt = element === 'stack' || element === 'vertical' ? lengthFt : Math.min(lengthFt, Math.abs(riseFt));
  const sizeIn = inchesOf(size) ?? 0;
  const count = hangersFor({ system, material, sizeIn, uprightFt, horizontalFt: lengthFt - uprightFt }, amendments);
  if (count !== undefined) counting.add('hanger', material, size, count);
}

function valves(counting: Counting, project: Project, tree: Tree, results: readonly SegmentResult[]): void {
  const { fixtures, appliances } = project;
  const heaters = new Set<number>();
  tree.segments.forEach(({ system, parent, existingSize }, index) => {
    const size = results[index]?.size ?? '';
    const above = tree.parents[index] ?? -1;
    if (system === 'hot' && tree.segments[above]?.system === 'cold') heaters.add(above);
    if (system === 'cold' && parent === SOURCE && size !== '' && existingSize === undefined)
      counting.add('shutoff', '', size, 1);
  });
  const sizeOf = (index: number): string => results[index]?.size ?? '';
  for (const heater of heaters) if (sizeOf(heater) !== '') counting.add('shutoff', '', sizeOf(heater), 1);
  for (const { fixture, cold, hot, qty } of fixtures) {
    if (WITHOUT_STOP.test(readFixtureName(fixture).name)) continue;
    const sides = [cold, hot].filter((side) => side !== undefined).length;
    if (sides > 0) counting.add('stop', '', '', sides * qty);
  }
  for (const { gas } of appliances) {
    const index = tree.indexOf.get(gas) ?? -1;
    const pipe = tree.segments[index];
    // CSST ends in a fitting of the maker's own size.
    const isCsst = pipe !== undefined && materialOf(project, pipe) === 'CSST';
    if (sizeOf(index) !== '') counting.add('gas-shutoff', '', isCsst ? '' : sizeOf(index), 1);
  }
}

/** Describes what a list of parts leaves out, for the systems in the tree. */
export function notCounted(project: Project): string[] {
  const { segments } = project;
  const has = (...systems: readonly Segment['system'][]): boolean =>
    segments.some(({ system }) => systems.includes(system));
  const there = segments.filter(({ existingSize }) => existingSize !== undefined).length;
  return [
    'Elbows and couplings: turns and stock lengths are not in the tree.',
    ...(has('drain', 'vent')
      ? ['Cleanouts, closet flanges, and the fitting at a fixture where its vent leaves its drain.']
      : []),
    ...(has('gas') ? ['Connectors, unions and drip legs at gas appliances.'] : []),
    ...(segments.some((one) => one.system === 'gas' && materialOf(project, one) !== 'schedule-40')
      ? ['Supports of gas pipe other than steel: the maker says how far apart.']
      : []),
    ...(there > 0 ? [`Pipe that is there already: ${there === 1 ? 'one segment' : `${there} segments`}.`] : []),
  ];
}
