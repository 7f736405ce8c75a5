import { financingSchema } from '@/domain/financing/schema';
import { isComing } from '@/domain/financing/state';
import { paymentSchema } from '@/domain/payment/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { fieldsIn } from '../platform/readable';

/**
 * Whether money for an invoice is on its way, such as a bank debit that takes days or a loan that the customer has signed: nobody is reminded
 * of what they have paid.
 */
export async function isPaymentOnItsWay({ db }: Deps, companyId: string, invoiceId: string): Promise<boolean> {
  const { docs } = await inCompany(db, companyId, 'payments').where('invoiceId', '==', invoiceId).get();
  if (fieldsIn(paymentSchema, docs).some(({ state }) => state === 'processing')) return true;
  const estimateId: unknown = (await inCompany(db, companyId, 'invoices').doc(invoiceId).get()).get('estimateId');
  const subjects = [invoiceId, ...(typeof estimateId === 'string' && estimateId !== '' ? [estimateId] : [])];
  const loans = await inCompany(db, companyId, 'financing').where('subjectId', 'in', subjects).get();
  return fieldsIn(financingSchema, loans.docs).some(({ state }) => isComing(state));
}
