// The vocabulary of requests for no more texts, as `clausesOf` spells it: pieces of regular expressions.

/** Builds a group of alternatives, separated by commas and line ends. */
export const oneOf = (list: string): string =>
  `(?:${list
    .trim()
    .split(/,\s*|\n\s*/)
    .join('|')})`;

/** The person writing, or the phone they write from. */
export const ME = oneOf(String.raw`
  me, us, this number, this phone, this line, my line, here
  (?:my|our) (?:(?:cell|mobile|phone|home|wireless|telephone)(?: ?phone)?(?: number)?|number)
`);
/** The texts themselves. */
const KINDS = oneOf(String.raw`
  all, any, the, these, those, this, that, your, my, more, further, future, other, such, stupid, dumb, annoying
  constant, endless, unwanted, unsolicited, automated, automatic, auto, robo, spam, junk, marketing, promo
  promotional, sales, advertising, text, sms, phone, appointment, visit, service, scheduling, update, status
  (?:kinds?|types?|sorts?|bunch|lots?) of, damned
`);
const NOUNS = oneOf(String.raw`
  texts?, texting, messages?, messaging, sms, spam, reminders?, notifications?, alerts?, ads?, advertisements?
  solicitations?, blasts, promos?, promotions, offers, robotexts?, robots?, correspondence, communications?
`);
export const OBJECT = `(?:(?:${KINDS} )*${NOUNS})`;
/** The texts without naming them: only someone replying to one means them by it. */
export const THESE = oneOf(String.raw`
  this, these, those, them, this (?:stuff|crap|junk|garbage|nonsense), stuff, crap, junk, garbage
`);
export const FROM = '(?:from|by) (?:you|your company|(?:this|your) (?:number|company|business))';

export const DOING = oneOf(String.raw`
  texting, texts, messaging, contacting, spamming, bothering, harassing, pestering, nagging, bugging, annoying, soliciting
  writing(?: to)?, pinging, blasting, reaching out to, communicating with, hitting up, blowing up, trying to (?:contact|text|message|reach), notifying
  reminding, alerting, reaching out
`);
export const DO = oneOf(String.raw`
  texts?, message, contact, spam, bother, harass, solicit, sms, ping, write(?: to)?, reach out to
`);
export const STOP = oneOf(String.raw`
  stop(?: it)?(?: with)?, quit(?: it)?(?: with)?, cease, desist, end, discontinue, halt, refrain from, stopping
  (?:knock|cut) it (?:off|out) with, knock off, cut out, enough(?: (?:with|of))?, done with
`);
export const SWITCH_OFF = oneOf(String.raw`
  cancel, disable, deactivate, terminate, (?:turn|shut|switch) off, unsubscribe(?: me)? from, kill
`);
export const CONSENT = oneOf(String.raw`
  consent, permission, authorization, opt in
`);
export const TO_TEXT =
  '(?:to|for) (?:be |being |get |receive |receiving |send |any |me |us )*(?:texts?|messages?|contact|texted|messaged|contacted|calls?)';
export const GETTING =
  '(?:(?:to|be|being|get|getting|receive|receiving|have|having|see|seeing|keep|any|more|your|you) )*';
export const LISTS =
  '(?:(?:your|the|this|all|any|text|texting|sms|call|calling|contact|contacts|mailing|message|messaging|marketing|company|customer|client|phone|distribution|broadcast|spam|stupid) )*(?:lists?|database|data base|system|records|contacts|phone ?book|directory|files?|thread|group(?: texts?)?|chat)';
export const SELF = oneOf(String.raw`
  me, us, (?:my|our)(?: \w+s)? number, this number, my name, my contact
  (?:my|our) (?:cell|mobile|phone|home|wireless|telephone)(?: ?phone)?(?: number)?
  my (?:contact |phone |personal )?info(?:rmation)?, number
`);
export const TAKE = oneOf(String.raw`
  remove, take, delete, drop, scratch, get, unlist, erase, cross, strike, pull, scrub, keep, exclude, wipe, unenroll, unregister
`);
export const DO_NOT = oneOf(String.raw`
  dont, never, not to, no longer, (?:you|please|to|mind|about) not, you cant, you may not, you (?:shouldnt|must not)
`);
export const WRONG = 'wrong (?:(?:phone|cell|mobile) number|number|person|phone|guy|lady|customer|man|woman)';
