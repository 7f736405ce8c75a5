import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { billingSettingsSchema } from '@/domain/billing/settings';
import type { DocumentInput } from '@/domain/billing/schema';
import { customerSchema } from '@/domain/customer/schema';
import { withTotal } from '@/domain/invoice/create';
import { invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { dueLateFee, lateFeeId, lateFeeLine, type LateFee } from '@/domain/late-fee/fee';
import { lateFeeLimit } from '@/domain/late-fee/law';
import type { LateFeeSettings } from '@/domain/late-fee/settings';
import { spokenDay } from '@/domain/ledger/period';
import { newNumber } from '@/domain/record/number';
import type { Deps } from '../platform/admin';
import { createdAudit, createdStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import type { Share } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';
import { fieldsIn } from '../platform/readable';
import { isPaymentOnItsWay } from '../sharing/paymentOnItsWay';
import { freshDocument } from './freshDocument';
import { readCompanyDay } from './records';
import { trySending, type SendRun } from './recurring';

/** Open invoices checked per company and run. */
const LOOKED_AT = 2000;

/** Charges late fees for companies that want them; rerunning on the same day charges nothing. */
export async function chargeLateFees(deps: Deps, { companyId, found }: Share, send: SendRun): Promise<Counts> {
  const settings = fieldsIn(billingSettingsSchema, found)[0]?.lateFees;
  if (!settings?.isOn) return {};
  const { today } = await deps.db.runTransaction((transaction) => readCompanyDay(deps, transaction, companyId));
  const late = await inCompany(deps.db, companyId, 'invoices')
    .where('isOpen', '==', true)
    .where('dueOn', '>', '')
    .where('dueOn', '<', today)
    .limit(LOOKED_AT)
    .get();
  return eachFound({ companyId, found: late.docs }, (document) =>
    chargeOne(deps, { companyId, settings, today, send }, document),
  );
}

type Setting = { companyId: string; settings: LateFeeSettings; today: string; send: SendRun };

async function chargeOne(
  deps: Deps,
  { companyId, settings, today, send }: Setting,
  document: QueryDocumentSnapshot,
): Promise<Counts> {
  const seen = invoiceSchema.safeParse(document.data()).data;
  if (!seen || !dueOf(document.id, seen, settings, today)) return {};
  // No one is charged a late fee for something already paid.
  if (await isPaymentOnItsWay(deps, companyId, { ...seen, id: document.id })) return { waiting: 1 };
  const made = await makeFee(deps, { companyId, settings, today, send }, document.id);
  if (!made) return {};
  const charged = Number(made.isNew);
  if (settings.mode !== 'send') return { charged };
  const isSent = await trySending(deps, companyId, { invoiceId: made.id, to: made.to }, send);
  // Only now: temporary failures and whatever a killed run left are sent by the next run.
  await inCompany(deps.db, companyId, 'lateFees').doc(made.id).update({ isToSend: false });
  return { charged, sent: Number(isSent) };
}

function dueOf(id: string, invoice: Invoice, settings: LateFeeSettings, today: string): LateFee | null {
  const limit = lateFeeLimit(invoice.billTo.address.state, today);
  return dueLateFee({ ...invoice, id }, settings, limit, today);
}

/**
 * Creates the fee's own draft, once, or returns an earlier one that still has to be sent. Null if it was made before, even if someone
 * deleted it since, or nothing is due any longer.
 */
function makeFee(
  deps: Deps,
  { companyId, settings, today }: Setting,
  invoiceId: string,
): Promise<{ id: string; to: string; isNew: boolean } | null> {
  return deps.db.runTransaction(async (transaction) => {
    const invoices = inCompany(deps.db, companyId, 'invoices');
    const invoice = invoiceSchema.safeParse((await transaction.get(invoices.doc(invoiceId))).data()).data;
    const fee = invoice ? dueOf(invoiceId, invoice, settings, today) : null;
    if (!invoice || !fee) return null;
    const id = lateFeeId(invoiceId, fee.month);
    // Kept apart from the invoice, so that a fee whose draft was deleted doesn't come back.
    const markRef = inCompany(deps.db, companyId, 'lateFees').doc(id);
    const customerRef = inCompany(deps.db, companyId, 'customers').doc(invoice.customerId);
    const [mark, customer, earlier] = await transaction.getAll(markRef, customerRef, invoices.doc(id));
    if (!customer?.exists) return null;
    const to = invoice.customerEmail || (customerSchema.safeParse(customer.data()).data?.email ?? '');
    if (mark?.exists) {
      const isLeft = mark.get('isToSend') === true && earlier?.exists === true && earlier.get('sentAt') === '';
      return isLeft ? { id, to, isNew: false } : null;
    }
    const fields = await freshDocument(deps, transaction, companyId, feeDocument(invoice, fee), today);
    const now = deps.now();
    transaction.create(markRef, {
      invoiceId,
      customerId: invoice.customerId,
      on: today,
      month: fee.month,
      owedCents: invoice.balanceCents,
      monthlyPpm: fee.monthlyPpm,
      amountCents: fee.amountCents,
      isToSend: settings.mode === 'send',
      ...createdStamp('', now),
    });
    transaction.create(invoices.doc(id), { ...draftOf(invoice, fields, now), ...createdAudit('', now) });
    return { id, to, isNew: true };
  });
}

const feeDocument = (invoice: Invoice, fee: LateFee): DocumentInput => ({
  ...invoice.document,
  lines: [lateFeeLine(fee, invoice, spokenDay)],
  options: [],
  selectedOptionId: '',
  discounts: [],
  enteredCodes: [],
  fees: [],
  tipCents: 0,
  deposit: { kind: 'none', ratePpm: 0, amountCents: 0 },
});

function draftOf(invoice: Invoice, document: DocumentInput, now: string): Invoice {
  const { customerId, customerName, customerSortName, customerEmail, billTo, propertyId, propertyAddress } = invoice;
  const { businessUnitId } = invoice;
  return withTotal(
    invoiceSchema.parse({
      customerId,
      customerName,
      customerSortName,
      customerEmail,
      billTo,
      propertyId,
      propertyAddress,
      businessUnitId,
      title: `Late fee on ${invoice.number}`,
      draftNumber: newNumber('invoiceDraft', new Date(now)),
      document,
      paymentTerms: 'due-on-receipt',
    }),
  );
}
