import { rounded } from '../core/why';
import { gasTable } from '../gas/gasTables';
import { linesOf } from './lines';
import type { MaterialLine, SegmentResult } from './result';
import type { Project, Segment } from './schema';

/** Totals pipe by system, material and size, ft, for the pricebook. Segments without a size, and existing ones, are left out. */
export function materialsOf(project: Project, results: readonly SegmentResult[]): MaterialLine[] {
  const lines = linesOf((system: MaterialLine['system'], material, size): MaterialLine => ({
    system,
    material,
    size,
    lengthFt: 0,
    segments: 0,
  }));
  results.forEach((result, index) => {
    const segment = project.segments[index];
    if (!segment || result.size === '' || segment.existingSize !== undefined) return;
    const line = lines.of(result.system, materialOf(project, segment), result.size);
    line.lengthFt = rounded(line.lengthFt + segment.lengthFt);
    line.segments += 1;
  });
  return [...lines.all()];
}

/** Returns a segment's material: its own, otherwise its system's. */
export function materialOf({ water, gas }: Project, { system, material }: Segment): string {
  if (system === 'gas') return gas.material ?? (gas.table === undefined ? 'schedule-40' : gasTable(gas.table).material);
  return material ?? (system === 'cold' || system === 'hot' ? water.material : 'dwv');
}
