/** A rectangle of the drawing in feet, x to the right, y downward. */
export type Rectangle = { xFt: number; yFt: number; widthFt: number; depthFt: number };
/** A stretch of a line, ft. */
export type Stretch = { from: number; to: number };

/** Drawing tolerance: closer edges are the same edge. Half an inch. */
export const TOLERANCE_FT = 0.04;

export const areaOf = ({ widthFt, depthFt }: Rectangle): number => widthFt * depthFt;
export const rightOf = ({ xFt, widthFt }: Rectangle): number => xFt + widthFt;
export const bottomOf = ({ yFt, depthFt }: Rectangle): number => yFt + depthFt;

/** Returns the area that two rectangles share, ft². */
export function sharedArea(one: Rectangle, other: Rectangle): number {
  const width = Math.min(rightOf(one), rightOf(other)) - Math.max(one.xFt, other.xFt);
  const depth = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.yFt, other.yFt);
  return width > TOLERANCE_FT && depth > TOLERANCE_FT ? width * depth : 0;
}

/** Returns the area of a rectangle covered by others, ft²; overlaps count once. */
export function coveredArea(rectangle: Rectangle, others: readonly Rectangle[]): number {
  const over = others.filter((other) => sharedArea(rectangle, other) > 0);
  const within = (low: number, high: number, cuts: number[]): number[] =>
    [...new Set([low, high, ...cuts.filter((cut) => cut > low && cut < high)])].sort((a, b) => a - b);
  const columns = within(
    rectangle.xFt,
    rightOf(rectangle),
    over.flatMap((other) => [other.xFt, rightOf(other)]),
  );
  const rows = within(
    rectangle.yFt,
    bottomOf(rectangle),
    over.flatMap((other) => [other.yFt, bottomOf(other)]),
  );
  let area = 0;
  columns.slice(1).forEach((right, column) => {
    const left = columns[column] ?? right;
    rows.slice(1).forEach((bottom, row) => {
      const top = rows[row] ?? bottom;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (over.some((o) => o.xFt < x && x < rightOf(o) && o.yFt < y && y < bottomOf(o)))
        area += (right - left) * (bottom - top);
    });
  });
  return area;
}

/** Returns the rest of a stretch after removing others, in order. */
export function without(stretch: Stretch, taken: readonly Stretch[]): Stretch[] {
  let left = [stretch];
  for (const { from, to } of taken)
    left = left.flatMap((part) =>
      [
        { from: part.from, to: Math.min(part.to, from) },
        { from: Math.max(part.from, to), to: part.to },
      ].filter((rest) => rest.to - rest.from > TOLERANCE_FT && rest.from < part.to && rest.to > part.from),
    );
  return left.sort((a, b) => a.from - b.from);
}

export const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0);

/** Returns the overlap of two stretches, ft. */
export const sharedLength = (one: Stretch, other: Stretch): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
