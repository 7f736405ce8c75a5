import { frictionPer100Ft, velocityFpm, type DuctAir } from './friction';

/** Stock round sizes, in. */
const ROUND_SIZES_IN = [4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 22, 24] as const;
/** Step between side lengths of rectangular ducts, in. */
const SIDE_STEP_IN = 2;
const LARGEST_SIDE_IN = 60;
/** A higher width-to-height ratio adds more friction and cost than it saves. */
export const MOST_ASPECT = 4;

/** Returns the diameter at which a flow has a friction rate, in; 0 without a flow. Bisects to a millionth. */
export function diameterIn(cfm: number, per100Ft: number, air: DuctAir): number {
  if (cfm <= 0 || per100Ft <= 0) return 0;
  let [small, large] = [0.5, 200];
  for (let round = 0; round < 60 && large - small > 1e-6; round += 1) {
    const middle = (small + large) / 2;
    if (frictionPer100Ft(cfm, middle, air) > per100Ft) small = middle;
    else large = middle;
  }
  return large;
}

/** Returns the diameter at which a flow has a velocity, in. */
const diameterForVelocityIn = (cfm: number, fpm: number): number =>
  cfm <= 0 ? 0 : 12 * Math.sqrt((4 * cfm) / (fpm * Math.PI));

/** Returns the next stock size, in; undefined above the largest. */
export const soldSizeIn = (diameter: number): number | undefined =>
  ROUND_SIZES_IN.find((size) => size >= diameter - 1e-9);

/** Returns the round duct with equal friction and flow. Huebscher 1948, ASHRAE Fundamentals: 1.30 (ab)^0.625 ÷ (a + b)^0.25. In. */
export const equivalentDiameterIn = (widthIn: number, heightIn: number): number =>
  (1.3 * (widthIn * heightIn) ** 0.625) / (widthIn + heightIn) ** 0.25;

/** Returns the round duct with the same friction as a flat oval. Heyt and Diaz 1975: 1.55 A^0.625 ÷ P^0.25. In. */
export function ovalEquivalentDiameterIn(widthIn: number, heightIn: number): number {
  const [long, short] = widthIn >= heightIn ? [widthIn, heightIn] : [heightIn, widthIn];
  const area = (Math.PI * short ** 2) / 4 + short * (long - short);
  const perimeter = Math.PI * short + 2 * (long - short);
  return (1.55 * area ** 0.625) / perimeter ** 0.25;
}

/** Returns the velocity in a rectangular duct, fpm: the flow over its real area. */
export const rectangularVelocityFpm = (cfm: number, widthIn: number, heightIn: number): number =>
  cfm / ((widthIn * heightIn) / 144);

/**
 * Returns the narrowest width at a given height that matches the round duct's friction without exceeding the velocity, in; undefined
 * above 60.
 */
export function widthIn(heightIn: number, diameter: number, cfm: number, mostFpm: number): number | undefined {
  for (let width = SIDE_STEP_IN; width <= LARGEST_SIDE_IN; width += SIDE_STEP_IN)
    if (
      equivalentDiameterIn(width, heightIn) >= diameter - 1e-9 &&
      rectangularVelocityFpm(cfm, width, heightIn) <= mostFpm
    )
      return width;
  return undefined;
}

/** The size for a flow at a friction rate within the velocity limit, and which of the two determined it. */
export type RoundChoice = { diameterIn: number; governedBy: 'friction' | 'velocity' };

/** Returns the smallest stock round duct with at most this friction rate and velocity; undefined above 24 in. */
export function roundFor(cfm: number, per100Ft: number, mostFpm: number, air: DuctAir): RoundChoice | undefined {
  const byFriction = diameterIn(cfm, per100Ft, air);
  const byVelocity = diameterForVelocityIn(cfm, mostFpm);
  const size = soldSizeIn(Math.max(byFriction, byVelocity));
  if (size === undefined) return undefined;
  const forFriction = soldSizeIn(byFriction) ?? size;
  return {
    diameterIn: size,
    governedBy: velocityFpm(cfm, forFriction) > mostFpm ? 'velocity' : 'friction',
  };
}
