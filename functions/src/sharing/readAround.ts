import type { Transaction } from 'firebase-admin/firestore';
import { billingSettingsSchema, BILLING_SETTINGS_ID, type BillingSettings } from '@/domain/billing/settings';
import { footerAs, printedAs } from '@/domain/business-unit/units';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { addressSchema, EMPTY_ADDRESS, type Address } from '@/domain/contact/schema';
import { customerSchema } from '@/domain/customer/schema';
import type { EstimateSubject } from '@/domain/public-document/faceOfEstimate';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';

/** A record as stored. */
export type Data = Record<string, unknown>;

/** Returns the company and its billing settings. */
export async function readCompany(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
): Promise<{ company: CompanyFields; settings: BillingSettings }> {
  const [company, settings] = await transaction.getAll(
    companyRef(db, companyId),
    inCompany(db, companyId, 'settings').doc(BILLING_SETTINGS_ID),
  );
  return {
    company: companySchema.parse(company?.data() ?? {}),
    settings: billingSettingsSchema.parse(settings?.data() ?? {}),
  };
}

type Addressed = {
  customerId: string;
  customerName: string;
  propertyId: string;
  businessUnitId?: string;
  /** Returns the business unit if it depends on the billing settings, instead of `businessUnitId`. */
  unitIn?: (units: BillingSettings['units']) => string;
};
export type Around = Pick<EstimateSubject, 'customer' | 'serviceAddress'> & {
  company: CompanyFields;
  settings: BillingSettings;
  /** As in lists, which distinguishes people from companies; '' if there is no customer. */
  customerSortName: string;
};

/**
 * Returns the company, its billing settings, and the addresses of a record's customer and property. What a business unit sends is in the
 * unit's name.
 */
export async function readAround(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  { customerId, customerName, propertyId, businessUnitId = '', unitIn }: Addressed,
): Promise<Around> {
  const [{ company, settings }, customer, property] = await Promise.all([
    readCompany(deps, transaction, companyId),
    customerId === '' ? null : transaction.get(inCompany(deps.db, companyId, 'customers').doc(customerId)),
    propertyId === '' ? null : transaction.get(inCompany(deps.db, companyId, 'properties').doc(propertyId)),
  ]);
  const unit = unitIn?.(settings.units) ?? businessUnitId;
  const serviceAddress = property?.exists ? addressOf(property.get('address')) : null;
  const billingAddress = addressOf(customer?.get('billingAddress'));
  const hasBilling = billingAddress.street !== '' || billingAddress.city !== '';
  return {
    company: printedAs(company, settings.units, unit),
    settings: { ...settings, footer: footerAs(settings, unit) },
    customer: { name: customerName, address: hasBilling ? billingAddress : (serviceAddress ?? EMPTY_ADDRESS) },
    serviceAddress,
    customerSortName: customerSchema.shape.sortName.safeParse(customer?.get('sortName')).data ?? '',
  };
}

const addressOf = (value: unknown): Address => addressSchema.catch(EMPTY_ADDRESS).parse(value);
