import { paymentSchema } from '@/domain/payment/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { fieldsIn } from '../platform/readable';

/** Whether money for an invoice is on its way, such as a bank debit that takes days: nobody is reminded of what they have paid. */
export async function isPaymentOnItsWay({ db }: Deps, companyId: string, invoiceId: string): Promise<boolean> {
  const { docs } = await inCompany(db, companyId, 'payments').where('invoiceId', '==', invoiceId).get();
  return fieldsIn(paymentSchema, docs).some(({ state }) => state === 'processing');
}
