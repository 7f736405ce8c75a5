import { derive, total, type Derived } from '../derived';
import { atMoment, HOURS } from './solarFactors';
import type { GlassLoad } from './windows';

const LABELS = HOURS.map((hour) => `Glass at ${hour} h`);
const ofHour = (index: number, parts: readonly Derived[]): Derived =>
  total(LABELS[index] ?? '', 'Btu/h', parts, 'Manual J, Appendix 11');
/** Shared by most rooms of a house: created once. */
const NO_GLASS: readonly Derived[] = HOURS.map((_, index) => ofHour(index, []));

/** Returns the load of all glass at each hour of `HOURS`. */
export function glassCurve(glass: readonly GlassLoad[]): readonly Derived[] {
  const sunlit = glass.filter(({ hourly }) => hourly.length > 0);
  if (sunlit.length === 0) return NO_GLASS;
  return HOURS.map((_, index) =>
    ofHour(
      index,
      sunlit.map(({ hourly }) => atMoment(hourly, index)),
    ),
  );
}

const EXCURSION = {
  label: 'Excursion for adequate exposure diversity',
  unit: 'Btu/h',
  formula: 'largest hour − 1.3 × mean of the hours, not below 0',
  source: 'Manual J, section 3, AED curve',
} as const;

const NO_EXCURSION = derive(EXCURSION, NO_GLASS, excursion);

/** Returns the extra solar load if glass faces so few directions that its curve has a peak. */
export function excursionOf(curve: readonly Derived[]): Derived {
  return curve === NO_GLASS ? NO_EXCURSION : derive(EXCURSION, curve, excursion);
}

function excursion(hours: readonly number[]): number {
  let [sum, largest] = [0, -Infinity];
  for (const load of hours) {
    sum += load;
    largest = Math.max(largest, load);
  }
  return Math.max(0, largest - 1.3 * (sum / hours.length));
}

/** Returns the peak hour of some glass: the peak procedure for rooms with their own control. */
export function peakOf(glass: readonly GlassLoad[], label: string): Derived {
  const curve = glassCurve(glass);
  return derive({ label, unit: 'Btu/h', formula: 'largest hour', source: 'Manual J, peak procedure' }, curve, (hours) =>
    Math.max(0, ...hours),
  );
}
