import { TZDate } from '@date-fns/tz';

/** When the recorded companies were recorded, on their own clocks: a day that is under way. */
const OPENS_AT_MINUTE = 10 * 60 + 40;

/** The instant (ms) at which the demo begins: the visitor's calendar day, in the morning on the company's clock. */
export function openingInstantMs(startedAtMs: number, timeZone: string): number {
  const visitor = new Date(startedAtMs);
  return new TZDate(
    visitor.getFullYear(),
    visitor.getMonth(),
    visitor.getDate(),
    Math.floor(OPENS_AT_MINUTE / 60),
    OPENS_AT_MINUTE % 60,
    0,
    0,
    timeZone,
  ).getTime();
}

const RealDate = Date;

/** What the device's own clock says (ms). */
export const realNowMs = (): number => RealDate.now();

/**
 * Sets this tab's clock ahead (or back) by so many milliseconds, for everything in it: the demo shows a working day
 * at any hour.
 */
export function setClockAhead(aheadMs: number): void {
  const now = (): number => realNowMs() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
