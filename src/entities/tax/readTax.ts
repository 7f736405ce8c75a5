import { collections } from '@/data/collections';
import { readOne } from '@/data/records/readOne';
import type { Workspace } from '@/data/session/workspace';
import { BILLING_SETTINGS_ID, DEFAULT_BILLING_SETTINGS, type BillingSettings } from '@/domain/billing/settings';
import type { Customer } from '@/domain/customer/schema';
import { taxOf } from '@/domain/invoice/startingTax';
import type { Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';
import { exemptionsFor } from '@/domain/tax/exemptionRecord';
import type { DocumentTax } from '@/domain/tax/schema';
import { readTaxCertificates, readTaxZones } from './readTaxRecords';

/** Reads the company's billing settings, or the defaults if it has none. */
export const readBillingSettings = async (workspace: Workspace): Promise<BillingSettings> =>
  (await readOne(workspace, collections.settings, BILLING_SETTINGS_ID)) ?? DEFAULT_BILLING_SETTINGS;

type TaxPlace = {
  customer: Stored<Customer> | null;
  property: Stored<Property> | null;
  settings: BillingSettings;
  businessUnitId?: string;
  date: string;
};

/** Reads the tax for work done there on that day: its zone, and the customer's valid certificates. */
export async function readTax(
  workspace: Workspace,
  { customer, property, settings, businessUnitId = '', date }: TaxPlace,
): Promise<DocumentTax> {
  const [zones, certificates] = await Promise.all([
    readTaxZones(workspace),
    readTaxCertificates(workspace, customer?.id ?? ''),
  ]);
  const exemptions = customer
    ? exemptionsFor(certificates, { customerId: customer.id, propertyId: property?.id ?? '', date })
    : [];
  return taxOf({ customer, property, zones, exemptions, settings, businessUnitId, date });
}
