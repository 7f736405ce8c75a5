import { nice, ticks } from 'd3-array';

const WANTED_TICKS = 4;

/**
 * Returns an axis from 0 to a round number at or above `most`, with its tick marks. `isWhole` means the values are counts, so there are
 * no fractional marks. If every value is 0, only 0 is marked: any other mark would suggest a magnitude.
 * @param per how many units of the value make up one axis unit, in which marks are shown and rounded: 60 for minutes that are shown as
 * hours
 */
export function axisTo(most: number, isWhole = false, per = 1): { end: number; marks: number[] } {
  if (most <= 0) return { end: per, marks: [0] };
  const [, end] = nice(0, most / per, WANTED_TICKS);
  const marks = ticks(0, end, WANTED_TICKS);
  return { end: end * per, marks: (isWhole ? marks.filter(Number.isInteger) : marks).map((mark) => mark * per) };
}
