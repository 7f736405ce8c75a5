/** By how much this device's clock is ahead of the server's, in milliseconds; negative when it is behind. */
let aheadMs = 0;

/** Small differences are what a slow line looks like. */
const TOLERATED_MS = 60_000;

/** Takes note of what was measured, from then on for every time that is written. Less than a minute counts as none. */
export function setClockAhead(measuredMs: number): void {
  aheadMs = Math.abs(measuredMs) > TOLERATED_MS ? measuredMs : 0;
}

/** Now by the server's clock as far as it is known, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() - aheadMs;
