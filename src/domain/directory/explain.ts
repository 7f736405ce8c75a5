import { phoneDigits } from '../contact/format';
import { fold } from './fold';
import { parseQuery, type QueryWord } from './query';
import type { DirectoryRow } from './schema';

/**
 * Explains which hidden field of a row matched, when the list's visible text (`shown`) doesn't contain the query: `Serial 21034K7H2G`,
 * another address, e-mail or phone. '' when the match is visible, or was a guess.
 */
export function explainMatch(row: DirectoryRow, query: string, shown: readonly string[]): string {
  const { words } = parseQuery(query);
  const visible = fold(shown.join(' '));
  const digits = shown.map(phoneDigits).join(' ');
  const hidden = words.filter(
    (word) => !visible.includes(word.text) && (word.digits === '' || !digits.includes(word.digits)),
  );
  if (hidden.length === 0) return '';
  const serial = row.serials.find((text) => holds(text, hidden));
  if (serial !== undefined) return `Serial ${serial}`;
  return [...row.addresses, ...row.emails, ...row.phones].find((text) => holds(text, hidden)) ?? '';
}

const holds = (text: string, words: readonly QueryWord[]): boolean =>
  words.some(
    (word) => fold(text).includes(word.text) || (word.digits !== '' && phoneDigits(text).includes(word.digits)),
  );
