import type { ListQuery, Lookup } from '../record/listQuery';
import { beginningWith } from '../record/search';
import { wordLookups, type FoundByWords } from '../search/words';
import { parseCents } from '../money/parse';
import type { BankLineState } from './schema';

export const BANK_PAGE_SIZE = 50;
const SEARCH_LIMIT = 50;
const REFUNDS_LIMIT = 1000;
/** Number of set-aside lines used to suggest how to treat new ones. */
export const SET_ASIDE_LOOKED_AT = 300;
/** Firestore's limit for values in one `array-contains-any`. */
export const KEYS_AT_ONCE = 30;

/** '' = any. `from` and `to` are calendar days (YYYY-MM-DD), inclusive. */
export type BankFilters = { state: BankLineState | ''; account: string; from: string; to: string };

type Where = NonNullable<ListQuery['where']>;
const LATEST_FIRST = [{ field: 'on', direction: 'desc' as const }];

const within = ({ from, to }: Pick<BankFilters, 'from' | 'to'>): Where => [
  ...(from === '' ? [] : [{ field: 'on', operator: '>=' as const, value: from }]),
  ...(to === '' ? [] : [{ field: 'on', operator: '<=' as const, value: to }]),
];

/** Statement lines, latest first, read page by page. */
export function bankLineList({ state, account, ...days }: BankFilters): ListQuery {
  const where: Where = [
    ...(state === '' ? [] : [{ field: 'state', operator: '==' as const, value: state }]),
    ...(account === '' ? [] : [{ field: 'account', operator: '==' as const, value: account }]),
    ...within(days),
  ];
  return { ...(where.length > 0 && { where }), orderBy: LATEST_FIRST };
}

/** Refunds given since a day (YYYY-MM-DD), from the ledger. */
export const refundsSince = (day: string): ListQuery => ({
  where: [
    { field: 'kind', operator: '==', value: 'refund' },
    { field: 'on', operator: '>=', value: day },
  ],
  orderBy: LATEST_FIRST,
  limit: REFUNDS_LIMIT,
});

/** All lines in a state, for counting. */
export const bankLinesInState = (state: BankLineState): ListQuery => ({
  where: [{ field: 'state', operator: '==', value: state }],
});

/** The latest lines of all accounts, to find out which accounts exist. */
export const latestBankLines = (limit: number): ListQuery => ({ orderBy: LATEST_FIRST, limit });

/** Lines matched to any of these pieces, by their keys. */
export const bankLinesWithKeys = (keys: readonly string[]): ListQuery => ({
  where: [{ field: 'keys', operator: 'array-contains-any', value: keys.slice(0, KEYS_AT_ONCE) }],
});

const withAmount = (amountCents: number): ListQuery => ({
  where: [{ field: 'amountCents', operator: '==', value: amountCents }],
  limit: SEARCH_LIMIT,
});

/** Looks up lines by words anywhere in them or in their matches, a check number, or an amount with either sign. */
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

/** Whether a found line fits the filters, since searches look through all lines. */
export const fitsBankFilters = (
  line: { state: BankLineState; account: string; on: string },
  { state, account, from, to }: BankFilters,
): boolean =>
  (state === '' || line.state === state) &&
  (account === '' || line.account === account) &&
  (from === '' || line.on >= from) &&
  (to === '' || line.on <= to);
