/** The position of a value on a table axis; the nodes ascend. */
type Axis = { nodes: readonly number[]; at: number };
type Place = { lower: number; upper: number; share: number };

/** Finds the surrounding nodes, and the position between them. Undefined outside: tables are never extrapolated. */
function placeOn({ nodes, at }: Axis): Place | undefined {
  const upper = nodes.findIndex((node) => node >= at);
  const high = nodes[upper];
  if (high === undefined) return undefined;
  if (high === at) return { lower: upper, upper, share: 0 };
  const low = nodes[upper - 1];
  return low === undefined ? undefined : { lower: upper - 1, upper, share: (at - low) / (high - low) };
}

/** Interpolates linearly between two nodes; null outside. */
export function betweenNodes(axis: Axis, values: readonly number[]): number | null {
  const place = placeOn(axis);
  if (place === undefined) return null;
  return mixed(values[place.lower] ?? null, values[place.upper] ?? null, place.share);
}

/** Interpolates bilinearly between the cells that are used; null outside the table and if one of those cells is empty. */
export function betweenCells(
  rowAxis: Axis,
  columnAxis: Axis,
  cells: readonly (readonly (number | null)[])[],
): number | null {
  const row = placeOn(rowAxis);
  const column = placeOn(columnAxis);
  if (row === undefined || column === undefined) return null;
  const along = (index: number): number | null =>
    mixed(cells[index]?.[column.lower] ?? null, cells[index]?.[column.upper] ?? null, column.share);
  return mixed(along(row.lower), along(row.upper), row.share);
}

const mixed = (low: number | null, high: number | null, share: number): number | null =>
  low === null || high === null ? null : low + (high - low) * share;
