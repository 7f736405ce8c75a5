import { QUANTITY_ONE_E4 } from '../../money/limits';
import { calculateDocument } from '../../billing/calculate';
import { emptyLine } from '../../billing/emptyLine';
import type { DocumentInput } from '../../billing/schema';
import { planTermsSchema, type AgreementPlan, type PlanTerms } from './plan';
import { agreementSchema, type Agreement, type AgreementInput } from './schema';

/** The terms that an agreement copies. */
export const termsOfPlan = (plan: AgreementPlan): PlanTerms => planTermsSchema.parse(plan);

/** A draft as it is stored for the first time. */
export const newAgreement = (values: AgreementInput): Agreement => agreementSchema.parse(values);

type Billed = Pick<AgreementInput, 'plan' | 'priceCents' | 'currency' | 'tax' | 'units'>;

/** What a billing period is invoiced with, as of its day (YYYY-MM-DD); `period` says for when: `Jan 1 – Jan 31, 2027`. */
export const documentOfPeriod = (
  { plan, priceCents, currency, tax, units }: Billed,
  date: string,
  period: string,
): DocumentInput => ({
  type: 'invoice',
  currency,
  date,
  lines: [
    {
      ...emptyLine('plan'),
      name: plan.name,
      description: [period, units.map(({ name }) => name).join(', ')].filter(Boolean).join('\n').slice(0, 4000),
      quantityE4: QUANTITY_ONE_E4,
      unitPriceCents: priceCents,
      taxClass: plan.taxClass,
      isDiscountable: false,
    },
  ],
  options: [],
  selectedOptionId: '',
  discounts: [],
  enteredCodes: [],
  discountUsage: {},
  fees: [],
  tax: { ...tax, date },
  tipCents: 0,
  deposit: { kind: 'none', ratePpm: 0, amountCents: 0 },
  settlements: [],
});

/** A period's price with tax, in cents. */
export const periodTotalCents = (agreement: Billed, date: string): number =>
  calculateDocument(documentOfPeriod(agreement, date, '')).totalCents;
