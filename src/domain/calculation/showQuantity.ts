import { MINUS } from '../money/format';
import { inUnits, QUANTITIES, unitOf, type Quantity, type UnitSystem } from './units';

export type ShowOptions = {
  /** Overrides the quantity's default. */
  decimals?: number | undefined;
  /** True to omit the unit, for instance when a heading already names it. */
  isBare?: boolean | undefined;
  /** True to show a plus sign for positive values. */
  isSigned?: boolean | undefined;
};

export const MISSING = '–';

/** Formats a number: `1,204`, `−3.5`; a dash if it isn't a number. Trailing zeros are dropped. */
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
 * Formats a number in the chosen units, with its unit: `24,310 Btu/h`, `7,125 W`.
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
