import type { ItemKind } from '../billing/itemKind';
import { formatCents, type MoneyFormat } from '../money/format';
import type { DiscountUsage, DocumentDiscount } from './schema';

/** A chosen line for discounts. `amountCents` is its price before any discount. */
export type DiscountableLine = {
  id: string;
  amountCents: number;
  kind: ItemKind;
  isDiscountable: boolean;
  /** Its pricebook item and quantity (ten-thousandths), for item prices. */
  pricebookItemId?: string;
  quantityE4?: number;
};

export type DiscountContext = {
  lines: readonly DiscountableLine[];
  /** The day (YYYY-MM-DD) that decides whether a discount is running. */
  date: string;
  enteredCodes: readonly string[];
  /** By the id of the defined discount. Missing ones haven't been given before. */
  usage: Readonly<Record<string, DiscountUsage>>;
  format: MoneyFormat;
};

export type RefusalReason =
  | 'inactive'
  | 'not-started'
  | 'ended'
  | 'code-missing'
  | 'below-minimum'
  | 'used-up'
  | 'used-up-by-customer'
  | 'no-lines'
  | 'nothing-left'
  | 'not-combinable'
  | 'needs-approval';

/** A discount that wasn't given: a code for the program, a sentence for the user. */
export type RefusedDiscount = { id: string; name: string; reason: RefusalReason; message: string };

export function refusal({ id, terms }: DocumentDiscount, reason: RefusalReason, why: string): RefusedDiscount {
  return { id, name: terms.name, reason, message: `“${terms.name}” was not applied: ${why}` };
}

const sameCode = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();
export const hasCode = (codes: readonly string[], code: string): boolean =>
  codes.some((entered) => sameCode(entered, code));

/** Returns the lines that a discount may apply to. */
export function linesFor<T extends DiscountableLine>({ terms, lineIds }: DocumentDiscount, lines: readonly T[]): T[] {
  const chosen = lineIds.length === 0 ? null : new Set(lineIds);
  const kinds = terms.itemKinds.length === 0 ? null : terms.itemKinds;
  const { itemPrices, exceptItemIds = [] } = terms;
  return lines.filter(
    ({ id, kind, isDiscountable, pricebookItemId = '' }) =>
      isDiscountable &&
      (chosen?.has(id) ?? true) &&
      (kinds?.includes(kind) ?? true) &&
      (itemPrices?.some(({ itemId }) => itemId === pricebookItemId) ?? true) &&
      !exceptItemIds.includes(pricebookItemId),
  );
}

/** Returns why a discount can't be given at all, regardless of what else is on the document; null if it can. */
export function refusalOf(discount: DocumentDiscount, context: DiscountContext): RefusedDiscount | null {
  const { terms } = discount;
  const refuse = (reason: RefusalReason, why: string): RefusedDiscount => refusal(discount, reason, why);
  const used = context.usage[discount.discountId];
  const subtotalCents = context.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (!terms.isActive) return refuse('inactive', 'it is switched off.');
  if (terms.startsOn !== '' && context.date < terms.startsOn)
    return refuse('not-started', `it starts on ${terms.startsOn}.`);
  if (terms.endsOn !== '' && context.date > terms.endsOn) return refuse('ended', `it ended on ${terms.endsOn}.`);
  if (terms.code !== '' && !hasCode(context.enteredCodes, terms.code))
    return refuse('code-missing', 'its code was not entered.');
  if (used && terms.usageLimit !== null && used.total >= terms.usageLimit) {
    return refuse('used-up', `it has been used ${used.total} times, which is the limit.`);
  }
  if (used && terms.perCustomerLimit !== null && used.byCustomer >= terms.perCustomerLimit) {
    return refuse(
      'used-up-by-customer',
      `this customer has already used it ${used.byCustomer === 1 ? 'already' : `${used.byCustomer} times`}.`,
    );
  }
  if (subtotalCents < terms.minimumSubtotalCents) {
    const [minimum, actual] = [
      formatCents(terms.minimumSubtotalCents, context.format),
      formatCents(subtotalCents, context.format),
    ];
    return refuse('below-minimum', `it needs ${minimum} before discounts, and there are ${actual}.`);
  }
  if (linesFor(discount, context.lines).length === 0) return refuse('no-lines', 'no line here qualifies.');
  return null;
}
