import { nice, ticks } from 'd3-array';

const WANTED_TICKS = 4;

/**
 * An axis from 0 to a round number at or above `most`, with its marks. `isWhole`: it counts things, of which there are no parts. Where every
 * value is 0 only that is marked: any other mark would suggest a size.
 */
export function axisTo(most: number, isWhole = false): { end: number; marks: number[] } {
  if (most <= 0) return { end: 1, marks: [0] };
  const [, end] = nice(0, most, WANTED_TICKS);
  const marks = ticks(0, end, WANTED_TICKS);
  return { end, marks: isWhole ? marks.filter(Number.isInteger) : marks };
}
