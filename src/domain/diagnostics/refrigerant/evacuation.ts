import { z } from 'zod';
import { oneOf } from '@/domain/calculation/ranges';
import { defineTest } from '../defineTest';
import { microns, quantity } from '../readings/fields';
import limits from '../tables/limits.json';

type Profile = {
  startAtMostMicron: number;
  minutes: number;
  limits: readonly { atMostMicron?: number; verdict: string; cause?: string }[];
};
type Hold = { profile: 'maker-500-20' | 'hold-10'; startMicron: number; endMicron: number; minutes: number };

const PROFILES: Record<Hold['profile'], Profile> = limits.evacuationProfiles;
/** Gauges flicker; an isolated system doesn't get emptier by more than this. */
const GAUGE_SHARE = 0.95;

/** Judges a standing vacuum: verdict and, unless it passed, the cause. Profiles from `tables/limits.json`. */
function standingVacuum({ profile, startMicron, endMicron, minutes }: Hold): {
  verdict: string;
  cause: string | null;
} {
  const { startAtMostMicron, minutes: needed, limits: bands } = PROFILES[profile];
  if (endMicron < startMicron * GAUGE_SHARE) return { verdict: 'not-valid', cause: 'pump-not-isolated' };
  if (startMicron > startAtMostMicron) return { verdict: 'fail', cause: 'start-too-high' };
  const band = bands.find(({ atMostMicron = Infinity }) => endMicron <= atMostMicron);
  if (band === undefined) throw new Error(`${profile} has no last band`);
  // A reading that rose too far early has failed; one that hasn't may still fail.
  if (minutes < needed && band.verdict !== 'fail') return { verdict: 'not-valid', cause: 'held-too-short' };
  return { verdict: band.verdict, cause: band.cause ?? null };
}

export const evacuationDecay = defineTest({
  title: 'Standing vacuum',
  inputs: z.strictObject({
    profile: oneOf('Profile', ['hold-10', 'maker-500-20']),
    startMicron: microns('Vacuum at the start'),
    endMicron: microns('Vacuum at the end'),
    minutes: quantity('Time isolated', 'min', 10_000),
  }),
  calculate: standingVacuum,
});
