import { InputFault, type PlumbingIssue } from '../core/issue';
import { labelOf } from '../core/sizes';
import { rounded } from '../core/why';
import { chooseDrain } from '../drainage/chooseDrain';
import { stackVent } from '../drainage/stackVents';
import { individualVent, upcVent, type VentChoice } from '../drainage/vents';
import type { SegmentResult } from './result';
import type { Project, Segment } from './schema';
import type { SizedDrains } from './sizeDrains';
import type { Tree } from './tree';
import { ventLoads } from './ventLoads';
import { widenToOpenAir } from './ventsToOpenAir';

/**
 * Sizes the vents: a stack's vent by IPC 906.1, others by half the drain that their units need (IPC 906.2), all by 703.2 under the UPC,
 * where those to the open air must also have the area of the building sewer (904.1). The developed length is from where the vent begins
 * to the open air. Undefined without a vent.
 */
export function sizeVents(
  project: Project,
  tree: Tree,
  drains: SizedDrains | undefined,
): { segments: Map<number, SegmentResult>; issues: PlumbingIssue[] } | undefined {
  const vents = tree.order.filter((index) => tree.segments[index]?.system === 'vent');
  if (vents.length === 0) return undefined;
  const issues: PlumbingIssue[] = [];
  const loads = ventLoads(project, tree, drains);
  const developed = new Map<number, number>();
  for (const index of vents)
    developed.set(index, (developed.get(tree.parents[index] ?? -1) ?? 0) + (tree.segments[index]?.lengthFt ?? 0));
  const reach = longestReach(tree, vents, developed);
  const sizesIn = new Map<number, number>();
  const segments = new Map<number, SegmentResult>();
  for (const index of vents.toReversed()) {
    const segment = tree.segments[index];
    if (!segment) continue;
    const served: Served = {
      dfu: rounded(loads.dfu[index] ?? 0),
      wcCount: loads.closets[index] ?? 0,
      trapIn: loads.trapIn[index] ?? 0,
      developedFt: rounded(reach.get(index) ?? 0),
      childrenIn: sizesIn.get(index) ?? 0,
    };
    const result = sized(project, segment, index, served, tree, drains, issues);
    segments.set(index, result.shown);
    const parent = tree.parents[index] ?? -1;
    sizesIn.set(parent, Math.max(sizesIn.get(parent) ?? 0, result.sizeIn));
  }
  if (project.code.name === 'UPC' && drains) issues.push(...widenToOpenAir(tree, segments, drains));
  return { segments, issues };
}

/** Returns the longest path to the open air from anything that a vent serves: bigger vents below don't shorten it. */
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

type Served = { dfu: number; wcCount: number; trapIn: number; developedFt: number; childrenIn: number };

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
  { dfu, wcCount, trapIn, developedFt }: Served,
  tree: Tree,
  drains: SizedDrains | undefined,
): VentChoice | undefined {
  const stack = ventsStack === undefined ? undefined : tree.indexOf.get(ventsStack);
  const stackIn = stack === undefined ? undefined : drains?.sizesIn.get(stack);
  if (stackIn !== undefined)
    return code.name === 'UPC'
      ? upcVent({ dfu, lengthFt: developedFt, drainIn: stackIn, servesWaterCloset: wcCount > 0 }, amendments)
      : stackVent(stackIn, dfu, developedFt, amendments);
  // IPC 906.2 and UPC 904.1 are based on the drain that the vented fixtures need, with their water closets and traps.
  const { sizeIn } = chooseDrain({
    code,
    element: code.name === 'UPC' ? 'horizontal' : 'branch',
    dfu,
    slopeInPerFt: 0.25,
    wcCount,
    servesWaterCloset: wcCount > 0,
    intervals: undefined,
    dfuOneInterval: undefined,
    isUpstreamOfGreaseInterceptor: false,
    atLeastIn: trapIn,
    amendments,
  });
  return code.name === 'UPC'
    ? upcVent({ dfu, lengthFt: developedFt, drainIn: sizeIn, servesWaterCloset: wcCount > 0 }, amendments)
    : individualVent(sizeIn, developedFt, amendments);
}
