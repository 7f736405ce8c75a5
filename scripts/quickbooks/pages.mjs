// The stand-in's page for people: the books, and what a bookkeeper or Intuit would do to them.
import { escapeHtml } from '../mailbox/html.mjs';
import { page } from './html.mjs';
import { shown, write } from './write.mjs';

const ENTITIES = ['Invoice', 'Payment', 'CreditMemo', 'SalesReceipt', 'JournalEntry', 'Deposit', 'Customer', 'Item'];
const money = (amount) => Number(amount ?? 0).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const button = (does, fields, label) =>
  `<form method="post" action="/act">${Object.entries({ does, ...fields })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}<button>${escapeHtml(label)}</button></form>`;

function tableOf(realmId, books, entity) {
  const rows = [...books.tables[entity].values()]
    .filter(({ isDeleted }) => !isDeleted)
    .map((row) => shown(books, entity, row));
  if (rows.length === 0) return '';
  const files = [...books.tables.Attachable.values()].filter(({ isDeleted }) => !isDeleted);
  const cells = rows.slice(-200).map((row) => {
    const name = row.DisplayName ?? row.Name ?? books.tables.Customer.get(row.CustomerRef?.value)?.DisplayName ?? '';
    const does =
      entity === 'Invoice' && !row.isVoid
        ? button('pay', { realmId, id: row.Id }, 'Pay it here') +
          button('edit', { realmId, id: row.Id }, 'Add a cent of tax')
        : '';
    const attached = files
      .filter(({ AttachableRef = [] }) =>
        AttachableRef.some(({ EntityRef }) => EntityRef?.type === entity && EntityRef.value === row.Id),
      )
      .map(
        (file) =>
          `<a href="/file?realmId=${realmId}&amp;id=${file.Id}">${escapeHtml(file.FileName)}</a> (${Math.ceil(file.Size / 1024)} KB)`,
      );
    return `<tr><td>${row.Id}</td><td>${escapeHtml(row.DocNumber ?? '')}</td><td>${row.TxnDate ?? ''}</td><td>${escapeHtml(name)}</td><td class="sum">${row.TotalAmt === undefined ? '' : money(row.TotalAmt)}</td><td class="sum">${row.TxnTaxDetail ? money(row.TxnTaxDetail.TotalTax) : ''}</td><td class="sum">${row.Balance === undefined ? '' : money(row.Balance)}</td><td>${escapeHtml(row.PrivateNote ?? '')}</td><td>${attached.join('<br>')}</td><td><div class="bar">${does}</div></td></tr>`;
  });
  return `<h2>${entity} (${rows.length})</h2><div class="wide"><table><tr><th>Id</th><th>No.</th><th>Date</th><th>Name</th><th>Total</th><th>Tax</th><th>Open</th><th>Note</th><th>Attached</th><th></th></tr>${cells.join('')}</table></div>`;
}

export function booksPage(store) {
  const companies = [...store.state.realms].map(
    ([realmId, books]) =>
      `<h1>${escapeHtml(books.company.CompanyName)}</h1><p>Company ${realmId}</p>${ENTITIES.map((entity) => tableOf(realmId, books, entity)).join('') || '<p>Nothing was written yet.</p>'}`,
  );
  return page(
    'Books',
    `<p>Local stand-in for QuickBooks Online. What the app writes here goes nowhere else. <a href="/">Look again</a></p>${companies.join('')}<div class="bar">${button('revoke', {}, 'Take all access away')}${button('forget', {}, 'Let all access tokens expire')}</div>`,
  );
}

/** Handles a pressed button. */
export function act(store, form) {
  const books = store.state.realms.get(form.get('realmId') ?? '');
  const id = form.get('id') ?? '';
  const day = store.iso().slice(0, 10);
  switch (form.get('does')) {
    case 'pay': {
      const invoice = shown(books, 'Invoice', books.tables.Invoice.get(id));
      const body = {
        CustomerRef: invoice.CustomerRef,
        TotalAmt: invoice.Balance,
        TxnDate: day,
        Line: [{ Amount: invoice.Balance, LinkedTxn: [{ TxnId: id, TxnType: 'Invoice' }] }],
      };
      return write(store, books, 'Payment', { body, operation: '', include: '' });
    }
    case 'edit': {
      const { Id, SyncToken, TxnTaxDetail } = books.tables.Invoice.get(id);
      const body = {
        Id,
        SyncToken,
        sparse: true,
        TxnTaxDetail: { TotalTax: Number((TxnTaxDetail.TotalTax + 0.01).toFixed(2)) },
      };
      return write(store, books, 'Invoice', { body, operation: '', include: '' });
    }
    case 'revoke':
      return store.state.grants.clear();
    case 'forget':
      return store.forgetAccess();
  }
}
