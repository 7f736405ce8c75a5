import { parsePrice } from '@/domain/money/parse';
import type { Data } from './turn';

const AMOUNT = String.raw`\$?\s?\d[\d,]*(?:\.\d{1,2})?\s?k?\b(?:\s*(?:dollars?|bucks))?`;
const OVER = String.raw`(?:over|above|more than|greater than|bigger than|larger than|higher than|at least|exceeding|north of|from|>=?)`;
const UNDER = String.raw`(?:under|below|less than|smaller than|lower than|cheaper than|at most|up to|no more than|<=?)`;
/** Money in a question: with a dollar sign, in thousands, or a number that isn't a count of days. */
const BETWEEN = new RegExp(String.raw`\b(?:between|from)\s+(${AMOUNT})\s+(?:and|to|-)\s+(${AMOUNT})`, 'i');
const NO_MONEY = String.raw`(?!\s*(?:days?|weeks?|months?|years?|hours?|%|percent|minutes?))`;
const AT_LEAST = new RegExp(String.raw`(?<!\bno )${OVER}\s+(${AMOUNT})${NO_MONEY}`, 'i');
const AT_MOST = new RegExp(String.raw`${UNDER}\s+(${AMOUNT})${NO_MONEY}`, 'i');

const EXACTLY = new RegExp(String.raw`\b(?:of|for|at|exactly)\s+(\$\s?\d[\d,]*(?:\.\d{1,2})?\s?k?\b)`, 'i');

/** Words in a question that specify an amount. */
export const AMOUNT_WORDS = new RegExp(
  [BETWEEN, AT_MOST, AT_LEAST, EXACTLY].map(({ source }) => source.replaceAll('(\\$', '(?:\\$')).join('|'),
  'i',
);

const dollarsOf = (words: string | undefined): number | null => {
  const read = words === undefined ? null : parsePrice(words.replace(/\s*(?:dollars?|bucks)/i, ''), 100_000_000_000);
  return read?.ok ? read.value / 100 : null;
};

/** Parses “over $10,000”, “under 5k”, “between $1,000 and $2,000” as limits for a lookup; undefined if there are none. */
export function amountsIn(question: string): Data | undefined {
  const [, low, high] = BETWEEN.exec(question) ?? [];
  const min = dollarsOf(low ?? AT_LEAST.exec(question)?.[1]);
  const max = dollarsOf(high ?? AT_MOST.exec(question)?.[1]);
  const exactly = min === null && max === null ? dollarsOf(EXACTLY.exec(question)?.[1]) : null;
  if (exactly !== null) return { min_dollars: exactly, max_dollars: exactly };
  return min === null && max === null ? undefined : { min_dollars: min, max_dollars: max };
}
