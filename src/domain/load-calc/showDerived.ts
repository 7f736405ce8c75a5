import { MISSING, showQuantity } from '../calculation/showQuantity';
import { MINUS } from '../money/format';
import type { Quantity, UnitSystem } from '../calculation/units';
import type { Derived, Unit } from './derived';

const QUANTITY_OF: Readonly<Partial<Record<Unit, Quantity>>> = {
  'Btu/h': 'load',
  ft: 'length',
  'ft²': 'area',
  'ft³': 'volume',
  in: 'thickness',
  'in²': 'leakageArea',
  cfm: 'airflow',
  'gr/lb': 'moisture',
  mph: 'speed',
  psi: 'pressure',
  fpm: 'airVelocity',
  'in wc': 'airPressure',
  'in wc/100 ft': 'airFriction',
  R: 'rValue',
  'Btu/(h·ft²·°F)': 'uFactor',
  'Btu/(h·ft·°F)': 'edgeLoss',
  'Btu/(h·ft²)': 'loadPerArea',
  'Btu/(h·°F)': 'conductance',
  '°': 'angle',
};

/** Degrees as a difference, not a point on the scale: they have no zero offset to convert. */
const isDifference = (label: string): boolean => /difference|adjustment|addition|correction|rise/i.test(label);

/** Returns the quantity of a derived number; null if both unit systems write it alike (people, hours, factors). */
export function quantityOf({ unit, label }: Pick<Derived, 'unit' | 'label'>): Quantity | null {
  // Inches in 12 inches: a slope, in both systems.
  if (label === 'Pitch') return null;
  if (unit === '°F') return isDifference(label) ? 'temperatureDifference' : 'temperature';
  return QUANTITY_OF[unit] ?? null;
}

/** Factors can be small: four significant digits, integers in full. */
const factors = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });

/** Formats a derived number in the chosen units. */
export function showDerived(derived: Derived, system: UnitSystem): string {
  const quantity = quantityOf(derived);
  if (quantity !== null) return showQuantity(derived.value, quantity, system);
  const { value, unit } = derived;
  const shown = Number.isFinite(value) ? `${value < 0 ? MINUS : ''}${factors.format(Math.abs(value))}` : MISSING;
  return unit === '' ? shown : `${shown}${unit === '%' ? '' : ' '}${unit}`;
}
