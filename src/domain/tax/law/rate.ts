import { RATE_ONE_PPM } from '../../money/limits';
import type { StateLaw } from './stateLaw';
import type { Treatment } from './wording';

/** Maximum combined state and local rate. Texas Tax Code 321.101; New York: state 4% and 4.875%, the commuter district included. */
const MOST_TOGETHER_PPM: Readonly<Record<string, number>> = { TX: 82_500, NY: 88_750 };
/** No place in the country comes close: a larger rate is already the total, or has a misplaced decimal point. */
const BEYOND_BELIEF_PPM = 150_000;
/** Hawaii’s 4.5%, including the county surcharge, may be shown as 4.712%. */
const HAWAII_MOST_PPM = 47_120;

/** Returns the rate of a job in parts per million; null if `localRatePpm` can't be the local part alone. */
export function rateOf(
  law: StateLaw,
  { ratePpm }: Extract<Treatment, { kind: 'taxed' }>,
  localRatePpm: number,
): number | null {
  if (ratePpm !== null) return ratePpm;
  const together = law.stateRatePpm + localRatePpm;
  if (together > BEYOND_BELIEF_PPM) return null;
  return law.state === 'HI' ? passedOn(together) : Math.min(together, MOST_TOGETHER_PPM[law.state] ?? together);
}

/** Returns the rate of a tax on the seller’s receipts as passed on to the customer: it also applies to itself. Rounded down to 0.001%. */
function passedOn(ratePpm: number): number {
  const grossed = Math.floor((ratePpm * RATE_ONE_PPM) / (RATE_ONE_PPM - ratePpm) / 10) * 10;
  return Math.min(grossed, HAWAII_MOST_PPM);
}
