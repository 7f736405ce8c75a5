import { cutText } from '@/lib/cutText';
import { calculateDocument } from '../billing/calculate';
import type { DocumentInput } from '../billing/schema';
import type { DocumentDiscount } from '../discount/schema';
import { QUANTITY_ONE_E4 } from '../money/limits';
import { formatQuantityOf } from '../money/format';
import type { EstimateChoice } from './api';
import { chosenDocument, chosenLines } from './choice';

/**
 * Returns the agreement as an invoice dated `date`, to the cent: the chosen lines as plain ones, the discounts given, whatever their
 * dates now say, the estimate's taxes, the deposit. Nothing is paid yet.
 * @throws AppError `invalid` when the estimate can't be calculated.
 */
export function invoiceDocument(document: DocumentInput, choice: EstimateChoice, date: string): DocumentInput {
  const lines = chosenLines(document, choice).map((line) => ({
    ...line,
    isOptional: false,
    isSelected: true,
    isQuantityEditable: false,
    optionId: '',
  }));
  const given = new Set(calculateDocument(chosenDocument(document, choice)).appliedDiscounts.map(({ id }) => id));
  const kept = new Set(lines.map(({ id }) => id));
  return {
    ...document,
    type: 'invoice',
    date,
    lines,
    options: [],
    selectedOptionId: '',
    discounts: document.discounts.filter(({ id }) => given.has(id)).map((discount) => agreedDiscount(discount, kept)),
    discountUsage: {},
    settlements: [],
  };
}

/** A promised discount is given, even after its last day. */
function agreedDiscount(discount: DocumentDiscount, kept: ReadonlySet<string>): DocumentDiscount {
  return {
    ...discount,
    lineIds: discount.lineIds.filter((id) => kept.has(id)),
    terms: { ...discount.terms, isActive: true, startsOn: '', endsOn: '' },
  };
}

/** Describes the agreed work, one line each, for the person doing it: without prices. */
export function workDescription(document: DocumentInput, choice: EstimateChoice): string {
  const option = document.options.find(({ id }) => id === choice.optionId);
  const lines = chosenLines(document, choice).map(
    ({ name, quantityE4, unit }) => `• ${formatQuantityOf({ quantityE4, unit })} × ${name}`,
  );
  return cutText([...(option ? [option.name] : []), ...lines].join('\n'), 10_000);
}

/** Units of time as people write them, in minutes. */
const MINUTES_OF_UNIT: Readonly<Record<string, number>> = {
  hour: 60,
  hours: 60,
  hr: 60,
  hrs: 60,
  h: 60,
  minute: 1,
  minutes: 1,
  min: 1,
  day: 480,
  days: 480,
};
const STEP_MINUTES = 15;
/** The limit in a job's schema. */
const LONGEST_MINUTES = 14_400;

/**
 * Returns how long the agreed work takes one person, for the job created from it: hourly lines as that many hours, pricebook items by
 * their duration (`minutesOf`: by id; a day is eight hours). In whole quarter hours; 0 when unknown.
 */
export function workMinutes(
  document: DocumentInput,
  choice: EstimateChoice,
  minutesOf: Readonly<Record<string, number>>,
): number {
  const minutes = chosenLines(document, choice).reduce((sum, { quantityE4, unit, pricebookItemId }) => {
    const perUnit = MINUTES_OF_UNIT[unit.trim().toLowerCase()] ?? minutesOf[pricebookItemId] ?? 0;
    return sum + (perUnit * quantityE4) / QUANTITY_ONE_E4;
  }, 0);
  return Math.min(LONGEST_MINUTES, Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES);
}
