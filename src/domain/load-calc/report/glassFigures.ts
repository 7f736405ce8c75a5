import { HOURS } from '../glass/solarFactors';
import type { LoadResult } from '../result';
import type { Quantity } from '../../calculation/units';

export type GlassDay = {
  hours: readonly { hour: number; btuh: number }[];
  peakHour: number;
  peakBtuh: number;
  meanBtuh: number;
  /** 1.3 × the mean: a peak above it is added as the excursion. */
  limitBtuh: number;
  excursionBtuh: number;
};

/** Returns the glass load of the house through the design day; null without glass. */
export function glassDay({ curve, block }: LoadResult): GlassDay | null {
  const hours = HOURS.map((hour, index) => ({ hour, btuh: curve[index]?.value ?? 0 }));
  if (hours.every(({ btuh }) => btuh === 0)) return null;
  const peak = hours.reduce((most, each) => (each.btuh > most.btuh ? each : most));
  const meanBtuh = hours.reduce((sum, { btuh }) => sum + btuh, 0) / hours.length;
  return {
    hours,
    peakHour: peak.hour,
    peakBtuh: peak.btuh,
    meanBtuh,
    limitBtuh: 1.3 * meanBtuh,
    excursionBtuh: block.coolingSensible.aedExcursion.value,
  };
}

/** `8 am`, `12 noon`, `3 pm`. */
export const hourText = (hour: number): string =>
  hour === 12 ? '12 noon' : hour < 12 ? `${hour} am` : `${hour - 12} pm`;

/** Explains the effect of the glass curve on the cooling load. */
export function glassText({ excursionBtuh }: GlassDay, show: (value: number, quantity: Quantity) => string): string {
  return excursionBtuh > 0
    ? `The largest hour is more than 1.3 times the mean: the ${show(excursionBtuh, 'load')} above that line are added to the sensible load, because glass that faces few directions heats the house all at once.`
    : 'No hour is more than 1.3 times the mean: the glass faces enough directions, and nothing is added to the sensible load.';
}
