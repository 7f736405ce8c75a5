import type { PlumbingIssue } from '../core/issue';
import { inchesOf, labelOf } from '../core/sizes';
import { areaIn2 } from '../drainage/vents';
import { UPC_DRAIN_VENT } from '../drainage/tables/drainSizes';
import type { SegmentResult } from './result';
import type { SizedDrains } from './sizeDrains';
import type { Tree } from './tree';

/**
 * Applies UPC 904.1: all vents to the open air together have at least the area of the required building sewer. If they have less, the one
 * that serves the most is enlarged; if that one already exists, an issue says so.
 * @param segments the sized vents, modified if one is enlarged
 */
export function widenToOpenAir(
  tree: Tree,
  segments: Map<number, SegmentResult>,
  { requiredIn }: SizedDrains,
): PlumbingIssue[] {
  const sewersIn = [...requiredIn].flatMap(([index, sizeIn]) => (tree.parents[index] === -1 ? [sizeIn] : []));
  const ends = [...segments]
    .filter(([index, { size }]) => tree.parents[index] === -1 && size !== '')
    .sort(([, a], [, b]) => (b.dfu ?? 0) - (a.dfu ?? 0));
  const largest = ends[0];
  if (sewersIn.length === 0 || !largest) return [];
  const sewerIn = Math.max(...sewersIn);
  const sizesIn = ends.map(([, { size }]) => inchesOf(size) ?? 0);
  const required = areaIn2([sewerIn]);
  if (areaIn2(sizesIn) >= required) return [];
  const rule = `all vents to the open air together have the area of the ${labelOf(sewerIn)} in building sewer (UPC 904.1)`;
  const [index, vent] = largest;
  const wider = [...UPC_DRAIN_VENT.rows.keys()].find(
    (size) => areaIn2([inchesOf(size) ?? 0, ...sizesIn.slice(1)]) >= required,
  );
  if (wider === undefined) return [];
  if (tree.segments[index]?.existingSize !== undefined) {
    const problem = `${vent.size} in is there, ${wider} in is needed: ${rule}`;
    segments.set(index, { ...vent, ok: false, problem });
    return [{ path: `segments.${index}.existingSize`, message: `${vent.id}: ${problem}` }];
  }
  segments.set(index, {
    ...vent,
    size: wider,
    ...(vent.why && { why: { ...vent.why, table: 'UPC 904.1', row: `${wider} in vent`, governedBy: rule } }),
  });
  return [];
}
