// Payment method behavior in the stand-in, by Stripe's own test numbers and names.
import { invalid } from '../http/fault.mjs';

/**
 * @typedef {object} Behavior
 * @property {'card' | 'us_bank_account'} [type]
 * @property {Record<string, unknown>} [looks] fields of the card or account
 * @property {string} [refusedAt] the decline code with which it cannot even be saved
 * @property {string} [declines] the decline code with which it is saved, and refused when charged
 * @property {'setup' | 'always'} [asks] when the bank wants the customer to confirm
 * @property {string} [fails] of a bank account: why the debit fails after days
 */

/** @type {Record<string, Behavior>} */
const BY_NUMBER = {
  4242424242424242: {},
  5555555555554444: { looks: { brand: 'mastercard', display_brand: 'mastercard', last4: '4444' } },
  4000000000000002: { looks: { last4: '0002' }, refusedAt: 'generic_decline' },
  4000000000009995: { looks: { last4: '9995' }, refusedAt: 'insufficient_funds' },
  4000000000009987: { looks: { last4: '9987' }, refusedAt: 'lost_card' },
  4000000000000341: { looks: { last4: '0341' }, declines: 'generic_decline' },
  4000002500003155: { looks: { last4: '3155' }, asks: 'setup' },
  4000002760003184: { looks: { last4: '3184' }, asks: 'always' },
};

/** @type {Record<string, Behavior>} */
const BY_ACCOUNT = {
  '000123456789': {},
  '000111111113': { looks: { last4: '1113' }, fails: 'account_closed' },
  '000222222227': { looks: { last4: '2227' }, fails: 'insufficient_funds' },
};

/** Stripe's test names, which a server may use where a browser would send a number. */
const BY_NAME = {
  pm_card_visa: BY_NUMBER[4242424242424242],
  pm_card_mastercard: BY_NUMBER[5555555555554444],
  pm_card_chargeDeclined: BY_NUMBER[4000000000000002],
  pm_card_chargeCustomerFail: BY_NUMBER[4000000000000341],
  pm_card_authenticationRequiredOnSetup: BY_NUMBER[4000002500003155],
  pm_card_authenticationRequired: BY_NUMBER[4000002760003184],
  pm_usBankAccount_success: { type: 'us_bank_account' },
  pm_usBankAccount_accountClosed: { type: 'us_bank_account', ...BY_ACCOUNT['000111111113'] },
};

/** @param {string} name @returns {Behavior | undefined} */
export const behaviorOfName = (name) => BY_NAME[name];

/**
 * What somebody typed into the fields.
 * @param {Record<string, any>} data payment_method_data
 * @returns {Behavior}
 */
export function behaviorOfData(data) {
  if (data.type === 'us_bank_account') {
    const behavior = BY_ACCOUNT[data.us_bank_account?.account_number];
    if (!behavior) throw invalid('You must use a valid test bank account number.', 'us_bank_account[account_number]');
    return { ...behavior, type: 'us_bank_account' };
  }
  const number = String(data.card?.number ?? '').replaceAll(/\D/g, '');
  const behavior = BY_NUMBER[number];
  if (!behavior) throw invalid('Your card number is invalid.', 'card[number]', 'incorrect_number');
  const { exp_month: month, exp_year: year } = data.card;
  return { ...behavior, looks: { ...behavior.looks, exp_month: Number(month), exp_year: Number(year) } };
}
