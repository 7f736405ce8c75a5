import { emptyLine } from '../../billing/emptyLine';
import type { DocumentInput } from '../../billing/schema';
import { formatCents } from '../../money/format';
import { MAX_UNIT_PRICE_CENTS, QUANTITY_ONE_E4 } from '../../money/limits';
import type { Currency } from '../../money/schema';
import { documentTaxSchema } from '../../tax/schema';
import type { ApplicationCopy } from './payApplication';

type Billed = {
  contractNumber: string;
  /** `3` or `3-A`. */
  name: string;
  currency: Currency;
  date: string;
  /** As printed: `Mar 1 – Mar 31, 2027`. */
  periodText: string;
  copy: ApplicationCopy;
  /** The certified amount, above 0. */
  amountCents: number;
};

/** Builds a certified application's invoice: one line for the payment due, without tax, which a contract sum includes where it applies. */
export function documentOfApplication(billed: Billed): DocumentInput {
  const { currency, date, periodText, copy, amountCents } = billed;
  const money = (cents: number): string => formatCents(cents, { currency });
  const description = [
    periodText,
    `Completed and stored to date ${money(copy.line4Cents)}`,
    `Retainage ${money(copy.line5Cents)}`,
    `Earlier certificates ${money(copy.line7Cents)}`,
  ].join('\n');
  return onePriceDocument({ currency, date, name: billTitle(billed).slice(0, 200), description, amountCents });
}

type OnePrice = { currency: Currency; date: string; name: string; description: string; amountCents: number };

/** Builds a bill of one amount without tax. An amount above the maximum line price is split into several lines. */
export function onePriceDocument({ currency, date, name, description, amountCents }: OnePrice): DocumentInput {
  const whole = Math.floor(amountCents / MAX_UNIT_PRICE_CENTS);
  const rest = amountCents - whole * MAX_UNIT_PRICE_CENTS;
  const line = (id: string, unitPriceCents: number, quantity: number) => ({
    ...emptyLine(id),
    name,
    description,
    quantityE4: quantity * QUANTITY_ONE_E4,
    unitPriceCents,
    taxClass: 'other' as const,
    isDiscountable: false,
  });
  return {
    type: 'invoice',
    currency,
    date,
    lines: [
      ...(whole > 0 ? [line('payment-whole', MAX_UNIT_PRICE_CENTS, whole)] : []),
      ...(rest > 0 ? [line('payment', rest, 1)] : []),
    ],
    options: [],
    selectedOptionId: '',
    discounts: [],
    enteredCodes: [],
    discountUsage: {},
    fees: [],
    tax: documentTaxSchema.parse({ date, contract: 'onePrice' }),
    tipCents: 0,
    deposit: { kind: 'none', ratePpm: 0, amountCents: 0 },
    settlements: [],
  };
}

/** Returns the title of an application's bill and of its line. */
export const billTitle = ({ contractNumber, name, copy }: Pick<Billed, 'contractNumber' | 'name' | 'copy'>): string =>
  `${isRelease(copy) ? 'Release of retainage' : `Application for payment ${name}`}, contract ${contractNumber}`;

/** Whether an application bills nothing but retainage. */
const isRelease = ({ lines, line8Cents }: ApplicationCopy): boolean =>
  line8Cents > 0 && lines.every(({ thisPeriodCents, storedCents }) => thisPeriodCents === 0 && storedCents === 0);
