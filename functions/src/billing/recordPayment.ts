import type { output } from 'zod';
import { estimateSchema } from '@/domain/estimate/schema';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import { recordPayment as contract } from '@/domain/payment/api';
import { AppError } from '@/lib/appError';
import { calendarDay } from '@/lib/dates';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { applyInTransaction, type AppliedPayment } from './applyPayment';
import { moneyTransaction } from './moneyTransaction';
import { readInvoice, readPayment } from './records';

/**
 * Records money received. An overpayment is accepted if intentional: the money arrived, and can be refunded. Two people entering the same
 * envelope at once don't see each other's payment, so the second is asked to confirm.
 */
export const recordPayment = defineCallable(
  contract,
  { access: member({ action: 'recordPayment', feature: 'invoices' }), rateLimit: { perMinute: 60 } },
  async (deps, input, caller) => {
    await enterPayment(deps, input, caller);
    return { paymentId: input.paymentId };
  },
);

type Entered = output<typeof contract.input>;

/** Records the payment; the same `paymentId` again records nothing. @throws AppError `not-found`, `failed-precondition`. */
export async function enterPayment(
  deps: Deps,
  input: Entered,
  { companyId, uid, company }: Pick<Member, 'companyId' | 'uid' | 'company'>,
): Promise<AppliedPayment> {
  if (input.receivedOn > calendarDay(company.timeZone, new Date(deps.now())))
    throw precondition('The date received cannot be in the future.');
  return moneyTransaction(deps, companyId, async (transaction) => {
    const payments = inCompany(deps.db, companyId, 'payments');
    if ((await transaction.get(payments.doc(input.paymentId))).exists) {
      const { record } = await readPayment(deps, transaction, companyId, input.paymentId);
      const isSame =
        record.estimateId === input.estimateId &&
        (input.invoiceId === '' || record.invoiceId === input.invoiceId) &&
        record.amountCents === input.amountCents;
      if (!isSame) throw precondition('This payment has already been entered with different amounts.');
      return { payment: record, hasCounted: false };
    }
    if (input.invoiceId !== '') {
      const { record } = await readInvoice(deps, transaction, companyId, input.invoiceId);
      if (record.state === 'draft') throw precondition('Issue the invoice first.');
      if (record.state === 'void') throw precondition('It was voided: nothing is owed on it.');
      assertOwed(record, input);
    } else {
      const estimate = await transaction.get(inCompany(deps.db, companyId, 'estimates').doc(input.estimateId));
      if (!estimate.exists) throw notFound('Estimate');
      const { approval } = estimateSchema.parse(estimate.data());
      if (!approval) throw precondition('It has to be approved first.');
    }
    const { mayOverpay: _mayOverpay, ...facts } = input;
    return applyInTransaction(deps, transaction, { ...facts, companyId, state: 'succeeded', enteredBy: uid });
  });
}

function assertOwed({ balanceCents, document }: Invoice, { amountCents, mayOverpay }: Entered): void {
  if (mayOverpay || amountCents <= balanceCents) return;
  const owed = formatCents(Math.max(0, balanceCents), { currency: document.currency });
  throw new AppError({
    code: 'conflict',
    userMessage: `Only ${owed} is owed on it now. If another payment was entered meanwhile, look at the invoice before you enter this one again.`,
  });
}
