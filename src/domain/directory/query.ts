import { phoneDigits } from '../contact/format';
import { fold } from './fold';

/** One word of a query, and its digits when it may be part of a phone number. */
export type QueryWord = { text: string; digits: string };

/** A parsed search query. `phone`: all of it may be one phone number. */
export type ParsedQuery = { text: string; words: readonly QueryWord[]; phone: string };

const MAX_LENGTH = 200;
const MAX_WORDS = 8;
/** Fewer digits than this are part of an address rather than of a phone number. */
const MIN_PHONE_DIGITS = 3;

function digitsOf(text: string): string {
  if (!/^[\d\s()+./–-]+$/.test(text)) return '';
  const digits = text.trimStart().startsWith('+1') ? text.replace(/\D/g, '').slice(1) : phoneDigits(text);
  return digits.length >= MIN_PHONE_DIGITS ? digits : '';
}

/** Parses the first 200 characters and eight words of the input. */
export function parseQuery(query: string): ParsedQuery {
  const text = fold(query.slice(0, MAX_LENGTH)).trim().replace(/\s+/g, ' ');
  const words = text
    .split(' ')
    .map((word) => ({ text: word.replace(/^[,;.]+|[,;.]+$/g, ''), digits: digitsOf(word) }))
    .filter((word) => word.text !== '')
    .slice(0, MAX_WORDS);
  return { text, words, phone: digitsOf(text) };
}
