import { NONE, type RouteModel } from '../model';

/**
 * Until when a route can be taken up at each of its stops, and at its end, without a point of lateness or overtime from there on: for
 * most changes of a day this says at once what timing the rest of the route would.
 */
export class Slack {
  /** By arrival at the stop, with the break behind. */
  private withBreak = new Float64Array(16);
  /** ... with the break still owed, or none to take. */
  private straight = new Float64Array(16);
  /** ... with the break on the way to it, without that break. */
  private pausing = new Float64Array(16);

  /** Looks at a route from its end on. */
  set(model: RouteModel, shift: number, route: readonly number[]): void {
    const stops = route.length;
    if (stops >= this.straight.length) this.grow(stops + 1);
    const { withBreak, straight, pausing } = this;
    const { location, travel, places, opens, closes, service, isPlain } = model;
    const hasBreak = model.hasBreak[shift] === 1;
    const breakEarliest = model.breakEarliest[shift] ?? 0;
    const breakLatest = model.breakLatest[shift] ?? 0;
    const duration = model.breakDuration[shift] ?? 0;
    const latestEnd = model.latestEnd[shift] ?? 0;
    const home = model.endLocation[shift] ?? NONE;
    const end = Math.min(model.shiftEnd[shift] ?? 0, latestEnd);
    withBreak[stops] = end;
    straight[stops] = hasBreak ? Math.min(end, breakLatest) : end;
    pausing[stops] = hasBreak && home !== NONE && end - duration >= breakEarliest ? end - duration : -Infinity;
    let to = home;
    for (let index = stops - 1; index >= 0; index -= 1) {
      const visit = route[index] ?? 0;
      const place = location[visit] ?? 0;
      const drive = to === NONE ? 0 : (travel[place * places + to] ?? 0);
      const within = Math.min(closes[visit] ?? Infinity, latestEnd - (service[visit] ?? 0));
      const done = (withBreak[index + 1] ?? 0) - drive;
      const latest = isPlain[visit] === 1 ? Math.min(within, done - (service[visit] ?? 0)) : -Infinity;
      const arrival = latest >= (opens[visit] ?? 0) ? latest : -Infinity;
      withBreak[index] = arrival;
      pausing[index] = hasBreak && arrival - duration >= breakEarliest ? arrival - duration : -Infinity;
      const owing = Math.max(
        (straight[index + 1] ?? 0) - drive,
        Math.min(hasBreak ? breakLatest : -Infinity, (pausing[index + 1] ?? 0) - drive),
      );
      const doneOwing = hasBreak ? Math.min(owing, breakLatest) : owing;
      const latestOwing = isPlain[visit] === 1 ? Math.min(within, doneOwing - (service[visit] ?? 0)) : -Infinity;
      straight[index] = latestOwing >= (opens[visit] ?? 0) ? latestOwing : -Infinity;
      to = place;
    }
  }

  /** Whether nothing costs a point when who leaves then goes on to the stop `drive` seconds away. */
  isFree(stop: number, leave: number, drive: number, hadBreak: boolean, breakLatest: number): boolean {
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
