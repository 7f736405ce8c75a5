import { formatCents, formatQuantity } from '../../money/format';
import { QUANTITY_ONE_E4 } from '../../money/limits';
import { priceOf } from '../../money/amounts';
import { multiplyDivide } from '../../money/rounding';
import type { PriceType } from '../record/state';
import type { BookLine } from './book';
import type { LineEntry, LineQuantity, PayApplication } from './payApplication';

type Measured = Pick<BookLine, 'id' | 'unit' | 'quantityE4' | 'unitPriceCents' | 'previousCents'>;

/** Whether a line is billed by installed quantity: on a unit-price contract, if it has a unit price. */
export const isByQuantity = (
  priceType: PriceType,
  { quantityE4, unitPriceCents }: Pick<BookLine, 'quantityE4' | 'unitPriceCents'>,
): boolean => priceType === 'unit' && quantityE4 !== null && (unitPriceCents ?? 0) > 0;

/** Returns the value of a quantity to date. Rounded once on the quantity to date, so that all periods add up to it. */
const worth = (toDateE4: number, { unitPriceCents }: Pick<LineQuantity, 'unitPriceCents'>): number =>
  priceOf(toDateE4, unitPriceCents);

/** Returns a line's quantities as entered; `last` is its line in the last certified application. */
export function lineQuantity(
  line: Measured,
  last: { quantity?: LineQuantity | undefined } | undefined,
  entry: Pick<LineEntry, 'quantityE4'> | undefined,
): LineQuantity {
  const unitPriceCents = line.unitPriceCents ?? 0;
  // For a contract that was taken over, only the amount is known.
  const before = unitPriceCents === 0 ? 0 : multiplyDivide(line.previousCents, QUANTITY_ONE_E4, unitPriceCents);
  const previousE4 = last?.quantity?.toDateE4 ?? before;
  const thisPeriodE4 = entry?.quantityE4 ?? 0;
  const estimatedE4 = line.quantityE4 ?? 0;
  return {
    unit: line.unit,
    unitPriceCents,
    estimatedE4,
    previousE4,
    thisPeriodE4,
    toDateE4: previousE4 + thisPeriodE4,
  };
}

/** Returns column E: what the period's quantity adds to what was billed before. */
export const periodCents = (quantity: LineQuantity): number =>
  worth(quantity.toDateE4, quantity) - worth(quantity.previousE4, quantity);

/** Returns the quantity installed beyond the estimate, in ten-thousandths; 0 = none. */
const overrunE4 = ({ toDateE4, estimatedE4 }: LineQuantity): number => Math.max(0, toDateE4 - estimatedE4);

const of = (quantityE4: number, unit: string): string => [formatQuantity(quantityE4), unit].filter(Boolean).join(' ');

/** `120 of 100 CY to date at $12.50`. */
export const quantityText = ({ toDateE4, estimatedE4, unit, unitPriceCents }: LineQuantity): string =>
  `${formatQuantity(toDateE4)} of ${of(estimatedE4, unit)} to date at ${formatCents(unitPriceCents, { currency: 'USD' })}`;

/** `20 CY more than estimated`; '' if it isn't more. */
export const overrunText = (quantity: LineQuantity): string =>
  overrunE4(quantity) === 0 ? '' : `${of(overrunE4(quantity), quantity.unit)} more than estimated`;

/** Returns the lines of the last certified application by id. */
export const lastLines = (
  last: Pick<PayApplication, 'copy'> | undefined,
): Map<string, { quantity?: LineQuantity | undefined }> =>
  new Map((last?.copy?.lines ?? []).map((each) => [each.id, each]));
