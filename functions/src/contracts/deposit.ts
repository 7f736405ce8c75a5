import { certifiedOnes } from '@/domain/contract/money/billing';
import {
  creditedDepositCents,
  depositBillId,
  depositCreditCents,
  depositHeldCents,
  depositLeftCents,
  depositRequest,
  documentOfDeposit,
} from '@/domain/contract/money/deposit';
import { creditUseIds, creditUseOf, isDepositUse } from '@/domain/invoice/credit';
import { withTotal } from '@/domain/invoice/create';
import { invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { newNumber } from '@/domain/record/number';
import { ledgerEntrySchema } from '@/domain/ledger/schema';
import { moveCredit, returnCredit } from '../billing/applyCredit';
import { credit } from '../billing/creditInvoice';
import { issueDrafts } from '../billing/issueInvoices';
import type { Deps } from '../platform/admin';
import { revisionOf, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { precondition, toAppError } from '../platform/errors';
import { billTo } from './billTo';
import { openForChange, openMoney, storeBook, writeWhole } from './openMoney';

type Who = { companyId: string; uid: string };

/**
 * Requests a contract's deposit: a regular invoice, issued immediately. Clicking twice creates one; after it was voided, a new one is
 * created.
 * @returns why it couldn't be issued, or '' if it was
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
 * Pays application bills from the deposit actually received, oldest first, until it is used up: the amount used is credited on the
 * deposit's invoice and moved to the bill, so that together they equal the contract's sum to the cent. Amounts no longer available are
 * taken back first, from the newest bill. A rerun continues from the stored state.
 */
export async function creditDeposit(deps: Deps, { companyId, uid }: Who, contractId: string): Promise<void> {
  const { book, applications } = await deps.db.runTransaction((transaction) =>
    openMoney(deps, transaction, companyId, contractId),
  );
  if (book.depositInvoiceId === '') return;
  await takeBack(deps, { companyId, uid }, book.depositInvoiceId);
  for (const { id, invoiceId } of certifiedOnes(applications)) {
    if (invoiceId === '') continue;
    await creditOne(deps, { companyId, uid }, { depositId: book.depositInvoiceId, billId: invoiceId });
    await noteCredited(deps, companyId, { applicationId: id, billId: invoiceId });
  }
}

/**
 * Takes back amounts from bills that now owe less because they were credited, and amounts the deposit no longer holds because of a refund
 * or bounced check.
 */
async function takeBack(deps: Deps, { companyId, uid }: Who, depositId: string): Promise<void> {
  const [deposit] = await readInvoices(deps, companyId, [depositId]);
  const uses = (deposit?.invoice.document.settlements ?? []).filter(isDepositUse).toReversed();
  if (!deposit || uses.length === 0) return;
  const ledger = inCompany(deps.db, companyId, 'ledger');
  const entries = await deps.db.getAll(...uses.map((use) => ledger.doc(creditUseIds(creditUseOf(use)).taken)));
  const billIds = entries.map((each) => ledgerEntrySchema.safeParse(each.data()).data?.invoiceId ?? '');
  const bills = await readInvoices(
    deps,
    companyId,
    [...new Set(billIds)].filter((id) => id !== ''),
  );
  const owedCents = new Map(bills.map(({ id, invoice }) => [id, invoice.balanceCents]));
  let heldCents = depositHeldCents(deposit.invoice);
  for (const [index, use] of uses.entries()) {
    const billId = billIds[index] ?? '';
    const owed = owedCents.get(billId);
    if (owed === undefined || (heldCents >= 0 && owed >= 0)) continue;
    const reason = owed < 0 ? 'Its bill owes nothing' : 'This part of the deposit was given back';
    await returnCredit(deps, { companyId, uid, requestId: creditUseOf(use), reason });
    heldCents += use.amountCents;
    owedCents.set(billId, owed + use.amountCents);
  }
}

type Pair = { depositId: string; billId: string };

async function creditOne(deps: Deps, { companyId, uid }: Who, { depositId, billId }: Pair): Promise<void> {
  const found = await readInvoices(deps, companyId, [depositId, billId]);
  const [deposit, bill] = [depositId, billId].map((id) => found.find((each) => each.id === id));
  if (!deposit || !bill?.invoice.isOpen) return;
  const amountCents = Math.min(depositLeftCents(deposit.invoice), bill.invoice.balanceCents);
  if (amountCents <= 0) return;
  const missingCents = amountCents - depositCreditCents(deposit.invoice);
  if (missingCents > 0)
    await credit(deps, {
      ...{ companyId, uid, invoiceId: depositId },
      requestId: depositRequest(depositId, deposit.invoice.creditNoteIds.length),
      request: { kind: 'amount', grossCents: missingCents },
      reason: `Credited on invoice ${bill.invoice.number}`,
    });
  await moveCredit(deps, {
    ...{ companyId, uid, fromInvoiceId: depositId, toInvoiceId: billId, amountCents },
    // An amount taken back can go to the same bill again, as a separate step.
    requestId: depositRequest(billId, bill.revision),
    creditOf: depositCreditCents,
  });
}

/** Records on an application how much of the deposit paid its bill. */
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

type Found = { id: string; invoice: Invoice; revision: string };

/** Reads the invoices that can be parsed. */
async function readInvoices(deps: Deps, companyId: string, ids: readonly string[]): Promise<Found[]> {
  if (ids.length === 0) return [];
  const invoices = inCompany(deps.db, companyId, 'invoices');
  const found = await deps.db.getAll(...ids.map((id) => invoices.doc(id)));
  return found.flatMap((each) => {
    const { data: invoice } = invoiceSchema.safeParse(each.data());
    return invoice ? [{ id: each.id, invoice, revision: revisionOf(each.data()) }] : [];
  });
}
