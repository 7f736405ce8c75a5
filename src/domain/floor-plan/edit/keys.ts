import type { FloorPlan } from '../schema';

/** The next free key of a room (`r`) or opening (`w`): never one that was used before and may still stand in an undo. */
export function nextKey({ rooms, openings }: FloorPlan, letter: 'r' | 'w'): string {
  const numbers = [...rooms, ...openings].map(({ key }) => Number(key.slice(1)));
  return `${letter}${Math.max(0, ...numbers) + 1}`;
}
