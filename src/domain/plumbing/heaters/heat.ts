import { within } from '@/domain/calculation/ranges';
import { saying } from '../core/fields';
import { InputFault } from '../core/issue';

/** Btu/h per gpm and °F: 8.33 lb/gal × 60. At 120 °F the true factor is about 1 % lower. */
export const BTUH_PER_GPM_F = 500;
export const LB_PER_GAL = 8.33;
export const BTUH_PER_KW = 3412;

export const riseField = within({
  label: 'Temperature rise',
  min: 0.1,
  max: 180,
  unit: '°F',
  why: 'it must be above 0',
});
export const inletF = within({
  label: 'Cold water',
  min: 33,
  max: 90,
  unit: '°F',
  why: 'mains have 35 to 80 °F: take the winter’s',
});
export const outletF = saying(
  within({ label: 'Hot water', min: 90, max: 180, unit: '°F', why: 'heaters deliver 90 to 180 °F' }),
  { above: 140, say: 'above 140 °F water scalds at once: a mixing valve' },
  { below: 120, say: 'below 120 °F is too cool for storage' },
);
export const heaterBtuh = within({
  label: 'Input',
  min: 1000,
  max: 2_000_000,
  unit: 'Btu/h',
  why: 'it is on the name plate',
});
export const heaterKW = within({ label: 'Input', min: 0.5, max: 200, unit: 'kW', why: 'it is on the name plate' });

/** Returns the entered rise, or hot minus cold; undefined if neither is given. Throws unless it is above 0. */
export function riseOf({
  riseF,
  inF,
  outF,
}: {
  riseF?: number | undefined;
  inF?: number | undefined;
  outF?: number | undefined;
}): number | undefined {
  if (riseF !== undefined) return riseF;
  if (inF === undefined || outF === undefined) return undefined;
  if (outF <= inF) throw new InputFault('outF', 'the water must leave warmer than it comes in');
  return outF - inF;
}
