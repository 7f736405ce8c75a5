import { plainSigns, textSpelling } from './segments';

const OPT_OUT = 'Reply STOP to opt out.';

/**
 * The standard wording that asks for a confirmation. The opt-out is merged into it, because both sentences would make most texts two
 * segments.
 */
const CONFIRM = 'Reply C to confirm.';
const CONFIRM_OR_OPT_OUT = 'Reply C to confirm, STOP to opt out.';

/** Asks the reader to send an opt-out word: "reply STOP", "text the word QUIT", "responda STOP". */
const SEND_A_WORD =
  /(?<!\b(?:not|never|no need to|don'?t) )\b(?:reply|replying|respond|responding|text|texting|txt|send|sending|answer|type|responda|responde|envi[ae]|conteste)(?: (?:back|us|me|with|by|the word|la palabra|con))*[ :]+["'([]?(stop|stopall|quit|end|revoke|opt ?out|cancel|unsubscribe)\b["')\]]?(.*)/i;
/** An opt-out word in capitals and what it does: "STOP to end", "STOP=unsubscribe". */
const WORD_DOES = /\b(STOP|STOPALL|QUIT|END|UNSUBSCRIBE|CANCEL|OPT ?OUT)\b["')\]]? ?(?:=|:|->|to|2|for|para)(.*)/;
/**
 * Allowed text after the keyword: its effect, or nothing. "Stop by at 3" and "cancel your visit" are something else.
 */
const ENDS_TEXTS =
  /^\s*(?:$|[.,!;)\]"']|(?:(?:to|2|for|=|:|->|para)\s*)?(?:opt|opting|end|quit|stop|cancel|unsub\w*|be removed|leave|no more|not get|receive no|get no|salir|cancelar|terminar|dejar|detener)\b|(?:at )?any ?time\b|now\b|en cualquier\b)/i;
/** ... but these are about the work. */
const ENDS_WORK =
  /\b(?:visit|appointment|service|job|work|plan|membership|order|estimate|repair|tech(?:nician)?|subscription to|cita|visita)s?\b/i;

const clauses = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/);

/** Whether a text says how to opt out of texts: an opt-out word, and that sending it has that effect. */
export const saysHowToOptOut = (text: string): boolean =>
  clauses(plainSigns(text)).some((clause) =>
    [SEND_A_WORD.exec(clause)?.[2], WORD_DOES.exec(clause)?.[2]].some(
      (after) => after !== undefined && ENDS_TEXTS.test(after) && !ENDS_WORK.test(after),
    ),
  );

/** Whether a text names the company as whole words: "place" doesn't name "Ace". */
function names(text: string, company: string): boolean {
  const escaped = company.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return company !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text.toLowerCase());
}

/**
 * Returns a text as it is sent: in characters that phones send at half the price, with who it is from and how to opt out, whatever was
 * written. The preview shows the same.
 */
export function finishText(body: string, companyName: string): string {
  const words = plainSigns(body.trim());
  const company = textSpelling(companyName.trim());
  const isNamed = company === '' || names(words, company) || names(words, plainSigns(companyName.trim()));
  const named = isNamed ? words : `${company}: ${words}`;
  if (saysHowToOptOut(named)) return named;
  // A sentence without a period would run into the next one; a period after an address would be read as part of it.
  const end = /[\p{L}\p{N}]$/u.test(named) && !/[./@]\S*$/.test(named) ? '.' : '';
  return named.endsWith(CONFIRM)
    ? `${named.slice(0, -CONFIRM.length)}${CONFIRM_OR_OPT_OUT}`
    : `${named}${end} ${OPT_OUT}`;
}
