import { PERCENT_PPM, QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { parsePrice, parseQuantityAndUnit, parseRate, type ParsedNumber } from '@/domain/money/parse';

/** Formats and parses a number in a field. `unit` is what may follow a quantity. */
export type ParsedKind = {
  format: (value: number) => string;
  parse: (text: string) => ParsedNumber & { unit?: string };
};

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** Cents, shown without the currency. */
export const MONEY: ParsedKind = { format: (cents) => money.format(cents / 100), parse: (text) => parsePrice(text) };
/** Ten-thousandths. */
export const QUANTITY: ParsedKind = {
  format: (quantityE4) => decimal.format(quantityE4 / QUANTITY_ONE_E4),
  parse: parseQuantityAndUnit,
};
/** Parts per million, shown as a percentage without the sign. */
export const PERCENT: ParsedKind = {
  format: (ratePpm) => decimal.format(ratePpm / PERCENT_PPM),
  parse: (text) => parseRate(text),
};
