import type { BillingSettings } from '../billing/settings';
import { natureAs } from '../business-unit/units';
import { EMPTY_ADDRESS } from '../contact/schema';
import type { Customer } from '../customer/schema';
import type { Property } from '../property/schema';
import type { Stored } from '../record/schema';
import type { DocumentTax, TaxExemption } from '../tax/schema';
import { zoneForAddress } from '../tax/zoneForAddress';
import { zoneForDocument, type TaxZoneRecord } from '../tax/zoneRecord';

export type InvoiceCustomer = Pick<
  Stored<Customer>,
  'id' | 'name' | 'sortName' | 'email' | 'billingAddress' | 'paymentTerms' | 'isTaxExempt'
>;
export type InvoiceProperty = Pick<Stored<Property>, 'id' | 'address'> & Partial<Pick<Property, 'use'>>;
export type Zones = readonly (TaxZoneRecord & { id: string })[];

type TaxSource = {
  customer: InvoiceCustomer | null;
  property: InvoiceProperty | null;
  zones: Zones;
  exemptions: readonly TaxExemption[];
  settings: BillingSettings;
  /** The business unit that issues the document; '' or missing = the company. */
  businessUnitId?: string;
  date: string;
};

/**
 * Returns the tax of work done at `property`, or at the customer's address if none is named. A customer marked exempt without a
 * certificate gets an invalid exemption, so that the totals warn about it.
 */
export function taxOf({
  customer,
  property,
  zones,
  exemptions,
  settings,
  businessUnitId = '',
  date,
}: TaxSource): DocumentTax {
  const { zone } = zoneForAddress(zones, property?.address ?? customer?.billingAddress ?? EMPTY_ADDRESS);
  const unproven: TaxExemption = {
    id: 'customer',
    certificateNumber: '',
    reason: 'Marked as tax exempt',
    regions: [],
    taxClasses: [],
    validFrom: '',
    expiresOn: '',
  };
  return {
    zone: zone && zoneForDocument(zone),
    date,
    jobNature: natureAs(settings, businessUnitId),
    place: property?.use ?? 'home',
    contract: zone?.usualContract ?? 'separated',
    hasCertificate: false,
    pricesIncludeTax: settings.pricesIncludeTax,
    rounding: settings.taxRounding,
    exemptions: exemptions.length === 0 && customer?.isTaxExempt ? [unproven] : [...exemptions].slice(0, 20),
  };
}

/** Returns a document's tax after another customer or property was chosen: what belongs to the place changes, the work stays. */
export const withPlaceOf = (tax: DocumentTax, there: DocumentTax): DocumentTax => ({
  ...tax,
  zone: there.zone,
  place: there.place,
  contract: there.zone?.id === tax.zone?.id ? tax.contract : there.contract,
  exemptions: there.exemptions,
});
