import { MINUS } from '../money/format';
import { inUnits, QUANTITIES, unitOf, type Quantity, type UnitSystem } from './units';

export type ShowOptions = {
  /** Instead of those of the quantity. */
  decimals?: number | undefined;
  /** Without the unit, where a heading names it already. */
  isBare?: boolean | undefined;
  /** With a plus sign where it is more. */
  isSigned?: boolean | undefined;
};

export const MISSING = '–';

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
