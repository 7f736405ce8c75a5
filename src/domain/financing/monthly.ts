import { formatCents, formatRate, type MoneyFormat } from '../money/format';
import { lenderLink, type FinancingSettings } from './settings';

const MONTHS_PPM = 12_000_000n;
/** Digits kept while a rate is raised to a power: far below a cent on a billion. */
const SCALE = 10n ** 30n;

/**
 * Computes a loan's monthly payment in cents: the standard annuity formula, rounded up to the cent, without floats.
 * @param cents the amount borrowed
 * @param aprPpm the annual rate in parts per million; 0 divides evenly
 */
export function monthlyCents(
  cents: number,
  { aprPpm, termMonths }: Pick<FinancingSettings, 'aprPpm' | 'termMonths'>,
): number {
  // A form in progress may not have whole months yet.
  if (!Number.isInteger(termMonths) || termMonths < 1) return 0;
  const months = BigInt(termMonths);
  if (!Number.isInteger(aprPpm) || aprPpm <= 0) return Number((BigInt(cents) + months - 1n) / months);
  const rate = (BigInt(aprPpm) * SCALE) / MONTHS_PPM;
  let grown = SCALE;
  for (let month = 0; month < termMonths; month += 1) grown = (grown * (SCALE + rate)) / SCALE;
  const top = BigInt(cents) * rate * grown;
  const bottom = SCALE * (grown - SCALE);
  return Number((top + bottom - 1n) / bottom);
}

type Offer = Pick<FinancingSettings, 'isOn' | 'link' | 'terms' | 'minCents' | 'maxCents'>;

/** Whether an amount can be financed: the same for every customer, based on the amount alone. */
export const isFinanceable = (cents: number, { isOn, link, terms, minCents, maxCents }: Offer): boolean =>
  isOn && lenderLink(link) !== '' && terms.trim() !== '' && cents >= minCents && cents <= maxCents;

type Terms = Pick<FinancingSettings, 'aprPpm' | 'termMonths' | 'terms'>;

/** Formats `$136.90 a month`: never shown without `exampleText`. */
export const monthlyText = (cents: number, terms: Terms, format: MoneyFormat = {}): string =>
  `${formatCents(monthlyCents(cents, terms), format)} a month`;

/** Returns the disclosure the law requires with a monthly figure: the example it is based on, and that it is no promise. */
export const exampleText = (cents: number, terms: Terms, format: MoneyFormat = {}): string =>
  `Example: ${formatCents(cents, format)} over ${String(terms.termMonths)} months at ${formatRate(terms.aprPpm)} APR is ${String(terms.termMonths)} payments of ${formatCents(monthlyCents(cents, terms), format)}. ${terms.terms}`;

export type MerchantFee = { feeCents: number; payoutCents: number };

/** Returns the lender's fee on a payout, rounded up, and the amount that arrives. */
export function merchantFee(cents: number, { feePpm }: Pick<FinancingSettings, 'feePpm'>): MerchantFee {
  if (!Number.isInteger(feePpm)) return { feeCents: 0, payoutCents: cents };
  const feeCents = Number((BigInt(cents) * BigInt(feePpm) + 999_999n) / 1_000_000n);
  return { feeCents, payoutCents: cents - feeCents };
}
