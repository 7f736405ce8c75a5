import { rounded } from '../core/why';
import type { MaterialLine, SegmentResult } from './result';
import type { Project, Segment } from './schema';

/** Pipe by system, material and size, ft, for the pricebook. Segments without a size are left out. */
export function materialsOf({ segments, water, gas }: Project, results: readonly SegmentResult[]): MaterialLine[] {
  const lines = new Map<string, MaterialLine>();
  results.forEach((result, index) => {
    const segment = segments[index];
    if (!segment || result.size === '') return;
    const material = materialOf(segment, water.material, gas.material ?? 'schedule-40');
    const key = `${result.system} ${material} ${result.size}`;
    const line = lines.get(key) ?? { system: result.system, material, size: result.size, lengthFt: 0, segments: 0 };
    lines.set(key, { ...line, lengthFt: rounded(line.lengthFt + segment.lengthFt), segments: line.segments + 1 });
  });
  return [...lines.values()];
}

function materialOf({ system, material }: Segment, water: string, gas: string): string {
  if (system === 'gas') return gas;
  return material ?? (system === 'cold' || system === 'hot' ? water : 'dwv');
}
