import { certifiedOnes } from '@/domain/contract/money/billing';
import {
  creditedDepositCents,
  depositBillId,
  depositLeftCents,
  depositRequest,
  documentOfDeposit,
} from '@/domain/contract/money/deposit';
import { overpaidCents } from '@/domain/invoice/credit';
import { withTotal } from '@/domain/invoice/create';
import { invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { newNumber } from '@/domain/record/number';
import { moveCredit } from '../billing/applyCredit';
import { credit } from '../billing/creditInvoice';
import { issueDrafts } from '../billing/issueInvoices';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { precondition, toAppError } from '../platform/errors';
import { billTo } from './billTo';
import { openForChange, openMoney, storeBook, writeWhole } from './openMoney';

type Who = { companyId: string; uid: string };

/**
 * Asks for a contract's deposit: an invoice like every other, issued at once. Pressed twice, there is one; after it was voided there is a new one.
 * @returns why it could not be issued; '' when it was
 */
export async function askDeposit(deps: Deps, { companyId, uid }: Who, contractId: string): Promise<string> {
  const invoiceId = await draftDeposit(deps, { companyId, uid }, contractId);
  try {
    const [result] = await issueDrafts(deps, { companyId, uid }, [invoiceId]);
    return result?.error ?? '';
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    if (code === 'unknown' || code === 'unavailable') throw error;
    return userMessage;
  }
}

const draftDeposit = (deps: Deps, { companyId, uid }: Who, contractId: string): Promise<string> =>
  deps.db.runTransaction(async (transaction) => {
    const opened = await openForChange(deps, transaction, companyId, contractId);
    const { contract, book, today, now } = opened;
    const amountCents = contract.terms.depositCents;
    if (amountCents <= 0) throw precondition('This contract has no deposit.');
    const invoices = inCompany(deps.db, companyId, 'invoices');
    const ids = [1, 2, 3, 4, 5].map((attempt) => depositBillId(contractId, attempt));
    const known = (await transaction.getAll(...ids.map((id) => invoices.doc(id)))).filter((each) => each.exists);
    const last = known.at(-1);
    const state = String(last?.data()?.['state'] ?? 'void');
    if (last && state !== 'void' && state !== 'draft') throw precondition('The deposit was asked for already.');
    const invoiceId = state === 'draft' ? (last?.id ?? '') : (ids[known.length] ?? '');
    if (invoiceId === '') throw precondition('The deposit was voided too often. Write an invoice by hand.');
    const draft = invoiceSchema.parse({
      ...(await billTo(deps, transaction, companyId, contract)),
      draftNumber: newNumber('invoiceDraft', new Date(now)),
      title: `Deposit, contract ${contract.number}`,
      document: documentOfDeposit({
        contractNumber: contract.number,
        currency: contract.currency,
        date: today,
        amountCents,
      }),
      serviceDate: today,
      dueOn: today,
    });
    writeWhole(transaction, invoices.doc(invoiceId), state === 'draft' ? last?.data() : undefined, withTotal(draft), {
      uid,
      now,
    });
    storeBook(transaction, opened, { ...book, depositInvoiceId: invoiceId }, opened.applications, uid);
    return invoiceId;
  });

/**
 * Pays the bills of applications with the deposit, oldest first, until it is used up: what is used is credited on the deposit's invoice and moved
 * to the bill, so that both together are the contract's sum and no cent more. Repeating it goes on from what is stored.
 */
export async function creditDeposit(deps: Deps, { companyId, uid }: Who, contractId: string): Promise<void> {
  const { book, applications } = await deps.db.runTransaction((transaction) =>
    openMoney(deps, transaction, companyId, contractId),
  );
  if (book.depositInvoiceId === '') return;
  for (const { id, invoiceId } of certifiedOnes(applications)) {
    if (invoiceId === '') continue;
    await creditOne(deps, { companyId, uid }, { depositId: book.depositInvoiceId, billId: invoiceId });
    await noteCredited(deps, companyId, { applicationId: id, billId: invoiceId });
  }
}

type Pair = { depositId: string; billId: string };

async function creditOne(deps: Deps, { companyId, uid }: Who, { depositId, billId }: Pair): Promise<void> {
  const [deposit, bill] = await readInvoices(deps, companyId, [depositId, billId]);
  if (!deposit || !bill?.isOpen) return;
  const amountCents = Math.min(depositLeftCents(deposit), bill.balanceCents);
  if (amountCents <= 0) return;
  const missingCents = amountCents - overpaidCents(deposit);
  if (missingCents > 0)
    await credit(deps, {
      ...{ companyId, uid, invoiceId: depositId },
      requestId: depositRequest(depositId, deposit.creditNoteIds.length),
      request: { kind: 'amount', grossCents: missingCents },
      reason: `Credited on invoice ${bill.number}`,
    });
  await moveCredit(deps, {
    ...{ companyId, uid, fromInvoiceId: depositId, toInvoiceId: billId, amountCents },
    requestId: depositRequest(billId, bill.document.settlements.length),
  });
}

/** An application says what of the deposit paid its bill. */
const noteCredited = (deps: Deps, companyId: string, of: { applicationId: string; billId: string }): Promise<void> =>
  deps.db.runTransaction(async (transaction) => {
    const ref = inCompany(deps.db, companyId, 'payApplications').doc(of.applicationId);
    const [stored, bill] = await transaction.getAll(ref, inCompany(deps.db, companyId, 'invoices').doc(of.billId));
    const { data } = invoiceSchema.safeParse(bill?.data());
    if (!stored?.exists || !data) return;
    const depositCents = creditedDepositCents(data);
    if ((stored.data()?.['depositCents'] ?? 0) === depositCents) return;
    transaction.update(ref, { depositCents, ...updatedAudit('', deps.now(), stored.data()) });
  });

async function readInvoices(deps: Deps, companyId: string, ids: readonly string[]): Promise<(Invoice | undefined)[]> {
  const invoices = inCompany(deps.db, companyId, 'invoices');
  const found = await deps.db.getAll(...ids.map((id) => invoices.doc(id)));
  return found.map((each) => invoiceSchema.safeParse(each.data()).data);
}
