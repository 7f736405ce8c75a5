import { derive, total, type Derived } from '../derived';
import { HOURS } from './solarFactors';
import type { GlassLoad } from './windows';

/** The load of all glass at each hour of `HOURS`. */
export const glassCurve = (glass: readonly GlassLoad[]): Derived[] =>
  HOURS.map((hour, index) => {
    const parts: Derived[] = [];
    for (const { hourly } of glass) {
      const ofHour = hourly[index];
      if (ofHour) parts.push(ofHour);
    }
    return total(`Glass at ${hour} h`, 'Btu/h', parts, 'Manual J, Appendix 11');
  });

const EXCURSION = {
  label: 'Excursion for adequate exposure diversity',
  unit: 'Btu/h',
  formula: 'largest hour − 1.3 × mean of the hours, not below 0',
  source: 'Manual J, section 3, AED curve',
} as const;

/** What the sun adds where glass faces so few directions that its curve has a peak. */
export function excursionOf(curve: readonly Derived[]): Derived {
  return derive(EXCURSION, curve, (...hours: number[]) => {
    const mean = hours.reduce((sum, load) => sum + load, 0) / hours.length;
    return Math.max(0, Math.max(...hours) - 1.3 * mean);
  });
}

/** The largest hour of some glass: the peak procedure of rooms with a control of their own. */
export function peakOf(glass: readonly GlassLoad[], label: string): Derived {
  const curve = glassCurve(glass);
  return derive(
    { label, unit: 'Btu/h', formula: 'largest hour', source: 'Manual J, peak procedure' },
    curve,
    (...hours: number[]) => Math.max(0, ...hours),
  );
}
