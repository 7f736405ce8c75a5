import { nice, ticks } from 'd3-array';

const WANTED_TICKS = 4;

/**
 * An axis from 0 to a round number at or above `most`, with its marks. `isWhole`: it counts things, of which there are no parts.
 * @param per how much of a value the unit is in which marks are written, and round: 60 for minutes that are written as hours
 */
export function axisTo(most: number, isWhole = false, per = 1): { end: number; marks: number[] } {
  const [, end] = nice(0, most > 0 ? most / per : 1, WANTED_TICKS);
  const marks = ticks(0, end, WANTED_TICKS);
  return { end: end * per, marks: (isWhole ? marks.filter(Number.isInteger) : marks).map((mark) => mark * per) };
}
