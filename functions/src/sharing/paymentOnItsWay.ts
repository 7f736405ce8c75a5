import { financingSchema } from '@/domain/financing/schema';
import { isComing } from '@/domain/financing/state';
import { paymentSchema } from '@/domain/payment/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { fieldsIn } from '../platform/readable';

/**
 * Whether a payment for an invoice is in progress, such as a bank debit that takes days or a loan the customer has signed: no one is
 * reminded of what they have paid.
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
