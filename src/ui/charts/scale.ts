import { nice, ticks } from 'd3-array';

const WANTED_TICKS = 4;

/**
 * An axis from 0 to a round number at or above `most`, with its marks. `isWhole`: it counts things, of which there are no parts. Where every
 * value is 0 only that is marked: any other mark would suggest a size.
 * @param per how much of a value the unit is in which marks are written, and round: 60 for minutes that are written as hours
 */
export function axisTo(most: number, isWhole = false, per = 1): { end: number; marks: number[] } {
  if (most <= 0) return { end: per, marks: [0] };
  const [, end] = nice(0, most / per, WANTED_TICKS);
  const marks = ticks(0, end, WANTED_TICKS);
  return { end: end * per, marks: (isWhole ? marks.filter(Number.isInteger) : marks).map((mark) => mark * per) };
}
