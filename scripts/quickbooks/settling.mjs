// Settlement by payments: balances are computed from all documents, so changing or voiding one leaves no trace.
import { faults } from './fault.mjs';
import { cents, decimal, referenced } from './sales.mjs';

const CHARGES = { Invoice: 1, JournalEntry: 1, CreditMemo: -1 };
const alive = (table) => [...table.values()].filter(({ isDeleted }) => !isDeleted);
const linesOf = (row) => (Array.isArray(row.Line) ? row.Line : []);
const receivableLines = (books, row) =>
  linesOf(row).filter(
    ({ JournalEntryLineDetail: detail }) =>
      books.tables.Account.get(detail?.AccountRef?.value)?.AccountType === 'Accounts Receivable',
  );

/** Returns a document's open balance, less what payments other than `except` settle. */
export function openCents(books, entity, row, except = '') {
  const wholeCents =
    entity === 'JournalEntry'
      ? receivableLines(books, row).reduce(
          (sum, line) => sum + (line.JournalEntryLineDetail.PostingType === 'Debit' ? 1 : -1) * cents(line.Amount),
          0,
        )
      : cents(row.TotalAmt);
  let settled = 0;
  for (const payment of alive(books.tables.Payment))
    if (payment.Id !== except && !payment.isVoid)
      for (const line of linesOf(payment))
        for (const link of line.LinkedTxn ?? [])
          if (link.TxnType === entity && link.TxnId === row.Id) settled += cents(line.Amount);
  return wholeCents - settled;
}

/** Returns what payments settle on every document, by type and id, for checking many of them. */
export function settledCents(books) {
  const settled = new Map();
  for (const payment of alive(books.tables.Payment))
    if (!payment.isVoid)
      for (const line of linesOf(payment))
        for (const { TxnType, TxnId } of line.LinkedTxn ?? []) {
          const key = `${TxnType}/${TxnId}`;
          settled.set(key, (settled.get(key) ?? 0) + cents(line.Amount));
        }
  return settled;
}

/** Checks a payment's lines, and returns the unapplied amount. */
export function settledBy(books, body, id) {
  const customer = referenced(books, 'Customer', body.CustomerRef, 'CustomerRef');
  if (body.TotalAmt === undefined) throw faults.missing('TotalAmt');
  const claimed = new Map();
  let appliedCents = 0;
  for (const line of linesOf(body)) {
    const [link] = line.LinkedTxn ?? [];
    const sign = CHARGES[link?.TxnType];
    if (!sign) throw faults.business(`LinkedTxn of type ${link?.TxnType}`);
    const row = books.tables[link.TxnType].get(link.TxnId);
    if (!row || row.isDeleted || row.isVoid) throw faults.notFound(`LinkedTxn ${link.TxnType} ${link.TxnId}`);
    const owner =
      link.TxnType === 'JournalEntry'
        ? receivableLines(books, row)[0]?.JournalEntryLineDetail.Entity?.EntityRef.value
        : row.CustomerRef.value;
    const parent = books.tables.Customer.get(owner)?.ParentRef?.value;
    if (owner !== customer.Id && parent !== customer.Id)
      throw faults.business('The linked transaction belongs to another customer');
    const key = `${link.TxnType}/${link.TxnId}`;
    claimed.set(key, (claimed.get(key) ?? 0) + cents(line.Amount));
    if (claimed.get(key) > openCents(books, link.TxnType, row, id))
      throw faults.business('The amount is more than what is open on the linked transaction');
    appliedCents += sign * cents(line.Amount);
  }
  if (appliedCents > cents(body.TotalAmt)) throw faults.business('The amounts applied are more than the payment');
  return { UnappliedAmt: decimal(cents(body.TotalAmt) - appliedCents) };
}

/** Checks a deposit's payments from Undeposited Funds, each once, and amounts from other accounts. */
export function deposited(books, body, id) {
  referenced(books, 'Account', body.DepositToAccountRef, 'DepositToAccountRef');
  const sum = linesOf(body).reduce((total, line) => {
    const [link] = line.LinkedTxn ?? [];
    if (!link) referenced(books, 'Account', line.DepositLineDetail?.AccountRef, 'AccountRef');
    else {
      if (line.DetailType) throw faults.business('A linked line has no DetailType');
      if (link.TxnLineId === undefined) throw faults.missing('TxnLineId');
      const payment = books.tables.Payment.get(link.TxnId);
      if (!payment || payment.isDeleted || payment.isVoid) throw faults.notFound(`Payment ${link.TxnId}`);
      if ((payment.DepositToAccountRef?.value ?? '30') !== '30')
        throw faults.business('The payment is not in Undeposited Funds');
      if (depositOf(books, 'Payment', payment.Id, id)) throw faults.business('The payment is deposited already');
    }
    return total + cents(line.Amount);
  }, 0);
  if (sum < 0) throw faults.business('Transaction amount must be 0 or greater');
  return { TotalAmt: decimal(sum) };
}

/** Returns the deposit a payment is in. */
export const depositOf = (books, type, id, except = '') =>
  alive(books.tables.Deposit).find(
    (deposit) =>
      deposit.Id !== except &&
      linesOf(deposit).some(({ LinkedTxn = [] }) =>
        LinkedTxn.some((link) => link.TxnType === type && link.TxnId === id),
      ),
  );

/** Checks that debits and credits are equal, and that a receivable names its customer. */
export function balanced(books, body) {
  let sum = 0;
  for (const line of linesOf(body)) {
    const detail = line.JournalEntryLineDetail ?? {};
    const account = referenced(books, 'Account', detail.AccountRef, 'AccountRef');
    if (account.AccountType === 'Accounts Receivable') {
      if (detail.Entity?.Type !== 'Customer')
        throw faults.business('When you use Accounts Receivable, you must choose a customer in the Name field.');
      referenced(books, 'Customer', detail.Entity.EntityRef, 'EntityRef');
    }
    if (cents(line.Amount) < 0) throw faults.business('Amounts are not negative');
    sum += (detail.PostingType === 'Debit' ? 1 : -1) * cents(line.Amount);
  }
  if (sum !== 0 || linesOf(body).length < 2) throw faults.business('Debits and credits are not equal');
  return { TotalAmt: 0 };
}
