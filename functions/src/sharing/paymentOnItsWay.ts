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
export async function isPaymentOnItsWay(
  { db }: Deps,
  companyId: string,
  { id, estimateId }: { id: string; estimateId: string },
): Promise<boolean> {
  const subjects = [id, ...(estimateId === '' ? [] : [estimateId])];
  const [payments, loans] = await Promise.all([
    inCompany(db, companyId, 'payments').where('invoiceId', '==', id).get(),
    inCompany(db, companyId, 'financing').where('subjectId', 'in', subjects).get(),
  ]);
  return (
    fieldsIn(paymentSchema, payments.docs).some(({ state }) => state === 'processing') ||
    fieldsIn(financingSchema, loans.docs).some(({ state }) => isComing(state))
  );
}
