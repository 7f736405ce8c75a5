import type { Derived, Unit } from './derived';
import { inUnits, QUANTITIES, unitOf, type Quantity, type UnitSystem } from './units';

export type ShowOptions = {
  /** Instead of those of the quantity. */
  decimals?: number | undefined;
  /** Without the unit, where a heading names it already. */
  isBare?: boolean | undefined;
  /** With a plus sign where it is more. */
  isSigned?: boolean | undefined;
};

const MINUS = '\u2212';
const MISSING = '–';

/** `1,204`, `−3.5`; a dash for what is no number. Zeros at the end are left out. */
export function showNumber(value: number, decimals: number, isSigned = false): string {
  if (!Number.isFinite(value)) return MISSING;
  const digits = formatOf(decimals).format(Math.abs(value));
  const isZero = !/[1-9]/.test(digits);
  if (isZero || (value > 0 && !isSigned)) return digits;
  return `${value < 0 ? MINUS : '+'}${digits}`;
}

const formats = new Map<number, Intl.NumberFormat>();
function formatOf(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals });
  formats.set(decimals, made);
  return made;
}

/**
 * A number in the chosen units, with its unit: `24,310 Btu/h`, `7,125 W`.
 * @param value in US units; shares are whole percents
 */
export function showQuantity(
  value: number,
  quantity: Quantity,
  system: UnitSystem,
  { decimals, isBare = false, isSigned = false }: ShowOptions = {},
): string {
  const shown = showNumber(
    inUnits(value, quantity, system),
    decimals ?? QUANTITIES[quantity].decimals[system],
    isSigned,
  );
  const unit = unitOf(quantity, system);
  return isBare || unit === '' ? shown : `${shown}${unit === '%' || unit === '°' ? '' : ' '}${unit}`;
}

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
  R: 'rValue',
  'Btu/(h·ft²·°F)': 'uFactor',
  'Btu/(h·ft·°F)': 'edgeLoss',
  'Btu/(h·ft²)': 'loadPerArea',
  'Btu/(h·°F)': 'conductance',
  '°': 'angle',
};

/** Degrees that are a step and no place on the scale: they have no zero to be moved. */
const isDifference = (label: string): boolean => /difference|adjustment|addition|correction|rise/i.test(label);

/** What a derived number is of; null where both systems write it alike (people, hours, factors). */
export function quantityOf({ unit, label }: Pick<Derived, 'unit' | 'label'>): Quantity | null {
  // Inches in 12 inches: a slope, in both systems.
  if (label === 'Pitch') return null;
  if (unit === '°F') return isDifference(label) ? 'temperatureDifference' : 'temperature';
  return QUANTITY_OF[unit] ?? null;
}

/** Factors can be small: four digits that count, whole numbers whole. */
const factors = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });

/** A derived number as it is shown, in the chosen units. */
export function showDerived(derived: Derived, system: UnitSystem): string {
  const quantity = quantityOf(derived);
  if (quantity !== null) return showQuantity(derived.value, quantity, system);
  const { value, unit } = derived;
  const shown = Number.isFinite(value) ? `${value < 0 ? MINUS : ''}${factors.format(Math.abs(value))}` : MISSING;
  return unit === '' ? shown : `${shown}${unit === '%' ? '' : ' '}${unit}`;
}
