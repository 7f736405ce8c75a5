import type { Transaction } from 'firebase-admin/firestore';
import { calculateDocument } from '@/domain/billing/calculate';
import { partsOf } from '@/domain/billing/parts';
import { paymentsOfInvoice } from '@/domain/invoice/queries';
import { sumOf } from '@/domain/money/amounts';
import { heldOf } from '@/domain/payment/refunds';
import { openDoorBill as contract, type DoorBill } from '@/domain/payment/doorApi';
import { paymentSchema } from '@/domain/payment/schema';
import { readEstimateBilling } from '../../billing/agreedEstimate';
import { billJob, draftFault, readJobBill, type JobBill } from '../../billing/jobBill';
import { member } from '../../platform/access';
import type { Deps } from '../../platform/admin';
import { inCompany } from '../../platform/collections';
import { defineCallable } from '../../platform/defineCallable';
import { asked } from '../../platform/listQuery';
import { recordsIn } from '../../platform/readable';
import { prepareDocument } from '../../sharing/prepareDocument';
import { takesCards } from '../../sharing/takesCards';
import { assertCollects } from './collector';

/** Returns a job's bill on site; with `isFinal` as an issued invoice with the customer's payment page. */
export const openDoorBill = defineCallable(
  contract,
  {
    // Links and receipts go to outsiders, so the sender must be verified.
    access: member({ feature: 'invoices', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 60, perNetwork: 180 },
    timeoutSeconds: 120,
  },
  async (deps, { jobId, isFinal }, caller) => {
    await assertCollects(deps, caller, jobId);
    const { companyId, uid } = caller;
    if (isFinal) {
      const subjectId = await billJob(deps, { companyId, jobId, uid });
      await prepareDocument(deps, { companyId, kind: 'invoice', subjectId, sentBy: uid });
    }
    return readDoorBill(deps, { companyId, jobId });
  },
);

/** Reads a job's current bill. */
export const readDoorBill = (deps: Deps, of: { companyId: string; jobId: string }): Promise<DoorBill> =>
  deps.db.runTransaction(
    async (transaction) => billOf(deps, transaction, of.companyId, await readJobBill(deps, transaction, of)),
    {
      readOnly: true,
    },
  );

async function billOf(deps: Deps, transaction: Transaction, companyId: string, bill: JobBill): Promise<DoorBill> {
  const { customer, invoice } = bill;
  const base = {
    fault: '',
    invoiceId: '',
    number: '',
    lines: [],
    taxCents: 0,
    totalCents: 0,
    dueCents: 0,
    token: '',
    takesCards: await takesCards(deps, transaction, companyId),
    phone: customer?.phone ?? '',
    email: customer?.email ?? '',
    payments: [],
  };
  if (invoice && invoice.record.state !== 'draft') {
    const { record, ref } = invoice;
    const found = await transaction.get(asked(inCompany(deps.db, companyId, 'payments'), paymentsOfInvoice(ref.id)));
    return {
      ...base,
      state: record.balanceCents > 0 ? 'open' : 'paid',
      invoiceId: ref.id,
      number: record.number,
      currency: record.document.currency,
      lines: linesOf(record.parts),
      taxCents: record.taxCents,
      totalCents: record.totalCents,
      dueCents: Math.max(0, record.balanceCents),
      token: record.token,
      payments: recordsIn(paymentSchema, found.docs)
        .filter(({ state }) => state !== 'failed')
        .map((payment) => ({
          id: payment.id,
          method: payment.method,
          amountCents: heldOf(payment),
          isProcessing: payment.state === 'processing',
        })),
    };
  }
  const draft = invoice?.record ?? bill.draft;
  const fault = draftFault({ ...bill, draft });
  if (!draft) return { ...base, state: 'none', fault, currency: 'USD' };
  const result = calculateDocument(draft.document);
  const estimate =
    draft.estimateId === '' ? null : await readEstimateBilling(deps, transaction, companyId, draft.estimateId);
  const deposits = sumOf((estimate?.deposits ?? []).map(({ record }) => heldOf(record)));
  return {
    ...base,
    state: 'preview',
    fault,
    invoiceId: invoice?.ref.id ?? '',
    currency: draft.document.currency,
    lines: linesOf(partsOf(result)),
    taxCents: result.taxCents,
    totalCents: result.totalCents,
    dueCents: Math.max(0, result.totalCents - deposits),
  };
}

const linesOf = (parts: readonly { name: string; netCents: number }[]): DoorBill['lines'] =>
  parts.map(({ name, netCents }) => ({ name, amountCents: netCents }));
