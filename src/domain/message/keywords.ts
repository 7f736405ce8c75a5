/** What somebody means who answers a text message with it. */
export type Keyword = 'stop' | 'start' | 'help';

/** The words that carriers and providers act upon by themselves, alone in a message. */
const STOP_WORDS = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'];
const START_WORDS = ['start', 'unstop', 'yes'];
const HELP_WORDS = ['help', 'info'];

/** An opt-out may be worded in any reasonable way; these are no answer to anything else that we write. */
const STOP_PHRASES =
  /^(?:(?:please|pls|ok|hey|hi|just|no) )*(?:stop|quit|end|unsubscribe|opt out|revoke|cancel)(?: (?:it|this|that|all|me|now|please|pls|already|texts?|texting|messages?|messaging|sending|the|these|your|my|from|to|consent|sms|everything|thanks|thank you|number|contacting))*$/;
const STOP_SENTENCES =
  /\b(?:stop (?:texting|messaging|contacting|sending)|(?:do not|dont|never) (?:text|message|contact)|no more (?:texts?|messages?)|unsubscribe me|opt(?:ing)? out|remove me|take me off|leave me alone|wrong number)\b/;

/** The words of a message alone: without case, punctuation, emoji and double spaces. */
const wordsOf = (body: string): string =>
  body
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What an incoming text asks for; null for an ordinary answer. `isExact`: a provider recognizes it too, and confirms it by
 * itself.
 */
export function keywordOf(body: string): { keyword: Keyword; isExact: boolean } | null {
  const words = wordsOf(body);
  const joined = words.replaceAll(' ', '');
  if (STOP_WORDS.includes(joined)) return { keyword: 'stop', isExact: STOP_WORDS.includes(words) };
  if (START_WORDS.includes(words)) return { keyword: 'start', isExact: true };
  if (HELP_WORDS.includes(words)) return { keyword: 'help', isExact: true };
  if (STOP_PHRASES.test(words) || STOP_SENTENCES.test(words)) return { keyword: 'stop', isExact: false };
  return null;
}
