import { nice, ticks } from 'd3-array';

const WANTED_TICKS = 4;

/** An axis from 0 to a round number at or above `most`, with its marks. */
export function axisTo(most: number): { end: number; marks: number[] } {
  const [, end] = nice(0, most > 0 ? most : 1, WANTED_TICKS);
  return { end, marks: ticks(0, end, WANTED_TICKS) };
}
