/** Milliseconds by which this device's clock is ahead of the server's; negative if it's behind. */
let aheadMs = 0;

/** Small differences may just be network latency. */
const TOLERATED_MS = 60_000;

/** Stores the measured clock offset, which is then applied to every timestamp written. Less than a minute counts as none. */
export function setClockAhead(measuredMs: number): void {
  aheadMs = Math.abs(measuredMs) > TOLERATED_MS ? measuredMs : 0;
}

/** Returns the current time by the server's clock, as far as known, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() - aheadMs;
