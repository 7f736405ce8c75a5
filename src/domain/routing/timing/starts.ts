import { NONE, type RouteModel } from '../model';

/** Starts of a visit that are worth trying, with their costs; filled by `startsOf`, valid up to `count`. */
export type Starts = { at: Float64Array; cost: Float64Array; count: number };

const MOST_STARTS = 32;

export const noStarts = (): Starts => ({
  at: new Float64Array(MOST_STARTS),
  cost: new Float64Array(MOST_STARTS),
  count: 0,
});

/** Returns the lateness and time-change cost of a start, in points. */
function startCost(model: RouteModel, visit: number, start: number): number {
  const windows = model.windows[visit] ?? NO_WINDOWS;
  const late = latenessAt(windows, start);
  const planned = model.planned[visit] ?? NONE;
  const moved = planned !== NONE && Math.abs(start - planned) > model.tolerance ? model.timeChangeCost : 0;
  return late * (model.lateRate[visit] ?? 0) + moved;
}

const NO_WINDOWS = new Int32Array(0);

/** `latenessOf` over a flat list of windows. */
function latenessAt(windows: Int32Array, start: number): number {
  let missed = -1;
  for (let index = 0; index < windows.length; index += 2) {
    const end = windows[index + 1] ?? 0;
    if (end >= start) {
      if ((windows[index] ?? 0) <= start) return 0;
    } else if (end > missed) missed = end;
  }
  return missed < 0 ? 0 : start - missed;
}

function isInside(windows: Int32Array, start: number): boolean {
  for (let index = 0; index < windows.length; index += 2)
    if ((windows[index] ?? 0) <= start && start <= (windows[index + 1] ?? 0)) return true;
  return windows.length === 0;
}

/**
 * Fills in the starts for a visit ready at `ready`: immediately, at the locked start, when a later window opens, at the earliest time
 * that isn't a time change. For a fixed order none is better. A later start is kept only if it costs less.
 */
export function startsOf(model: RouteModel, visit: number, ready: number, starts: Starts): void {
  starts.count = 0;
  const locked = model.lockedStart[visit] ?? NONE;
  if (locked !== NONE) {
    if (ready <= locked) addStart(model, visit, locked, starts);
    return;
  }
  const windows = model.windows[visit] ?? NO_WINDOWS;
  const opens = windows.length === 0 ? ready : Math.max(ready, windows[0] ?? 0);
  const isHard = model.isHard[visit] === 1;
  if (!isHard || isInside(windows, opens)) {
    addStart(model, visit, opens, starts);
    if (starts.cost[0] === 0) return;
  }
  const planned = model.planned[visit] ?? NONE;
  const onTime = planned - model.tolerance;
  if (planned !== NONE && onTime > opens && (!isHard || isInside(windows, onTime)))
    addStart(model, visit, onTime, starts);
  for (let index = 0; index < windows.length; index += 2) {
    const from = windows[index] ?? 0;
    if (from > opens) addStart(model, visit, from, starts);
  }
}

function addStart(model: RouteModel, visit: number, start: number, starts: Starts): void {
  const cost = startCost(model, visit, start);
  if (starts.count >= MOST_STARTS) return;
  starts.at[starts.count] = start;
  starts.cost[starts.count] = cost;
  starts.count += 1;
}
