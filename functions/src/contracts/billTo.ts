import type { Transaction } from 'firebase-admin/firestore';
import type { Contract } from '@/domain/contract/record/schema';
import { customerSchema } from '@/domain/customer/schema';
import { customerFields } from '@/domain/invoice/create';
import type { Invoice } from '@/domain/invoice/schema';
import { propertyFields } from '@/domain/property/copies';
import { propertySchema } from '@/domain/property/schema';
import { readCompanyDay } from '../billing/records';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';

/** Whom a bill of a contract goes to and with which words, as they are now. */
export async function billTo(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  { customerId, customerName, propertyId }: Pick<Contract, 'customerId' | 'customerName' | 'propertyId'>,
): Promise<Partial<Invoice>> {
  const [customerDoc, propertyDoc] = await transaction.getAll(
    inCompany(deps.db, companyId, 'customers').doc(customerId),
    inCompany(deps.db, companyId, 'properties').doc(propertyId || 'none'),
  );
  const { settings } = await readCompanyDay(deps, transaction, companyId);
  const customer = customerSchema.safeParse(customerDoc?.data()).data;
  const place = propertySchema.safeParse(propertyDoc?.data()).data;
  const property = place ? { ...place, id: propertyId } : null;
  return {
    ...(customer ? customerFields({ ...customer, id: customerId }, property, settings) : { customerId, customerName }),
    ...propertyFields(property),
    message: settings.invoiceMessage,
    terms: settings.invoiceTerms,
  };
}
