// The payment page, instead of Stripe Checkout.
import { completeCheckout, isWaitingForBank } from '../billing/checkout.mjs';
import { moneyText } from '../billing/periods.mjs';
import { DECLINED } from '../billing/payments.mjs';
import { currentSession } from '../resources/checkoutSessions.mjs';
import { buttons, facts, html, page } from './html.mjs';

/** Maps each button to how it completes the session. */
const COMPLETIONS = {
  pay: 'paid',
  'start-trial': 'trial',
  'start-trial-with-card': 'paid',
  'pay-by-bank': 'async',
  decline: 'declined',
  'bank-pays': 'async-succeeded',
  'bank-refuses': 'async-failed',
};

/**
 * @param {import('../account.mjs').Account} account
 * @param {string} id
 * @param {{ isDeclined?: boolean }} [shown]
 * @returns {string}
 */
export function payPage(account, id, { isDeclined = false } = {}) {
  const session = currentSession(account, id);
  if (session.status === 'open') return openPage(account, session, isDeclined);
  const isWaiting = isWaitingForBank(account, session);
  const words = isWaiting
    ? 'The bank has been asked and has not answered yet.'
    : session.status === 'expired'
      ? 'This checkout has expired. Nothing was bought.'
      : session.payment_status === 'unpaid'
        ? 'The bank has refused. Nothing was paid.'
        : 'This checkout is done.';
  return page(
    'Checkout',
    html`<p class="note" role="status">${words}</p>
${
  isWaiting &&
  buttons(`/pay/${id}`, [
    { does: 'bank-pays', label: 'The bank pays', kind: 'main', hint: 'As if some days had passed.' },
    { does: 'bank-refuses', label: 'The bank refuses', kind: 'danger' },
  ])
}
${session.success_url && html`<a class="back" href="${successUrl(session)}">Back to the shop</a>`}`,
  );
}

function openPage(account, session, isDeclined) {
  const { lineItems, subscriptionData } = account.store.hidden(session.id);
  const days = subscriptionData.trial_period_days;
  const isFree = session.amount_total === 0;
  const isCardOptional = session.payment_method_collection === 'if_required';
  const customer = session.customer ? account.store.find('customer', session.customer) : null;
  const choices = isFree
    ? [
        isCardOptional && { does: 'start-trial', label: 'Start trial', kind: 'main', hint: 'No card is asked for.' },
        { does: 'start-trial-with-card', label: 'Start trial with a card', kind: isCardOptional ? '' : 'main' },
      ]
    : [
        { does: 'pay', label: 'Pay', kind: 'main', hint: 'With a test card that works.' },
        {
          does: 'pay-by-bank',
          label: 'Pay by bank (confirms later)',
          hint: 'The bank answers when you open this page again and say so.',
        },
      ];
  return page(
    'Checkout',
    html`<p class="total">${moneyText(session.amount_total, session.currency)}</p>
<p class="muted">${isFree ? 'due today' : 'to pay now'}</p>
${isDeclined && html`<p class="error" role="alert">${DECLINED.message} Try another card.</p>`}
${facts([
  ...lineItems.map(({ description, quantity, price, amount_total: amount }) => [
    quantity === 1 ? description : `${quantity} × ${description}`,
    `${moneyText(amount, price.currency)}${price.recurring ? ` per ${price.recurring.interval}` : ''}`,
  ]),
  ['Trial', days ? `${days} days free` : ''],
  ['For', customer?.name ?? customer?.email ?? session.customer_email],
])}
${buttons(
  `/pay/${session.id}`,
  [...choices, (!isFree || !isCardOptional) && { does: 'decline', label: 'Card is declined' }].filter(Boolean),
)}
${session.cancel_url && html`<a class="back" href="${session.cancel_url}">Back</a>`}`,
  );
}

/** A button was pressed. @returns {{ url: string } | { isDeclined: true }} where to go, or that nothing was paid */
export function pay(account, id, does) {
  const session = completeCheckout(account, currentSession(account, id), COMPLETIONS[does]);
  if (does === 'decline') return { isDeclined: true };
  return { url: does.startsWith('bank-') ? `/pay/${id}` : successUrl(session) };
}

const successUrl = (session) => session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
