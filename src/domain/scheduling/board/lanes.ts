import type { Stretch } from '../ground';

export type Laned<T> = { item: T; lane: number; isOverlapping: boolean };

/** Puts overlapping items in separate lanes, each in the first free one, so that no item ever hides another. */
export function laned<T extends Stretch>(items: readonly T[]): { items: Laned<T>[]; laneCount: number } {
  const sorted = items.toSorted((a, b) => a.fromMs - b.fromMs || b.toMs - a.toMs);
  const laneEnds: number[] = [];
  const placed = sorted.map((item) => {
    const free = laneEnds.findIndex((endMs) => endMs <= item.fromMs);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = item.toMs;
    return { item, lane, isOverlapping: false };
  });
  placed.forEach((one, index) => {
    for (const other of placed.slice(index + 1)) {
      if (other.item.fromMs >= one.item.toMs) break;
      one.isOverlapping = true;
      other.isOverlapping = true;
    }
  });
  return { items: placed, laneCount: Math.max(1, laneEnds.length) };
}
