import { InputFault, type PlumbingIssue } from '../core/issue';
import { labelOf } from '../core/sizes';
import { rounded } from '../core/why';
import { chooseDrain } from '../drainage/chooseDrain';
import { individualVent, stackVent, upcVent, type VentChoice } from '../drainage/vents';
import type { SegmentResult } from './result';
import type { Project, Segment } from './schema';
import type { SizedDrains } from './sizeDrains';
import { summedUp, type Tree } from './tree';

/**
 * Sizes the vents: a vent of a stack by IPC 906.1, others by half the drain that their units need (IPC 906.2), all by 703.2 under the UPC. The
 * developed length goes from where the vent begins to the open air. Undefined without a vent.
 */
export function sizeVents(
  project: Project,
  tree: Tree,
  drains: SizedDrains | undefined,
): { segments: Map<number, SegmentResult>; issues: PlumbingIssue[] } | undefined {
  const vents = tree.order.filter((index) => tree.segments[index]?.system === 'vent');
  if (vents.length === 0) return undefined;
  const issues: PlumbingIssue[] = [];
  const dfus = ventedUnits(project, tree, drains);
  const developed = new Map<number, number>();
  for (const index of vents)
    developed.set(index, (developed.get(tree.parents[index] ?? -1) ?? 0) + (tree.segments[index]?.lengthFt ?? 0));
  const reach = longestReach(tree, vents, developed);
  const sizesIn = new Map<number, number>();
  const segments = new Map<number, SegmentResult>();
  for (const index of vents.toReversed()) {
    const segment = tree.segments[index];
    if (!segment) continue;
    const dfu = rounded(dfus[index] ?? 0);
    const developedFt = rounded(reach.get(index) ?? 0);
    const children = sizesIn.get(index) ?? 0;
    const result = sized(project, segment, index, { dfu, developedFt, childrenIn: children }, tree, drains, issues);
    segments.set(index, result.shown);
    const parent = tree.parents[index] ?? -1;
    sizesIn.set(parent, Math.max(sizesIn.get(parent) ?? 0, result.sizeIn));
  }
  return { segments, issues };
}

/** DFU that each vent serves: of its fixtures, and of the stack it vents. */
function ventedUnits({ fixtures }: Project, tree: Tree, drains: SizedDrains | undefined): Float64Array {
  const dfus = new Float64Array(tree.segments.length);
  for (const { id, vent } of fixtures) {
    const index = vent === undefined ? undefined : tree.indexOf.get(vent);
    if (index !== undefined) dfus[index] = (dfus[index] ?? 0) + (drains?.loads.byFixture.get(id)?.dfu ?? 0);
  }
  tree.segments.forEach(({ ventsStack }, index) => {
    const stack = ventsStack === undefined ? undefined : tree.indexOf.get(ventsStack);
    if (stack !== undefined) dfus[index] = Math.max(dfus[index] ?? 0, drains?.loads.dfu[stack] ?? 0);
  });
  return summedUp(tree, dfus);
}

/** The longest way to the open air of anything that a vent serves: bigger vents below do not shorten it. */
function longestReach(
  tree: Tree,
  vents: readonly number[],
  developed: ReadonlyMap<number, number>,
): Map<number, number> {
  const reach = new Map<number, number>();
  for (const index of vents.toReversed()) {
    const own = Math.max(reach.get(index) ?? 0, developed.get(index) ?? 0);
    reach.set(index, own);
    const parent = tree.parents[index] ?? -1;
    reach.set(parent, Math.max(reach.get(parent) ?? 0, own));
  }
  return reach;
}

type Served = { dfu: number; developedFt: number; childrenIn: number };

function sized(
  project: Project,
  segment: Segment,
  index: number,
  served: Served,
  tree: Tree,
  drains: SizedDrains | undefined,
  issues: PlumbingIssue[],
): { shown: SegmentResult; sizeIn: number } {
  const { id, system, existingSize } = segment;
  const { dfu, developedFt, childrenIn } = served;
  let choice: VentChoice | undefined;
  try {
    choice = chosen(project, segment, served, tree, drains);
    if (!choice) throw new InputFault(`segments.${index}`, 'vents are listed to 8 in');
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    issues.push({ path: `segments.${index}`, message: `${id}: ${error.message}` });
    return { shown: { id, system, size: '', ok: false, problem: error.message, dfu, developedFt }, sizeIn: childrenIn };
  }
  const neededIn = Math.max(choice.ventIn, childrenIn);
  const sizeIn = existingSize ?? neededIn;
  const ok = sizeIn >= neededIn;
  const problem = ok ? '' : `${labelOf(sizeIn)} in is there, ${labelOf(neededIn)} in is needed`;
  if (!ok) issues.push({ path: `segments.${index}.existingSize`, message: `${id}: ${problem}` });
  const why =
    neededIn > choice.ventIn ? { ...choice.why, governedBy: 'not smaller than a vent that joins it' } : choice.why;
  return { shown: { id, system, size: labelOf(sizeIn), ok, problem, why, dfu, developedFt }, sizeIn };
}

function chosen(
  { code, amendments }: Project,
  { ventsStack }: Segment,
  { dfu, developedFt }: Served,
  tree: Tree,
  drains: SizedDrains | undefined,
): VentChoice | undefined {
  const stack = ventsStack === undefined ? undefined : tree.indexOf.get(ventsStack);
  const stackIn = stack === undefined ? undefined : drains?.sizesIn.get(stack);
  if (code.name === 'UPC') return upcVent(dfu, developedFt, stackIn, amendments);
  if (stackIn !== undefined) return stackVent(stackIn, dfu, developedFt, amendments);
  const drain = chooseDrain({
    code,
    element: 'branch',
    dfu,
    slopeInPerFt: 0.25,
    wcCount: 0,
    servesWaterCloset: false,
    intervals: undefined,
    dfuOneInterval: undefined,
    isUpstreamOfGreaseInterceptor: false,
    atLeastIn: 0,
    amendments,
  });
  return individualVent(drain.sizeIn, developedFt, amendments);
}
