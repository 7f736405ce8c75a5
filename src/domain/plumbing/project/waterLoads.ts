import type { Amendments } from '../core/grid';
import { InputFault, type PlumbingIssue } from '../core/issue';
import { readFixtureName } from '../core/fixtureNames';
import { progressive } from '../water/flushometers';
import { fixtureLoad, type FixtureLoad } from '../water/fixtureUnits';
import { USUAL_PROBABILITIES } from '../water/tables/probabilities';
import { needOf, type FixtureNeed } from '../water/tables/fixtureNeeds';
import type { ProbableFixture } from '../water/demandProbability';
import type { Fixture, Project } from './schema';
import { largestUp, meeting, summedUp, type Tree } from './tree';

/** A fixture with its loads, and where it is connected. */
export type WaterFixtureLoad = {
  fixture: Fixture;
  load: FixtureLoad;
  need: FixtureNeed;
  hasValve: boolean;
  cold: number;
  hot: number;
};

/** WSFU, constant flow and valves of every segment, including everything downstream. */
export type WaterLoads = {
  fixtures: WaterFixtureLoad[];
  wsfu: Float64Array;
  continuousGpm: Float64Array;
  valves: Float64Array;
  /** WSFU of all flushometers that count progressively. */ flushometerUnits: number;
  /** Least supply of the fixtures on a segment and behind it, in. */ minimumIn: Float64Array;
  issues: PlumbingIssue[];
};

/**
 * Assigns the fixtures’ units to the tree. Cold and hot units are added up on their sides; from where both sides meet, the fixture counts
 * with its total, which is less than both together.
 */
export function waterLoads(project: Project, tree: Tree): WaterLoads {
  const count = tree.segments.length;
  const issues: PlumbingIssue[] = [];
  const wsfu = new Float64Array(count);
  const continuousGpm = new Float64Array(count);
  const valves = new Float64Array(count);
  const minimumIn = new Float64Array(count);
  const counted = { 'water-closets': new Float64Array(count), urinals: new Float64Array(count) };
  const add = (to: Float64Array, index: number, value: number): void => {
    if (index !== -1) to[index] = (to[index] ?? 0) + value;
  };
  const fixtures = project.fixtures.flatMap((fixture, at): WaterFixtureLoad[] => {
    const cold = fixture.cold === undefined ? -1 : (tree.indexOf.get(fixture.cold) ?? -1);
    const hot = fixture.hot === undefined ? -1 : (tree.indexOf.get(fixture.hot) ?? -1);
    if (cold === -1 && hot === -1) return [];
    const load = loadOf(fixture, project, `fixtures.${at}`, issues);
    if (!load) return [];
    const hasValve =
      fixture.control === undefined ? /flushometer-valve/.test(load.row) : /valve|^flushometer$/.test(fixture.control);
    const need = needOf(readFixtureName(fixture.fixture).name, hasValve, project.code.name);
    if (hasValve) add(valves, cold, fixture.qty);
    for (const index of [cold, hot])
      if (index !== -1) minimumIn[index] = Math.max(minimumIn[index] ?? 0, need.supplyIn);
    if (hasValve && project.code.name === 'UPC' && fixture.wsfuEach === undefined) {
      add(counted[/urinal/i.test(fixture.fixture) ? 'urinals' : 'water-closets'], cold, fixture.qty);
      return [{ fixture, load: { ...load, cold: 0, hot: 0, total: 0 }, need, hasValve, cold, hot }];
    }
    // With only one side, the fixture puts everything on it.
    const isBoth = cold !== -1 && hot !== -1;
    add(wsfu, cold, isBoth ? load.cold : load.total);
    add(wsfu, hot, isBoth ? load.hot : load.total);
    const joint = isBoth ? meeting(tree, cold, hot) : undefined;
    if (joint !== undefined) add(wsfu, joint, load.total - load.cold - load.hot);
    add(continuousGpm, cold === -1 ? hot : cold, fixture.continuousGpm * fixture.qty);
    return [{ fixture, load, need, hasValve, cold, hot }];
  });
  return {
    fixtures,
    ...withFlushometers(tree, summedUp(tree, wsfu), counted, project.amendments),
    continuousGpm: summedUp(tree, continuousGpm),
    valves: summedUp(tree, valves),
    minimumIn: largestUp(tree, minimumIn),
    issues,
  };
}

/** Adds the flushometers downstream of each segment, which the UPC counts progressively (610.10). */
function withFlushometers(
  tree: Tree,
  wsfu: Float64Array,
  counted: Readonly<Record<'water-closets' | 'urinals', Float64Array>>,
  amendments: Amendments,
): Pick<WaterLoads, 'wsfu' | 'flushometerUnits'> {
  let flushometerUnits = 0;
  for (const kind of ['water-closets', 'urinals'] as const) {
    summedUp(tree, counted[kind]).forEach((qty, index) => {
      const units = progressive(kind, qty, amendments)[0]?.total ?? 0;
      wsfu[index] = (wsfu[index] ?? 0) + units;
      if (tree.parents[index] === -1) flushometerUnits += units;
    });
  }
  return { wsfu, flushometerUnits };
}

function loadOf(fixture: Fixture, project: Project, path: string, issues: PlumbingIssue[]): FixtureLoad | undefined {
  const isConstant = fixture.continuousGpm > 0 && fixture.wsfuEach === undefined;
  try {
    return fixtureLoad(isConstant ? { ...fixture, wsfuEach: 0 } : fixture, project.code, path, project.amendments);
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    issues.push(...error.issues);
    return undefined;
  }
}

/** Returns a dwelling's fixtures with p and q, grouped by kind; undefined when one has neither its own nor a usual one. */
export function probableFixtures(loads: readonly WaterFixtureLoad[]): ProbableFixture[] | undefined {
  const alike = new Map<string, ProbableFixture>();
  for (const { fixture } of loads) {
    if (fixture.continuousGpm > 0) continue;
    const { name } = readFixtureName(fixture.fixture);
    const usual = USUAL_PROBABILITIES[name] ?? USUAL_PROBABILITIES[name.replace(/^water-closet.*/, 'water-closet')];
    const p = fixture.p ?? usual?.p;
    const q = fixture.q ?? usual?.q;
    if (p === undefined || q === undefined) return undefined;
    const key = `${p} ${q}`;
    alike.set(key, { p, q, n: (alike.get(key)?.n ?? 0) + fixture.qty });
  }
  return [...alike.values()];
}
