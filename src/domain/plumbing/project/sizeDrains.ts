import type { Code } from '../core/codes';
import { InputFault, type PlumbingIssue } from '../core/issue';
import { labelOf } from '../core/sizes';
import { rounded } from '../core/why';
import { chooseDrain, type DrainChoice } from '../drainage/chooseDrain';
import type { Element } from '../drainage/elements';
import { drainLoad, type DrainLoad } from '../drainage/fixtureUnits';
import type { SegmentResult } from './result';
import type { Project, Segment } from './schema';
import { summedUp, type Tree } from './tree';

/** DFU and water closets of every segment plus everything upstream, and the minimum trap for its own fixtures. */
export type DrainLoads = {
  dfu: Float64Array;
  closets: Float64Array;
  trapIn: Float64Array;
  byFixture: ReadonlyMap<string, DrainLoad>;
  issues: PlumbingIssue[];
};

/** UPC 703.2 counts traps of six units like water closets. */
const SIX_UNITS = 6;
const CLOSET = /water-closet|bathroom-group|\bwc\b|toilet/i;

/** Returns how many water closets a fixture line counts as, for the limits of a drain: 0 for anything else. */
export const closetsOf = ({ fixture, qty }: Project['fixtures'][number], { dfu }: DrainLoad, code: Code): number =>
  CLOSET.test(fixture) || (code.name === 'UPC' && dfu >= SIX_UNITS * qty) ? qty : 0;

/** Assigns the fixtures’ drainage units to the tree. */
function drainLoads({ fixtures, code, amendments }: Project, tree: Tree): DrainLoads {
  const dfu = new Float64Array(tree.segments.length);
  const closets = new Float64Array(tree.segments.length);
  const trapIn = new Float64Array(tree.segments.length);
  const issues: PlumbingIssue[] = [];
  const byFixture = new Map<string, DrainLoad>();
  fixtures.forEach((fixture, at) => {
    const index = fixture.drain === undefined ? undefined : tree.indexOf.get(fixture.drain);
    if (index === undefined) return;
    try {
      const load = drainLoad(fixture, code, `fixtures.${at}`, amendments);
      byFixture.set(fixture.id, load);
      dfu[index] = (dfu[index] ?? 0) + load.dfu;
      trapIn[index] = Math.max(trapIn[index] ?? 0, load.trapIn ?? 0);
      closets[index] = (closets[index] ?? 0) + closetsOf(fixture, load, code);
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
      issues.push(...error.issues);
    }
  });
  return { dfu: summedUp(tree, dfu), closets: summedUp(tree, closets), trapIn, byFixture, issues };
}

export type SizedDrains = {
  segments: Map<number, SegmentResult>;
  /** Nominal sizes: those that are there, else those that are needed, in. */ sizesIn: Map<number, number>;
  /** Code-required diameters, in; none where it has no size. */ requiredIn: Map<number, number>;
  loads: DrainLoads;
  issues: PlumbingIssue[];
};

/**
 * Sizes the drains from the leaves to the sewer, never smaller in the direction of flow (IPC 710.1, UPC 703.2). Undefined without a
 * drain.
 */
export function sizeDrains(project: Project, tree: Tree): SizedDrains | undefined {
  const drains = tree.order.filter((index) => tree.segments[index]?.system === 'drain');
  if (drains.length === 0) return undefined;
  const loads = drainLoads(project, tree);
  const issues = [...loads.issues];
  const segments = new Map<number, SegmentResult>();
  const sizesIn = new Map<number, number>();
  const requiredIn = new Map<number, number>();
  /** The largest pipe that flows into a segment, and the most DFU of one branch of a stack. */
  const upstream = new Map<number, { sizeIn: number; branchDfu: number }>();
  for (const index of drains.toReversed()) {
    const segment = tree.segments[index];
    if (!segment) continue;
    const into = upstream.get(index) ?? { sizeIn: 0, branchDfu: 0 };
    const element = elementOf(segment, tree.parents[index] === -1, project);
    const { result, sizeIn, neededIn } = sized(project, segment, index, element, loads, into, issues);
    segments.set(index, result);
    sizesIn.set(index, sizeIn);
    if (neededIn !== undefined) requiredIn.set(index, neededIn);
    const parent = tree.parents[index] ?? -1;
    const below = upstream.get(parent) ?? { sizeIn: 0, branchDfu: 0 };
    const isBranch = element === 'branch' || element === 'horizontal-branch' || element === 'horizontal';
    upstream.set(parent, {
      sizeIn: Math.max(below.sizeIn, sizeIn),
      branchDfu: Math.max(below.branchDfu, isBranch ? (loads.dfu[index] ?? 0) : 0),
    });
  }
  return { segments, sizesIn, requiredIn, loads, issues };
}

/** Returns a segment's default kind: the first is the building drain, the others branches. */
function elementOf({ element }: Segment, isSource: boolean, { code }: Project): Element {
  if (element !== undefined) return element;
  if (code.name === 'UPC') return 'horizontal';
  return isSource ? 'building-drain' : 'branch';
}

function sized(
  { code, drainSlopeInPerFt, amendments }: Project,
  segment: Segment,
  index: number,
  element: Element,
  { dfu: dfus, closets, trapIn }: DrainLoads,
  into: { sizeIn: number; branchDfu: number },
  issues: PlumbingIssue[],
): { result: SegmentResult; sizeIn: number; neededIn?: number } {
  const { id, system, existingSize } = segment;
  const dfu = rounded(dfus[index] ?? 0);
  const wcCount = closets[index] ?? 0;
  let choice: DrainChoice;
  try {
    choice = chooseDrain({
      code,
      element,
      dfu,
      slopeInPerFt: segment.slopeInPerFt ?? drainSlopeInPerFt,
      wcCount,
      servesWaterCloset: wcCount > 0,
      intervals: segment.intervals,
      dfuOneInterval: element === 'stack' && into.branchDfu > 0 ? into.branchDfu : undefined,
      isUpstreamOfGreaseInterceptor: false,
      atLeastIn: Math.max(into.sizeIn, trapIn[index] ?? 0),
      amendments,
    });
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    issues.push({ path: `segments.${index}`, message: `${id}: ${error.message}` });
    return { result: { id, system, size: '', ok: false, problem: error.message, dfu }, sizeIn: into.sizeIn };
  }
  const sizeIn = existingSize ?? choice.sizeIn;
  const ok = sizeIn >= choice.sizeIn;
  const problem = ok ? '' : `${labelOf(sizeIn)} in is there, ${choice.size} in is needed: ${choice.why.governedBy}`;
  if (!ok) issues.push({ path: `segments.${index}.existingSize`, message: `${id}: ${problem}` });
  const result: SegmentResult = {
    id,
    system,
    size: labelOf(sizeIn),
    ok,
    problem,
    why: choice.why,
    dfu,
    capacityDfu: choice.capacityDfu,
  };
  return { result, sizeIn, neededIn: choice.sizeIn };
}
