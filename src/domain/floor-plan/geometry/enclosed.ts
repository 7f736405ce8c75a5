import { bottomOf, rightOf, TOLERANCE_FT, type Rectangle } from './rectangle';

/** A space nothing covers and no one can walk out of; `beside` lists the positions of the rectangles around it. */
export type Enclosed = { areaFt2: number; widthFt: number; depthFt: number; beside: readonly number[] };

type Cell = readonly [column: number, row: number];

/** Sorts edges and merges nearly equal ones. Outside the first and last is the open. */
function cutsOf(edges: readonly number[]): number[] {
  const cuts: number[] = [];
  for (const edge of [...edges].sort((a, b) => a - b))
    if (edge - (cuts.at(-1) ?? -Infinity) > TOLERANCE_FT) cuts.push(edge);
  const [first = 0, last = 0] = [cuts[0], cuts.at(-1)];
  return [first - 1, ...cuts, last + 1];
}

/** Returns an edge's index among the cuts. */
const placeOf = (cuts: readonly number[], edge: number): number => cuts.findIndex((cut) => edge - cut <= TOLERANCE_FT);

const sizeOf = (cuts: readonly number[], at: number): number => (cuts[at + 1] ?? 0) - (cuts[at] ?? 0);
/** Returns the distance from the first cell's start to the last one's end. */
const spanOf = (cuts: readonly number[], places: readonly number[]): number =>
  (cuts[Math.max(...places) + 1] ?? 0) - (cuts[Math.min(...places)] ?? 0);

/** Finds spaces fully enclosed by rectangles. */
export function enclosedSpaces(rectangles: readonly Rectangle[]): Enclosed[] {
  const columns = cutsOf(rectangles.flatMap((each) => [each.xFt, rightOf(each)]));
  const rows = cutsOf(rectangles.flatMap((each) => [each.yFt, bottomOf(each)]));
  /** For each cell, the rectangle that covers it. */
  const covers = columns.map(() => rows.map((): number => -1));
  rectangles.forEach((each, index) => {
    const [top, bottom] = [placeOf(rows, each.yFt), placeOf(rows, bottomOf(each))];
    for (let column = placeOf(columns, each.xFt); column < placeOf(columns, rightOf(each)); column += 1)
      covers[column]?.fill(index, top, bottom);
  });
  const seen = new Set<number>();
  const reach = (start: Cell): { cells: Cell[]; beside: number[] } => {
    const cells: Cell[] = [];
    const beside = new Set<number>();
    const next: Cell[] = [start];
    for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
      const [column, row] = cell;
      if (column < 0 || row < 0 || column >= columns.length - 1 || row >= rows.length - 1) continue;
      const by = covers[column]?.[row] ?? -1;
      if (by !== -1) beside.add(by);
      else if (!seen.has(column * rows.length + row)) {
        seen.add(column * rows.length + row);
        cells.push(cell);
        next.push([column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]);
      }
    }
    return { cells, beside: [...beside].sort((a, b) => a - b) };
  };
  reach([0, 0]);
  return covers.flatMap((_, column) =>
    rows.flatMap((__, row) => {
      const { cells, beside } = reach([column, row]);
      if (cells.length === 0) return [];
      return {
        areaFt2: cells.reduce((sum, [x, y]) => sum + sizeOf(columns, x) * sizeOf(rows, y), 0),
        widthFt: spanOf(
          columns,
          cells.map(([x]) => x),
        ),
        depthFt: spanOf(
          rows,
          cells.map(([, y]) => y),
        ),
        beside,
      };
    }),
  );
}
