// Invoices, and the home page, which explains this server.
import { isWaitingForBank } from '../billing/checkout.mjs';
import { dayText, moneyText } from '../billing/periods.mjs';
import { facts, html, page } from './html.mjs';

/**
 * @param {import('../account.mjs').Account} account
 * @param {string} id
 * @returns {string}
 */
export function invoicePage(account, id) {
  const invoice = account.store.get('invoice', id);
  const { number, status, created, currency, customer_name: name, total, amount_remaining: remaining, lines } = invoice;
  return page(
    `Invoice ${number}`,
    html`${facts([
      ['For', name ?? invoice.customer_email],
      ['Date', dayText(created)],
      ['Status', status],
      ...lines.data.map(({ description, amount }) => [description, moneyText(amount, currency)]),
      ['Total', moneyText(total, currency)],
      ['Still to pay', moneyText(remaining, currency)],
    ])}
<a class="back" href="/invoice/${id}/pdf">PDF</a>`,
  );
}

/** @param {import('../account.mjs').Account} account @returns {string} */
export function firstPage(account) {
  const waiting = account.store
    .all('checkout.session')
    .filter((session) => session.status === 'open' || isWaitingForBank(account, session));
  const accounts = account.store.list('account');
  return page(
    'What this is',
    html`<p>Without a key of your own, Fieldwright pays here instead of at Stripe. Put STRIPE_SECRET_KEY into your environment
to use a test account at Stripe.</p>
${
  waiting.length > 0 &&
  html`<h2>Checkouts that are not done</h2>
<ul>${waiting.map(
    ({ id, created, status, amount_total: amount, currency }) =>
      html`<li><a href="/pay/${id}">${moneyText(amount, currency)}, ${dayText(created)}</a>: ${status === 'open' ? 'open' : 'waits for the bank'}</li>\n`,
  )}</ul>`
}
${
  accounts.length > 0 &&
  html`<h2>Connected accounts</h2>
<ul>${accounts.map(({ id, business_profile: { name } }) => html`<li><a href="/connect/${id}">${name ?? id}</a></li>\n`)}</ul>`
}`,
  );
}
