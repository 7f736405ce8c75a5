import { keywordOf } from '../keywords';
import { clausesOf } from './replyClauses';
import { NO_NAME } from './asides';
import { OF_THE_WORK } from './surroundings';

/** Words for something that should end, or that reaches the wrong person. */
const ENDING =
  /\b(?:stop\w*|quit\w*|ends?|ending|cease\w*|desist|halt|unsubscri\w*|cancel\w*|opt(?:ed|ing)? ?out|out of|remov\w+|delet\w+|erase|drop|block\w*|revok\w+|withdraw\w*|dont|never|no|not|without|enough|less|fewer|leave me alone|lose|forget|(?:take|get) (?:me|us|my|this)|off (?:of )?(?:the|your|this|my|all)|tired|sick|annoy\w*|harass\w*|spam\w*|scam\w*|bother\w*|unwanted|wrong|disconnect\w*|mute|silence|alto|basta|pare\w*|dejen?|dejar|cancele\w*|quite\w*|borre\w*|ya no|nunca)\b/;
/** Words for the texts, and for the number they go to. */
const TEXTS =
  /\b(?:texts?|texting|texted|messag\w+|sms|notif\w+|reminders?|alerts?|ads?|spam\w*|solicit\w*|contact\w*|subscri\w*|list|lists|database|(?:my|this|our|wrong) (?:number|phone|cell|mobile|line)|communicat\w+|robo\w*|mensajes?|textos?|numero|escrib\w+|correspondence)\b/;
/** Words that can only mean the texts. A number or a list may be one of the work. */
const SURELY_TEXTS =
  /\b(?:texts?|texting|texted|messag\w+|sms|notif\w+|reminders?|alerts?|spam\w*|solicit\w*|contact\w*|subscri\w*|robo\w*|mensajes?|textos?)\b/;
/** Short answers that name nothing: they may be about the texts as well as about the work. */
const SHORT =
  /^(?:(?:make|done|with|please|ok|no|thanks|sorry|hi|hello|just|now|already|everything|all|it|this|that|these|por favor|stop|quit|cancel\w*|unsubscri\w*|remov\w*|delete|end|enough|leave me alone|go away|no more|not interested|not me|wrong (?:number|person)|who is this|whos this|take me off|me|us|scam|spam|alto|basta|pare\w*|baja|parar|again|dont want|i|im|want|out|off) ?){1,7}$/;
/** ... and what such an answer must contain. */
const SHORT_CORE =
  /\b(?:stop|quit|done with|cancel\w*|unsubscri\w*|remov\w*|delete|end|enough|leave me alone|go away|no more|not interested|not me|wrong (?:number|person)|who is this|whos this|take me off|scam|spam|alto|basta|pare\w*|baja|parar|out|off)\b/;
/** An opt-out word at the start, with nothing after it about the work. */
const BEGINS =
  /^(?:please |ok |no |sorry )?(?:unsubscribe|opt out|remove me)\b|^stop (?:i|im|we|this is|you|already|not|my name|no|who|its|do not|dont)\b/;
const ALONE = /^(?:please )?(?:stop|unsubscribe|quit)(?: it| now| please)*$/;
const LEGAL =
  /\b(?:fcc|tcpa|ftc|lawyer|attorney|lawsuit|dnc|harassment|illegal|consent|permission)\b|\b(?:do not|dont) call (?:list|registry)\b/;
const NO_CALLS = /\b(?:do not|dont) call\b/;
/** The number now belongs to someone else, who has agreed to nothing. */
const REASSIGNED = new RegExp(
  `\\b(?:new owner of (?:the|this) (?:number|phone)|reassigned|(?:got|have|had|has) this (?:number|phone) (?:now|last|this|since|for|only|recently|a)|used to be \\w+s? (?:number|phone))\\b|^(?:(?:this|it) (?:is not|isnt)|not) (?!${NO_NAME}\\b)\\w+ (?:any ?more|any longer)\\b`,
);
/** Mentions texts, but means the opposite of wanting no more of them. */
const WANTS_TEXTS =
  /\b(?:didnt|havent|never|not) (?:get|got|gotten|receive|received|see|seen) (?:a|the|your|any) (?:text|message|reminder)|\bno (?:recibi|me llego|he recibido|me ha llegado)\b|\bwrong number of\b|\bdo you (?:text|send)|\bwill you text\b/;

/**
 * Whether a text that opts no one out may still be asking for no more texts: a person has to read it and decide. Broad on purpose,
 * because a false match only costs a look; `keywordOf` is narrow, because an unintended STOP silences every message.
 */
export function mayAskToStop(body: string): boolean {
  if (keywordOf(body) !== null) return false;
  const clauses = clausesOf(body.slice(0, 1600));
  const words = clauses.join(' ');
  if (words === '' || WANTS_TEXTS.test(words)) return false;
  if (BEGINS.test(words)) return true;
  if (SHORT.test(words) && SHORT_CORE.test(words)) return true;
  if (clauses.some((clause) => ALONE.test(clause))) return true;
  return LEGAL.test(words) || clauses.some((clause) => isAboutTexts(clause) || isReassigned(clause));
}

const isReassigned = (clause: string): boolean => REASSIGNED.test(clause) && !OF_THE_WORK.test(clause);

/** Whether a clause is about ending the texts; one about a gate, an invoice or someone else counts only if it names them. */
function isAboutTexts(clause: string): boolean {
  if (OF_THE_WORK.test(clause)) return ENDING.test(clause) && SURELY_TEXTS.test(clause);
  return NO_CALLS.test(clause) || (ENDING.test(clause) && TEXTS.test(clause));
}
