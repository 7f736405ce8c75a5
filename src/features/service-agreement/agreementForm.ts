import { termsOfPlan } from '@/domain/agreement/record/create';
import type { AgreementPlan } from '@/domain/agreement/record/plan';
import { agreementInputSchema, type Agreement, type AgreementInput } from '@/domain/agreement/record/schema';
import { priceOf } from '@/domain/agreement/record/term';
import type { BillingSettings } from '@/domain/billing/settings';
import type { Customer } from '@/domain/customer/schema';
import { equipmentName } from '@/domain/equipment/format';
import type { Equipment } from '@/domain/equipment/schema';
import { customerCopies } from '@/domain/estimate/create';
import { propertyFields } from '@/domain/property/copies';
import type { Property } from '@/domain/property/schema';
import { newNumber } from '@/domain/record/number';
import type { Stored } from '@/domain/record/schema';
import type { DocumentTax } from '@/domain/tax/schema';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';

export type AgreementOrigin = {
  today: string;
  settings: BillingSettings;
  tax: DocumentTax;
  plans: readonly Stored<AgreementPlan>[];
  customer: Stored<Customer> | null;
  property: Stored<Property> | null;
};

/** Placeholder terms before a plan is selected. */
const NO_TERMS = { name: '–', prices: [{ interval: 'month', priceCents: 0 }] };

/** Returns what an agreement copies from a plan: its terms, the first billing interval, and that interval's price. */
export function planFields(
  plan: Stored<AgreementPlan>,
  { interval, units }: Pick<AgreementInput, 'interval' | 'units'>,
): Pick<AgreementInput, 'planId' | 'planVersion' | 'plan' | 'interval' | 'priceCents' | 'businessUnitId'> {
  const terms = termsOfPlan(plan);
  const offered = terms.prices.find((price) => price.interval === interval) ?? terms.prices[0];
  const chosen = offered?.interval ?? 'month';
  return {
    planId: plan.id,
    planVersion: plan.version,
    plan: terms,
    businessUnitId: plan.businessUnitId,
    interval: chosen,
    priceCents: priceOf(terms, chosen, units.length) ?? 0,
  };
}

/** Returns initial form values for a new agreement. */
export function newAgreementValues(origin: AgreementOrigin, now: Date): AgreementInput {
  const { today, settings, tax, plans, customer, property } = origin;
  const empty: AgreementInput = {
    ...agreementInputSchema.parse({
      number: newNumber('agreement', now),
      customerId: 'none',
      propertyId: 'none',
      planId: 'none',
      plan: NO_TERMS,
      interval: 'month',
      priceCents: 0,
      currency: settings.currency,
      tax,
      startsOn: today,
    }),
    ...customerCopies(customer),
    customerEmail: customer?.email ?? '',
    ...propertyFields(property),
    planId: '',
  };
  const [only] = plans;
  return plans.length === 1 && only ? { ...empty, ...planFields(only, empty) } : empty;
}

/** Returns the selected units with their names; if a unit's equipment can't be read, it keeps its previous name. */
export const coveredUnits = (
  ids: readonly string[],
  equipment: readonly Stored<Equipment>[],
  known: AgreementInput['units'],
): AgreementInput['units'] =>
  ids.map((equipmentId) => {
    const unit = equipment.find(({ id }) => id === equipmentId);
    const before = known.find((one) => one.equipmentId === equipmentId);
    return { equipmentId, name: unit ? equipmentName(unit) : (before?.name ?? '') };
  });

/** Converts a stored agreement to form values. */
export const toAgreementForm = (agreement: Agreement): AgreementInput => agreementInputSchema.parse(agreement);

export const AGREEMENT_FIELD_LABELS: Partial<Record<keyof Agreement, string>> = {
  customerId: 'Customer',
  customerName: 'Customer',
  customerEmail: 'E-mail for bills',
  propertyId: 'Property',
  propertyAddress: 'Property',
  plan: 'Plan',
  units: 'Units covered',
  interval: 'Billed',
  priceCents: 'Price',
  startsOn: 'Starts on',
  billing: 'Bills',
  tax: 'Sales tax',
  internalNotes: 'Internal notes',
  businessUnitId: 'Business unit',
};

export const AGREEMENT_FOLLOWS = {
  planId: 'plan',
  planVersion: 'plan',
  customerId: 'customerName',
  customerSortName: 'customerName',
  propertyId: 'propertyAddress',
} as const;

/** Summarizes an agreement's parts for the conflict dialog. */
export function agreementInWords(field: keyof Agreement, value: unknown): string | null {
  if (field === 'plan') return (value as Agreement['plan']).name;
  if (field === 'units') return formatCount((value as Agreement['units']).length, 'unit');
  if (field === 'priceCents') return formatMoney(value as number);
  return field === 'tax' ? ((value as Agreement['tax']).zone?.name ?? 'No zone') : null;
}
