/** What somebody means who answers a text message with it. */
export type Keyword = 'stop' | 'start' | 'help';

/** The words that carriers and providers act upon alone in a message, those of 47 CFR 64.1200(a)(10) among them. */
const STOP_WORDS = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'];
const START_WORDS = ['start', 'unstop', 'yes'];
const HELP_WORDS = ['help', 'info'];

// The rule also counts any wording that plainly says no to the texts (47 CFR 64.1200(a)(10)). What it does not count is a
// sentence about a visit, a gate or an invoice that happens to hold such words, so nothing here matches a part of a clause.
const TEXTS =
  '(?:(?:(?:all|any|the|these|those|this|that|your|my|more|further|future|automated|text|of) )*(?:texts?|texting|messages?|messaging|sms|spam|reminders|notifications|alerts))';
const FROM = '(?: (?:from|by|to) (?:you|you guys|your company|me|us|my phone|my number|this number|this phone))*';
const WHOM = '(?:me|us|this number|this phone|my phone|my number|here)';

/** What asks for no more texts whatever else the message says. */
const PLAIN_REQUESTS = [
  `(?:stop|quit|cease|end) (?:(?:texting|messaging|contacting|spamming|bothering|harassing|sending)(?: ${WHOM})?(?: ${TEXTS})?|${TEXTS}|contact)${FROM}`,
  `(?:do not|dont|never|not to) (?:ever )?(?:(?:text|message|contact)(?: ${WHOM})?|send(?: ${WHOM})? ${TEXTS})${FROM}`,
  `(?:i )?(?:do not|dont) (?:want|wish|need)(?: to (?:get|receive|have))? ${TEXTS}${FROM}`,
  `no (?:more ${TEXTS}${FROM}|texts|texting)`,
  `(?:cancel|revoke|withdraw|unsubscribe from|unsubscribe ${WHOM} from|unsubscribe) (?:${TEXTS}|(?:the|my|this) (?:text |sms )?(?:subscription|consent)|consent)${FROM}`,
  `unsubscribe(?: ${WHOM})?`,
  `(?:remove|take|delete|get|unlist) (?:me|us|my number|this number|my phone|my name|my contact) (?:off|off of|from|out of) (?:${TEXTS}|(?:(?:your|the|this|all|any|text|texting|sms|call|contact|mailing|message|messaging|marketing) )*(?:lists?|database|system))`,
  `opt(?:ing|ed)? ?(?:me |us )?out of ${TEXTS}${FROM}`,
];
/** Requests it when nothing else is said: in a longer message the same words mean something else. */
const BARE_REQUESTS = [
  '(?:stop|quit|end|revoke|stopall|optout)(?: (?:it|this|that|all|everything|now|stop|me))*',
  // "Cancel" alone is a word of the rule. "Please cancel" is what one answers to a reminder of a visit, so the office asks.
  'cancel',
  'opt(?:ing)? (?:me |us )?out',
  '(?:remove|delete|unlist) (?:me|us|my number|this number)',
  'take (?:me|us) off',
  'leave (?:me|us) alone',
  'lose (?:my|this) number',
  '(?:this is |that is |its |this was |you have |youve got |you got |u have |u got |i think you have |i think this is |must be )?(?:the |a )?wrong (?:number|person)',
];
/** What may stand around a request. */
const BEFORE =
  '(?:please|pls|plz|ok|okay|hey|hi|hello|just|no|yes|sorry|so|and|also|then|kindly|immediately|i said|i want you to|i need you to|id like you to|i want to|i would like to|id like to|i wish to|i am|im|i|we|can you|could you|would you|will you|you need to|you can|you may|you must|sir|guys)';
const AFTER =
  '(?:please|pls|plz|now|already|immediately|asap|today|again|ever|any ?more|any longer|at once|right away|right now|thanks|thank you|thanks a lot|thx|ty|ok|okay|sir|guys|buddy|dude|man)';
/** Words that add nothing to a bare request. */
const ASIDE =
  /^(?:who (?:is|are) (?:this|you)|whos this|not interested|im not interested|i am not interested|go away|not me|i (?:already )?(?:said|told you)(?: already| before| so)?|i (?:never|did not|didnt|do not|dont) (?:sign(?:ed)? up|ask(?:ed)?|agreed?)(?: (?:for|to) (?:this|these|that|it))?|i (?:do not|dont) (?:know (?:you|who this is)|live there|own (?:it|that|that house))|(?:i am|im) not (?:your|a) customer|sorry|hello|hi|hey|no|yes|thanks|thank you|thx|please|ok|okay)$/;

const wholeClause = (requests: readonly string[]): RegExp =>
  new RegExp(`^(?:${BEFORE} )*(?:${requests.join('|')})(?: ${AFTER})*$`);
const PLAIN = wholeClause(PLAIN_REQUESTS);
const BARE = wholeClause(BARE_REQUESTS);
const POLITE_CANCEL = wholeClause(['cancel']);
/** Who also asks for texts means something narrower than all of them. */
const ASKS_FOR_TEXTS = /(?<!\b(?:not|dont|never|stop) )\b(?:text|message|send) (?:me|us|it to me)\b/;

/** The words of a message alone: without case, punctuation, emoji and double spaces. */
const wordsOf = (body: string): string =>
  body
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The clauses of a message, as words. */
const clausesOf = (body: string): string[] =>
  body
    .replaceAll(/\bopt-(?=out|in)/gi, 'opt ')
    .split(/[.,!?;:\n()–—]+|\s-+\s|\b(?:and|but|because)\b/i)
    .map(wordsOf)
    .filter(Boolean);

/** Whether a message as a whole plainly asks for no more texts. */
function asksToStop(body: string): boolean {
  const clauses = clausesOf(body);
  const others = clauses.filter((clause) => !PLAIN.test(clause));
  if (others.length < clauses.length) return !others.some((clause) => ASKS_FOR_TEXTS.test(clause));
  const requests = clauses.filter((clause) => BARE.test(clause));
  const isAboutAVisit = requests.every((clause) => POLITE_CANCEL.test(clause));
  return !isAboutAVisit && clauses.every((clause) => BARE.test(clause) || ASIDE.test(clause));
}

/**
 * What an incoming text asks for; null for an ordinary answer, which the office reads. `isExact`: a provider recognizes it too, and
 * confirms it without us.
 */
export function keywordOf(body: string): { keyword: Keyword; isExact: boolean } | null {
  const words = wordsOf(body);
  const joined = words.replaceAll(' ', '');
  if (STOP_WORDS.includes(joined)) return { keyword: 'stop', isExact: STOP_WORDS.includes(words) };
  if (START_WORDS.includes(words)) return { keyword: 'start', isExact: true };
  if (HELP_WORDS.includes(words)) return { keyword: 'help', isExact: true };
  return asksToStop(body) ? { keyword: 'stop', isExact: false } : null;
}
