// Creating, changing, voiding and deleting, with QuickBooks' checks.
import { faults } from './fault.mjs';
import { cents, checkDocument, decimal, numberOf, priced, referenced } from './sales.mjs';
import { balanced, deposited, depositOf, openCents, settledBy } from './settling.mjs';

const NAMES = new Set(['Customer', 'Vendor', 'Employee']);
const SALES = new Set(['Invoice', 'CreditMemo', 'SalesReceipt', 'RefundReceipt']);
export const DOCUMENTS = new Set([...SALES, 'Payment', 'JournalEntry', 'Deposit']);

function checkName(books, entity, body, id) {
  const name = (body.DisplayName ?? '').trim();
  if (name === '') throw faults.missing('DisplayName');
  if (name.length > 500) throw faults.tooLong('DisplayName');
  if (/[:\t\n]/.test(name)) throw faults.business('The name has characters that are not allowed');
  if ((body.PrimaryPhone?.FreeFormNumber ?? '').length > 21) throw faults.tooLong('FreeFormNumber');
  for (const field of ['GivenName', 'FamilyName', 'CompanyName'])
    if ((body[field] ?? '').length > 100) throw faults.tooLong(field);
  for (const kind of NAMES)
    for (const row of books.tables[kind].values())
      if ((row.Id !== id || kind !== entity) && !row.isDeleted && row.DisplayName.toLowerCase() === name.toLowerCase())
        throw faults.duplicateName(name);
  if (body.ParentRef) referenced(books, 'Customer', body.ParentRef, 'ParentRef');
}

function checkItem(books, body, id) {
  if (!body.Name) throw faults.missing('Name');
  if (body.Name.length > 100) throw faults.tooLong('Name');
  if (body.Name.includes(':')) throw faults.business('The name has characters that are not allowed');
  if (!body.IncomeAccountRef) throw faults.missing('IncomeAccountRef');
  referenced(books, 'Account', body.IncomeAccountRef, 'IncomeAccountRef');
  for (const row of books.tables.Item.values())
    if (row.Id !== id && row.Name.toLowerCase() === body.Name.toLowerCase()) throw faults.duplicateName(body.Name);
}

/** Returns a body with the fields QuickBooks adds after accepting it. */
function computed(store, books, entity, body, id) {
  if (NAMES.has(entity)) {
    checkName(books, entity, body, id);
    return { Active: body.Active ?? true };
  }
  if (entity === 'Item') {
    checkItem(books, body, id);
    return { Active: body.Active ?? true };
  }
  if (!DOCUMENTS.has(entity)) throw faults.unsupported(`create ${entity}`);
  checkDocument(books, body);
  if (SALES.has(entity)) {
    referenced(books, 'Customer', body.CustomerRef, 'CustomerRef');
    return { ...priced(books, body, store.state.switches), DocNumber: numberOf(books, entity, body, id) };
  }
  if (entity === 'Payment') return settledBy(books, body, id);
  return entity === 'Deposit' ? deposited(books, body, id) : balanced(books, body);
}

/** Returns an object as QuickBooks returns it, with its open balance. `settled`: computed once for many. */
export function shown(books, entity, row, settled) {
  if (entity !== 'Invoice' && entity !== 'CreditMemo') return row;
  const open = settled
    ? cents(row.TotalAmt) - (settled.get(`${entity}/${row.Id}`) ?? 0)
    : openCents(books, entity, row);
  return { ...row, Balance: decimal(open) };
}

/** Stores a row with the next version number, and reports it. */
export function keep(store, books, entity, row, verb) {
  const before = books.tables[entity].get(row.Id);
  const at = store.iso();
  const kept = {
    ...row,
    SyncToken: before ? String(Number(before.SyncToken) + 1) : '0',
    MetaData: { CreateTime: before?.MetaData.CreateTime ?? at, LastUpdatedTime: at },
  };
  books.tables[entity].set(row.Id, kept);
  // Webhooks don't report files.
  if (entity !== 'Attachable') store.state.news.push({ books, entity, id: row.Id, verb, at });
  return kept;
}

/** Removes a voided invoice from the payments that reference it. */
function loosen(store, books, entity, id) {
  for (const payment of books.tables.Payment.values())
    if (
      !payment.isDeleted &&
      payment.Line?.some(({ LinkedTxn = [] }) => LinkedTxn.some((link) => link.TxnType === entity && link.TxnId === id))
    ) {
      const Line = payment.Line.filter(
        ({ LinkedTxn = [] }) => !LinkedTxn.some((link) => link.TxnType === entity && link.TxnId === id),
      );
      // A payment that applied a credit to it no longer applies anything.
      keep(
        store,
        books,
        'Payment',
        {
          ...payment,
          Line: Number(payment.TotalAmt) === 0 ? [] : Line,
          ...(Number(payment.TotalAmt) === 0 ? {} : { UnappliedAmt: payment.TotalAmt }),
        },
        'updated',
      );
    }
}

/** `POST /{entity}` @returns the response */
export function write(store, books, entity, { body, operation, include }) {
  if (!books.tables[entity]) throw faults.unsupported(entity);
  if (body.Id === undefined) {
    if (operation !== '') throw faults.missing('Id');
    const id = String(books.nextId++);
    const row = { ...body, ...computed(store, books, entity, body, id), Id: id };
    return { [entity]: shown(books, entity, keep(store, books, entity, row, 'created')) };
  }
  const before = books.tables[entity].get(String(body.Id));
  if (!before || before.isDeleted) throw faults.notFound(`${entity} ${body.Id}`);
  if (String(body.SyncToken) !== before.SyncToken) throw faults.stale();
  if (entity === 'Payment' && depositOf(books, 'Payment', before.Id)) throw faults.deposited();
  if (operation === 'delete') {
    if (!DOCUMENTS.has(entity) && entity !== 'Attachable') throw faults.unsupported('delete');
    if (entity !== 'Attachable') {
      checkDocument(books, before);
      loosen(store, books, entity, before.Id);
    }
    keep(store, books, entity, { ...before, isDeleted: true }, 'deleted');
    return { [entity]: { Id: before.Id, status: 'Deleted', domain: 'QBO' } };
  }
  if (operation === 'void' || include === 'void') {
    const mayBe = operation === 'void' ? entity === 'Invoice' : entity === 'Payment' || entity === 'SalesReceipt';
    if (!mayBe) throw faults.unsupported(`void ${entity}`);
    checkDocument(books, before);
    loosen(store, books, entity, before.Id);
    const note = ['Voided', before.PrivateNote].filter(Boolean).join(' - ');
    const row = {
      ...before,
      Line: [],
      TotalAmt: 0,
      TxnTaxDetail: { TotalTax: 0 },
      UnappliedAmt: 0,
      PrivateNote: note,
      isVoid: true,
    };
    return { [entity]: shown(books, entity, keep(store, books, entity, row, 'voided')) };
  }
  if (entity !== 'Customer' && entity !== 'Item') checkDocument(books, before);
  const after = body.sparse ? { ...before, ...body } : { ...body, MetaData: before.MetaData };
  const row = { ...after, ...computed(store, books, entity, after, before.Id), Id: before.Id };
  return { [entity]: shown(books, entity, keep(store, books, entity, row, 'updated')) };
}
