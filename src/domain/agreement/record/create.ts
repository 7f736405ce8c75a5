import { cutText } from '@/lib/cutText';
import { discountSchema } from '../../discount/schema';
import { sumOf } from '../../money/amounts';
import { QUANTITY_ONE_E4 } from '../../money/limits';
import { calculateDocument } from '../../billing/calculate';
import { emptyLine } from '../../billing/emptyLine';
import type { DocumentInput } from '../../billing/schema';
import { planTermsSchema, type AgreementPlan, type PlanTerms } from './plan';
import { agreementSchema, type Agreement, type AgreementBill, type AgreementInput } from './schema';
import { priceText, renewalText } from './words';

/** Returns the terms that an agreement copies. */
export const termsOfPlan = (plan: AgreementPlan): PlanTerms => planTermsSchema.parse(plan);

/** Returns a draft as it is first stored. */
export const newAgreement = (values: AgreementInput): Agreement => agreementSchema.parse(values);

type Billed = Pick<AgreementInput, 'plan' | 'priceCents' | 'currency' | 'tax' | 'units'>;
/** A change's credit or charge that waits for an invoice. */
type WaitingLine = Pick<AgreementBill, 'lineId' | 'name' | 'priceCents'>;

const billedLine = ({ taxClass }: Billed['plan'], id: string) => ({
  ...emptyLine(id),
  quantityE4: QUANTITY_ONE_E4,
  taxClass,
});

/**
 * Builds the invoice of a day (YYYY-MM-DD): a billing period (`period` says for when: `Jan 1 – Jan 31, 2027`; '' = none), with the
 * charges of changes as separate lines and their credits as discounts, as far as there is something to deduct them from.
 */
export function documentOfBill(
  billed: Billed,
  date: string,
  period: string,
  waiting: readonly WaitingLine[],
): DocumentInput {
  const { plan, priceCents, currency, tax, units } = billed;
  const charges = waiting.filter((line) => line.priceCents > 0);
  const credits = waiting.filter((line) => line.priceCents < 0);
  const ofPeriod = {
    ...billedLine(plan, 'plan'),
    name: plan.name,
    description: cutText([period, units.map(({ name }) => name).join(', ')].filter(Boolean).join('\n'), 4000),
    unitPriceCents: priceCents,
    isDiscountable: credits.length > 0,
  };
  const lines = [
    ...(period === '' ? [] : [ofPeriod]),
    ...charges.map((line) => ({ ...billedLine(plan, line.lineId), name: line.name, unitPriceCents: line.priceCents })),
  ];
  let left = sumOf(lines.map(({ unitPriceCents }) => unitPriceCents));
  const discounts = credits.flatMap(({ lineId, name, priceCents: cents }, order) => {
    const amountCents = Math.min(left, -cents);
    left -= amountCents;
    if (amountCents === 0) return [];
    const terms = discountSchema.parse({
      name: cutText(name, 120),
      kind: 'fixed',
      scope: 'document',
      amountCents,
      order,
    });
    return [{ id: lineId, discountId: '', terms, lineIds: [], approvedBy: '' }];
  });
  return {
    type: 'invoice',
    currency,
    date,
    lines,
    options: [],
    selectedOptionId: '',
    discounts,
    enteredCodes: [],
    discountUsage: {},
    fees: [],
    tax: { ...tax, date },
    tipCents: 0,
    deposit: { kind: 'none', ratePpm: 0, amountCents: 0 },
    settlements: [],
  };
}

/** Returns the waiting lines that are on a document, by their ids, in cents: credits below 0. */
export const billedLines = ({ lines, discounts }: Pick<DocumentInput, 'lines' | 'discounts'>): Map<string, number> =>
  new Map([
    ...lines.map(({ id, unitPriceCents }) => [id, unitPriceCents] as const),
    ...discounts.map(({ id, terms }) => [id, -terms.amountCents] as const),
  ]);

/** Returns a period's price with tax, in cents. */
export const periodTotalCents = (agreement: Billed, date: string): number =>
  calculateDocument(documentOfBill(agreement, date, 'period', [])).totalCents;

/** Returns a period's price with tax, in cents, and what its customer agrees to separately: the renewal at that price; '' = there is none. */
export function offeredTerms(agreement: Billed & Pick<AgreementInput, 'interval'>, date: string) {
  const totalCents = periodTotalCents(agreement, date);
  const { plan, interval, currency } = agreement;
  return { totalCents, renewalText: renewalText(plan, priceText(totalCents, interval, currency)) };
}
