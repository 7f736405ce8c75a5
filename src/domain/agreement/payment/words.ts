import { monthsOfInterval } from '../record/term';
import { priceText } from '../record/words';
import type { Agreement } from '../record/schema';
import type { SavedCard } from './schema';

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** `Visa ending in 4242`. */
export const cardText = ({ kind, brand, last4 }: Pick<SavedCard, 'kind' | 'brand' | 'last4'>): string =>
  `${kind === 'bank' ? brand || 'Bank account' : (BRANDS[brand] ?? 'Card')} ending in ${last4}`;

/** `12/34`; '' for a method that doesn't expire. */
export const expiryText = ({ expires }: Pick<SavedCard, 'expires'>): string =>
  expires === '' ? '' : `${expires.slice(5)}/${expires.slice(2, 4)}`;

const HOW_OFTEN: Readonly<Record<number, string>> = { 1: 'each month', 3: 'every three months', 12: 'each year' };

/**
 * Returns the terms that a customer agrees to when saving a card: who charges what, how often, and how it ends. Stored verbatim with the
 * time and the network address. Method A3.
 * @param totalCents per billing period, with tax
 */
export function consentText(
  { plan, number, interval, currency }: Pick<Agreement, 'plan' | 'number' | 'interval' | 'currency'>,
  companyName: string,
  totalCents: number,
): string {
  const price = priceText(totalCents, interval, currency);
  const months = monthsOfInterval(interval, plan.termMonths);
  return (
    `I authorize ${companyName} to save this payment method and to charge it for ${plan.name} (${number}): ${price}, ` +
    `${HOW_OFTEN[months] ?? `every ${months} months`} on the day it is billed, and what is open now. The amount changes only with the price that I agree to and with sales tax. ` +
    `If a charge does not go through, it may be tried again on later days. I can remove the payment method or cancel at any time on my agreement’s page, or by asking ${companyName}.`
  );
}

/** Explains to the customer why a charge failed. */
export function declineText(code: string): string {
  switch (code) {
    case 'insufficient_funds':
      return 'there was not enough money in the account';
    case 'expired_card':
      return 'the card has expired';
    case 'authentication_required':
      return 'the bank wants you to confirm it';
    case 'lost_card':
    case 'stolen_card':
    case 'pickup_card':
    case 'account_closed':
    case 'no_account':
      return 'the bank no longer accepts it';
    default:
      return 'the bank declined it';
  }
}
