import { showNumber, showQuantity } from '../../calculation/showQuantity';
import type { UnitSystem } from '../../calculation/units';
import type { WaterResult } from '../project/result';

export type DemandMethod = { id: 'curve' | 'probability'; label: string; value: string; aside: string };

/** Shows both ways of calculating the demand, side by side. The sizes follow the code’s curve. */
export function demandMethods(
  { demandGpm, constantGpm, wsfuTotal, probabilityGpm, hunterNumber }: WaterResult,
  units: UnitSystem,
): DemandMethod[] {
  const less = probabilityGpm === null || demandGpm <= 0 ? 0 : Math.round((1 - probabilityGpm / demandGpm) * 100);
  const constant = constantGpm > 0 ? [`${showQuantity(constantGpm, 'waterFlow', units)} of constant flow`] : [];
  return [
    {
      id: 'curve',
      label: 'By the code’s curve',
      value: showQuantity(demandGpm, 'waterFlow', units),
      aside: `${[`${showNumber(wsfuTotal, 1)} WSFU`, ...constant].join(' and ')}. Sizes follow this one.`,
    },
    {
      id: 'probability',
      label: 'By probability',
      value: probabilityGpm === null ? '–' : showQuantity(probabilityGpm, 'waterFlow', units),
      aside:
        probabilityGpm === null
          ? 'A fixture has neither a probability of use nor a usual one: enter p and q.'
          : `99th percentile, n × p = ${showNumber(hunterNumber ?? 0, 3)}${less > 0 ? `; ${less}% less` : less < 0 ? `; ${-less}% more` : ''}. p and q are unverified defaults where none were entered; for dwellings only.`,
    },
  ];
}
