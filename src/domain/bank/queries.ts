import type { ListQuery, Lookup } from '../record/listQuery';
import { beginningWith } from '../record/search';
import { wordLookups, type FoundByWords } from '../search/words';
import { parseCents } from '../money/parse';
import type { BankLineState } from './schema';

export const BANK_PAGE_SIZE = 50;
const SEARCH_LIMIT = 50;
const REFUNDS_LIMIT = 1000;
/** So many lines that were set aside teach what the next ones are. */
export const SET_ASIDE_LOOKED_AT = 300;
/** Firestore takes so many values in one `array-contains-any`. */
export const KEYS_AT_ONCE = 30;

/** '' = any. `from` and `to` are calendar days (YYYY-MM-DD), both included. */
export type BankFilters = { state: BankLineState | ''; account: string; from: string; to: string };

type Where = NonNullable<ListQuery['where']>;
const LATEST_FIRST = [{ field: 'on', direction: 'desc' as const }];

const within = ({ from, to }: Pick<BankFilters, 'from' | 'to'>): Where => [
  ...(from === '' ? [] : [{ field: 'on', operator: '>=' as const, value: from }]),
  ...(to === '' ? [] : [{ field: 'on', operator: '<=' as const, value: to }]),
];

/** Lines of statements, the latest first, to be read page by page. */
export function bankLineList({ state, account, ...days }: BankFilters): ListQuery {
  const where: Where = [
    ...(state === '' ? [] : [{ field: 'state', operator: '==' as const, value: state }]),
    ...(account === '' ? [] : [{ field: 'account', operator: '==' as const, value: account }]),
    ...within(days),
  ];
  return { ...(where.length > 0 && { where }), orderBy: LATEST_FIRST };
}

/** Refunds that were given since a day (YYYY-MM-DD), as the ledger has them. */
export const refundsSince = (day: string): ListQuery => ({
  where: [
    { field: 'kind', operator: '==', value: 'refund' },
    { field: 'on', operator: '>=', value: day },
  ],
  orderBy: LATEST_FIRST,
  limit: REFUNDS_LIMIT,
});

/** All lines in a state: how many there are. */
export const bankLinesInState = (state: BankLineState): ListQuery => ({
  where: [{ field: 'state', operator: '==', value: state }],
});

/** The latest lines of all accounts: which accounts there are. */
export const latestBankLines = (limit: number): ListQuery => ({ orderBy: LATEST_FIRST, limit });

/** Lines that some of these pieces are matched to, by their keys. */
export const bankLinesWithKeys = (keys: readonly string[]): ListQuery => ({
  where: [{ field: 'keys', operator: 'array-contains-any', value: keys.slice(0, KEYS_AT_ONCE) }],
});

const withAmount = (amountCents: number): ListQuery => ({
  where: [{ field: 'amountCents', operator: '==', value: amountCents }],
  limit: SEARCH_LIMIT,
});

/** A search for lines: words anywhere in them or in what they are matched to, a check number, or an amount with either sign. */
export function bankLineLookups(typed: string): Lookup<FoundByWords>[] {
  const amount = parseCents(typed, { decimalSeparator: '.' });
  return [
    ...wordLookups(typed, SEARCH_LIMIT),
    ...(/^\d+$/.test(typed.trim()) ? [{ query: beginningWith('checkNumber', typed.trim(), SEARCH_LIMIT) }] : []),
    ...(amount.ok && amount.value !== 0
      ? [{ query: withAmount(amount.value) }, { query: withAmount(-amount.value) }]
      : []),
  ];
}

/** Whether a found line fits the filters: searches look through all of them. */
export const fitsBankFilters = (
  line: { state: BankLineState; account: string; on: string },
  { state, account, from, to }: BankFilters,
): boolean =>
  (state === '' || line.state === state) &&
  (account === '' || line.account === account) &&
  (from === '' || line.on >= from) &&
  (to === '' || line.on <= to);
