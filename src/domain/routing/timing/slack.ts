import { NONE, type RouteModel } from '../model';

/**
 * The latest times at which a route can be entered at each of its stops, and at its end, so that the rest of it is `free`, without a
 * point of lateness or overtime, or at least `possible` by the hard rules: for most changes of a day this immediately gives the result of
 * timing the rest of the route.
 */
export class Slack {
  /** By arrival at the stop, with the break already taken. */
  private withBreak = new Float64Array(16);
  /** ... with the break still owed, or none to take. */
  private straight = new Float64Array(16);
  /** ... with the break on the way to it, not including that break. */
  private pausing = new Float64Array(16);
  private readonly isForFree: boolean;

  constructor(kind: 'free' | 'possible') {
    this.isForFree = kind === 'free';
  }

  /** Evaluates a route from its end. */
  set(model: RouteModel, shift: number, route: readonly number[]): void {
    const stops = route.length;
    if (stops >= this.straight.length) this.grow(stops + 1);
    const { withBreak, straight, pausing, isForFree } = this;
    const { location, travel, places, opens, service } = model;
    const hasBreak = model.hasBreak[shift] === 1;
    const breakEarliest = model.breakEarliest[shift] ?? 0;
    const breakLatest = model.breakLatest[shift] ?? 0;
    const duration = model.breakDuration[shift] ?? 0;
    const latestEnd = model.latestEnd[shift] ?? 0;
    const home = model.endLocation[shift] ?? NONE;
    const end = isForFree ? Math.min(model.shiftEnd[shift] ?? 0, latestEnd) : latestEnd;
    withBreak[stops] = end;
    straight[stops] = hasBreak ? Math.min(end, breakLatest) : end;
    pausing[stops] = hasBreak && home !== NONE && end - duration >= breakEarliest ? end - duration : -Infinity;
    let to = home;
    for (let index = stops - 1; index >= 0; index -= 1) {
      const visit = route[index] ?? 0;
      const place = location[visit] ?? 0;
      const drive = to === NONE ? 0 : (travel[place * places + to] ?? 0);
      const latestStart = isForFree ? latestFreeStart(model, visit) : latestStartOf(model, visit);
      const within = Math.min(latestStart, latestEnd - (service[visit] ?? 0));
      const done = (withBreak[index + 1] ?? 0) - drive;
      const latest = Math.min(within, done - (service[visit] ?? 0));
      const arrival = latest >= (opens[visit] ?? 0) ? latest : -Infinity;
      withBreak[index] = arrival;
      pausing[index] = hasBreak && arrival - duration >= breakEarliest ? arrival - duration : -Infinity;
      const owing = Math.max(
        (straight[index + 1] ?? 0) - drive,
        Math.min(hasBreak ? breakLatest : -Infinity, (pausing[index + 1] ?? 0) - drive),
      );
      const doneOwing = hasBreak ? Math.min(owing, breakLatest) : owing;
      const latestOwing = Math.min(within, doneOwing - (service[visit] ?? 0));
      straight[index] = latestOwing >= (opens[visit] ?? 0) ? latestOwing : -Infinity;
      to = place;
    }
  }

  /** Whether the rest is free, or possible, when someone leaves and continues to the stop `drive` seconds away. */
  isKept(stop: number, leave: number, drive: number, hadBreak: boolean, breakLatest: number): boolean {
    const arrival = leave + drive;
    if (hadBreak) return arrival <= (this.withBreak[stop] ?? 0);
    return arrival <= (this.straight[stop] ?? 0) || (leave <= breakLatest && arrival <= (this.pausing[stop] ?? 0));
  }

  private grow(stops: number): void {
    this.withBreak = new Float64Array(2 * stops);
    this.straight = new Float64Array(2 * stops);
    this.pausing = new Float64Array(2 * stops);
  }
}

/** Returns the latest start that costs nothing; for a visit with several starts to choose from, it is unknown. */
const latestFreeStart = ({ isPlain, closes }: RouteModel, visit: number): number =>
  isPlain[visit] === 1 ? (closes[visit] ?? Infinity) : -Infinity;

/** Returns the latest possible start of a visit. */
function latestStartOf({ lockedStart, isHard, windows }: RouteModel, visit: number): number {
  const locked = lockedStart[visit] ?? NONE;
  if (locked !== NONE) return locked;
  const own = windows[visit];
  return isHard[visit] === 1 && own?.length ? Math.max(...own) : Infinity;
}
