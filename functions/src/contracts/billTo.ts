import type { Transaction } from 'firebase-admin/firestore';
import { unitOfJob } from '@/domain/business-unit/units';
import type { Contract } from '@/domain/contract/record/schema';
import { customerSchema } from '@/domain/customer/schema';
import { customerFields } from '@/domain/invoice/create';
import type { Invoice } from '@/domain/invoice/schema';
import { jobSchema } from '@/domain/job/schema';
import { propertyFields } from '@/domain/property/copies';
import { propertySchema } from '@/domain/property/schema';
import { readCompanyDay } from '../billing/records';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';

/** Returns the recipient of a contract's bill, the issuing name and the texts, as they are now. */
export async function billTo(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  {
    customerId,
    customerName,
    propertyId,
    jobId,
  }: Pick<Contract, 'customerId' | 'customerName' | 'propertyId' | 'jobId'>,
): Promise<Partial<Invoice>> {
  const [customerDoc, propertyDoc, job] = await transaction.getAll(
    inCompany(deps.db, companyId, 'customers').doc(customerId),
    inCompany(deps.db, companyId, 'properties').doc(propertyId || 'none'),
    inCompany(deps.db, companyId, 'jobs').doc(jobId || 'none'),
  );
  const { settings } = await readCompanyDay(deps, transaction, companyId);
  const customer = customerSchema.safeParse(customerDoc?.data()).data;
  const place = propertySchema.safeParse(propertyDoc?.data()).data;
  const property = place ? { ...place, id: propertyId } : null;
  return {
    ...(customer ? customerFields({ ...customer, id: customerId }, property, settings) : { customerId, customerName }),
    ...propertyFields(property),
    businessUnitId: unitOfJob(settings.units, jobSchema.safeParse(job?.data()).data ?? null),
    message: settings.invoiceMessage,
    terms: settings.invoiceTerms,
  };
}
