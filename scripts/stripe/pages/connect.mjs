// The page where a business connects its account, instead of Stripe's onboarding and dashboard.
import { payOut } from '../billing/balance.mjs';
import { moneyText } from '../billing/periods.mjs';
import { completeOnboarding, restrictAccount } from '../resources/accounts.mjs';
import { buttons, facts, html, page } from './html.mjs';

/** @param {import('../account.mjs').Account} account @param {string} id @returns {string} */
export function connectPage(account, id) {
  const { store } = account;
  const {
    business_profile: profile,
    email,
    charges_enabled: isReady,
    default_currency: currency,
  } = store.get('account', id);
  const open = store.within(id, () =>
    store
      .list('balance_transaction')
      .filter((one) => !store.hidden(one.id).payout)
      .reduce((sum, { net }) => sum + net, 0),
  );
  const { returnUrl } = store.hidden(id);
  const choices = isReady
    ? [
        ...(open > 0
          ? [
              {
                does: 'pay-out',
                label: `Pay out ${moneyText(open, currency)}`,
                kind: 'main',
                hint: 'As Stripe does by itself each day.',
              },
            ]
          : []),
        {
          does: 'restrict',
          label: 'Stripe asks for a document',
          kind: 'danger',
          hint: 'No payments until it is given.',
        },
      ]
    : [
        {
          does: 'complete',
          label: 'Complete the account',
          kind: 'main',
          hint: 'In the place of the questions that Stripe asks about your business and your bank.',
        },
      ];
  return page(
    'Your account for payments',
    html`${facts([
      ['Business', profile.name],
      ['E-mail', email],
      ['Takes payments', isReady ? 'Yes' : 'Not yet'],
      ['Balance', moneyText(open, currency)],
    ])}
${buttons(`/connect/${id}`, choices)}
${returnUrl && html`<a class="back" href="${returnUrl}">Back to Fieldwright</a>`}`,
  );
}

/** A button was pressed. @returns {{ url: string }} where to go */
export function connect(account, id, does) {
  const { returnUrl } = account.store.hidden(id);
  if (does === 'complete') {
    completeOnboarding(account, id);
    return { url: returnUrl ?? `/connect/${id}` };
  }
  if (does === 'restrict') restrictAccount(account, id);
  if (does === 'pay-out') account.store.within(id, () => payOut(account));
  return { url: `/connect/${id}` };
}
