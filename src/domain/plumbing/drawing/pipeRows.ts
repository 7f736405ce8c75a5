import { SOURCE, type SegmentInput, type System, type TreeInput } from '../project/schema';

export type PipeRow = { segment: SegmentInput; depth: number };

/** Returns the segments of some systems, each below its parent; orphans and loops come last, so that nothing is hidden. */
export function pipeRows({ segments = [] }: TreeInput, systems: readonly System[]): PipeRow[] {
  const shown = segments.filter(({ system }) => systems.includes(system));
  const ids = new Set(shown.map(({ id }) => id));
  const rows: PipeRow[] = [];
  const done = new Set<SegmentInput>();
  const add = (segment: SegmentInput, depth: number): void => {
    if (done.has(segment)) return;
    done.add(segment);
    rows.push({ segment, depth });
    for (const one of shown) if (one.parent === segment.id) add(one, depth + 1);
  };
  for (const system of systems)
    for (const one of shown) if (one.system === system && (one.parent === SOURCE || !ids.has(one.parent))) add(one, 0);
  for (const one of shown) add(one, 0);
  return rows;
}
