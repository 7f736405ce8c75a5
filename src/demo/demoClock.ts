import { TZDate } from '@date-fns/tz';

/** Local time at which the demo companies were recorded: in the middle of a working day. */
const OPENS_AT_MINUTE = 10 * 60 + 40;

/** Returns the instant (ms) at which the demo starts: on the visitor's calendar day, in the morning by the company's clock. */
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

/** Returns the device's own time (ms). */
export const realNowMs = (): number => RealDate.now();

/** Sets this tab's clock ahead (or back) by that many milliseconds, for everything in it: the demo shows a working day at any hour. */
export function setClockAhead(aheadMs: number): void {
  const now = (): number => realNowMs() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
