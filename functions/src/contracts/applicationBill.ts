import { certifiedOnes } from '@/domain/contract/money/billing';
import { billTitle, documentOfApplication } from '@/domain/contract/money/invoice';
import { applicationName, type PayApplication } from '@/domain/contract/money/payApplication';
import { withTotal } from '@/domain/invoice/create';
import { invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import { newNumber } from '@/domain/record/number';
import { addCalendarDays } from '@/lib/calendar';
import { credit } from '../billing/creditInvoice';
import { issueDrafts } from '../billing/issueInvoices';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { toAppError } from '../platform/errors';
import { invoiceIdOf } from './applicationInvoiceId';
import { billTo } from './billTo';
import { openMoney, writeWhole, type OpenedMoney } from './openMoney';

type Who = { companyId: string; uid: string };
type Which = { contractId: string; applicationId: string };
type Bill = { invoiceId: string; billFault: string };

/**
 * Bills the certified amount: a regular invoice, issued immediately, or a credit if the owner has overpaid. Repeating it finds the same
 * bill. Failures are reported and don't change the certificate.
 */
export async function billApplication(deps: Deps, { companyId, uid }: Who, which: Which): Promise<Bill> {
  const made = await makeDraft(deps, { companyId, uid }, which);
  try {
    if (made.creditCents > 0) {
      const left = await creditEarlier(deps, { companyId, uid }, made);
      return { invoiceId: '', billFault: left === 0 ? '' : notCredited(left) };
    }
    if (made.invoiceId === '') return { invoiceId: '', billFault: '' };
    const [result] = await issueDrafts(deps, { companyId, uid }, [made.invoiceId]);
    return { invoiceId: made.invoiceId, billFault: result?.error ?? '' };
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    if (code === 'unknown' || code === 'unavailable') throw error;
    return { invoiceId: made.invoiceId, billFault: userMessage };
  }
}

type Made = { invoiceId: string; applicationId: string; creditCents: number; earlier: string[]; reason: string };

function makeDraft(deps: Deps, { companyId, uid }: Who, { contractId, applicationId }: Which): Promise<Made> {
  return deps.db.runTransaction(async (transaction) => {
    const opened = await openMoney(deps, transaction, companyId, contractId);
    const application = opened.applications.find(({ id }) => id === applicationId);
    const amountCents = application?.certifiedCents ?? 0;
    const none: Made = { invoiceId: '', applicationId, creditCents: 0, earlier: [], reason: '' };
    if (!application?.copy || amountCents === 0) return none;
    const name = applicationName(application);
    if (amountCents < 0) {
      const earlier = certifiedOnes(opened.applications)
        .filter(({ number, invoiceId }) => number < application.number && invoiceId !== '')
        .map(({ invoiceId }) => invoiceId)
        .toReversed();
      return { ...none, creditCents: -amountCents, earlier, reason: `Application for payment ${name}` };
    }
    const invoices = inCompany(deps.db, companyId, 'invoices');
    const ids = [1, 2, 3, 4, 5].map((attempt) => invoiceIdOf(applicationId, attempt));
    const applicationRef = inCompany(deps.db, companyId, 'payApplications').doc(applicationId);
    const [stored, ...all] = await transaction.getAll(applicationRef, ...ids.map((id) => invoices.doc(id)));
    const known = all.filter((each) => each.exists);
    const last = known.at(-1);
    const lastState = String(last?.data()?.['state'] ?? 'void');
    // A draft that couldn't be issued is rewritten: it may have been edited since.
    if (last && !['draft', 'void', 'credited'].includes(lastState)) return { ...none, invoiceId: last.id };
    const invoiceId = lastState === 'draft' ? (last?.id ?? '') : (ids[known.length] ?? '');
    if (invoiceId === '') return none;
    const draft = invoiceSchema.parse({
      ...(await billTo(deps, transaction, companyId, opened.contract)),
      ...draftOf(opened, application, amountCents),
    });
    const audit = last?.id === invoiceId ? last.data() : undefined;
    writeWhole(transaction, invoices.doc(invoiceId), audit, withTotal(draft), { uid, now: opened.now });
    transaction.update(applicationRef, { invoiceId, ...updatedAudit(uid, opened.now, stored?.data()) });
    return { ...none, invoiceId };
  });
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function draftOf(
  { contract, book, today, now }: OpenedMoney,
  application: PayApplication,
  amountCents: number,
): Partial<Invoice> {
  const { copy, periodFrom, periodEnd } = application;
  if (!copy) throw new RangeError('A certified application without its copy');
  const billed = { contractNumber: contract.number, name: applicationName(application), copy };
  const end = new Date(periodEnd);
  const periodText = periodFrom === '' ? `Through ${DAY.format(end)}` : DAY.formatRange(new Date(periodFrom), end);
  return {
    draftNumber: newNumber('invoiceDraft', new Date(now)),
    title: billTitle(billed),
    jobId: contract.jobId,
    document: documentOfApplication({
      ...billed,
      currency: contract.currency,
      date: today,
      periodText,
      amountCents,
    }),
    serviceDate: periodEnd,
    dueOn: addCalendarDays(today, book.terms.paymentDays),
  };
}

const notCredited = (cents: number): string =>
  `${formatCents(cents)} could not be credited: no earlier bill here has as much left. Credit it by hand.`;

/**
 * Credits the newest bills first, each under its own request id, so repeating it credits nothing twice. Returns the cents for which no
 * bill was left.
 */
async function creditEarlier(deps: Deps, { companyId, uid }: Who, made: Made): Promise<number> {
  let left = made.creditCents;
  for (const [index, invoiceId] of made.earlier.entries()) {
    if (left === 0) break;
    const requestId = `${invoiceIdOf(made.applicationId, 1)}-credit-${index}`.slice(0, 128);
    const [bill, note] = await deps.db.getAll(
      inCompany(deps.db, companyId, 'invoices').doc(invoiceId),
      inCompany(deps.db, companyId, 'creditNotes').doc(requestId),
    );
    const invoice = invoiceSchema.safeParse(bill?.data()).data;
    const before = note?.data();
    const known = before ? Number(before['totalCents']) : null;
    const reach = invoice ? invoice.totalCents - invoice.creditedCents - invoice.writtenOffCents : 0;
    const amount = known ?? Math.min(left, reach);
    if (amount <= 0) continue;
    await credit(deps, {
      companyId,
      uid,
      invoiceId,
      requestId,
      request: { kind: 'amount', grossCents: amount },
      reason: made.reason,
    });
    left -= amount;
  }
  return left;
}
