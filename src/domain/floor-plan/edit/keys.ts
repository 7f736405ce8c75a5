import type { FloorPlan } from '../schema';

/** Returns the next free key for a room (`r`) or opening (`w`): never one used before that may still be in an undo. */
export function nextKey({ rooms, openings }: FloorPlan, letter: 'r' | 'w'): string {
  const numbers = [...rooms, ...openings].map(({ key }) => Number(key.slice(1)));
  return `${letter}${Math.max(0, ...numbers) + 1}`;
}
