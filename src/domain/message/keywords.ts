import { asksToStop } from './stop-request/asksToStop';
import { wordsOf } from './stop-request/replyClauses';

/** The meaning of a keyword reply to a text message. */
export type Keyword = 'stop' | 'start' | 'help';

/** Words that carriers and providers act on when sent alone, including those of 47 CFR 64.1200(a)(10). */
const STOP_WORDS = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'];
const START_WORDS = ['start', 'unstop', 'yes'];
const HELP_WORDS = ['help', 'info'];
/** A stop-sign emoji alone. */
const STOP_SIGN = /^(?:\u{1F6D1}\uFE0F?\s*)+$/u;
/** Longer than any text message: anything beyond wasn't written by a person who wants to be left alone. */
const READ_LENGTH = 1600;

/**
 * Returns what an incoming text asks for; null for an ordinary reply, which the office reads. `isExact`: a provider recognizes it too,
 * and confirms it without us.
 */
export function keywordOf(body: string): { keyword: Keyword; isExact: boolean } | null {
  const words = wordsOf(body);
  const joined = words.replaceAll(' ', '');
  // "Cancel?" asks about the visit.
  if (joined === 'cancel' && body.includes('?')) return null;
  if (STOP_WORDS.includes(joined)) return { keyword: 'stop', isExact: STOP_WORDS.includes(words) };
  if (START_WORDS.includes(words)) return { keyword: 'start', isExact: true };
  if (HELP_WORDS.includes(words)) return { keyword: 'help', isExact: true };
  if (STOP_SIGN.test(body.trim())) return { keyword: 'stop', isExact: false };
  return asksToStop(body.slice(0, READ_LENGTH)) ? { keyword: 'stop', isExact: false } : null;
}
