/**
 * Interpolates linearly in a table; outside its range, it extrapolates the line through the two nearest nodes.
 * @param nodes at least two, ascending
 */
export function interpolate(nodes: readonly number[], values: readonly number[], at: number): number {
  const lower = lowerNode(nodes, at);
  return between(at, nodes[lower] ?? 0, nodes[lower + 1] ?? 1, values[lower] ?? 0, values[lower + 1] ?? 0);
}

/** Interpolates on two axes: `rows[i][j]` is at `rowNodes[i]`, `columnNodes[j]`. */
export function interpolateTwice(
  rowNodes: readonly number[],
  columnNodes: readonly number[],
  rows: readonly (readonly number[])[],
  row: number,
  column: number,
): number {
  const lower = lowerNode(rowNodes, row);
  const first = interpolate(columnNodes, rows[lower] ?? [], column);
  const second = interpolate(columnNodes, rows[lower + 1] ?? [], column);
  return between(row, rowNodes[lower] ?? 0, rowNodes[lower + 1] ?? 1, first, second);
}

function lowerNode(nodes: readonly number[], at: number): number {
  const above = nodes.findIndex((node) => node >= at);
  const upper = above === -1 ? nodes.length - 1 : Math.max(1, above);
  return upper - 1;
}

const between = (at: number, from: number, to: number, first: number, second: number): number =>
  first + ((second - first) * (at - from)) / (to - from);
