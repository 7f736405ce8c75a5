import { phoneDigits } from '@/domain/contact/format';
import { withoutInvisible } from '../cleanText';

const NAME = String.raw`[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*`;
/**
 * Any word, a dot and letters: phones turn these into links, and lists of top-level domains are never complete. Handles for messaging or
 * payment lead elsewhere too.
 */
const LINK = new RegExp(
  String.raw`(?:[a-z]{2,10}:\/\/|www[.\s])\S+|(?<![\p{L}\p{N}])${NAME}\.(?:[\p{L}-]{2,24}|xn--[a-z0-9-]+)(?![\p{L}])(?:[/?#]\S*)?|\b\d{1,3}(?:\.\d{1,3}){3}\b\S*|(?<![\p{L}\p{N}.])[@$][a-z_][\w.]{2,}`,
  'iu',
);
/** Disguised ways to write a dot. */
const DOTS =
  /\s*[([{]\s*(?:dot|\.)\s*[)\]}]\s*|,(?=(?:com|net|org|info|ly|io)\/)|\s+(?=(?:com|net|org)\s+slash\b)|\s+dot\s+(?=[a-z]{2,6}\b)|(?<=\w)\s+\.\s*(?=\w)/gi;
const EMAIL = /[\w.+-]+\s?(?:@|[([{]\s?at\s?[)\]}])\s?[\w-]+(?:(?:\.|\s?[([{]\s?dot\s?[)\]}]\s?)[\w-]+)+/gi;
const DIGIT = String.raw`(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|hundred)`;
const SPOKEN = new RegExp(String.raw`\b(?:${DIGIT}|\d{1,4})(?:[\s,.-]+(?:${DIGIT}|\d{1,4})){4,}\b`, 'gi');
/** Digits in words, or in words and figures, seven or more. */
const spokenNumber = (text: string): string | undefined =>
  text.match(SPOKEN)?.find((found) => {
    const words = found.match(/[a-z]+/gi)?.length ?? 0;
    return words >= 3 && words + (found.match(/\d/g)?.length ?? 0) >= 7;
  });
/** A five- or six-digit number to text, which carriers give out to all. */
const SHORT_CODE =
  /\b(?:text|sms|send|reply|message)\b[^.!?\n]{0,60}\bto\s+(?:(?:short\s?code|number|code|the|no\.?)\s+)*#?\d{5,6}\b|\b(?:text|sms)\s+(?:to\s+)?#?\d{5,6}\b|\bshort\s?code\b/i;
const PHONE = /\+?\d[\d\s().\-/_•·*,]{8,}\d/g;

/** Normalizes variant characters: wide digits, long dashes, invisible spaces. */
const folded = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKC')
    .replace(/\u200C|\u200D|\u00AD/g, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[。．｡]/g, '.');

/**
 * Finds anything in a text to a customer that leads elsewhere: a link, or an address or number that is neither the company's nor the
 * customer's own. Returns a sentence, or '' if there is nothing.
 */
export function foreignContact(text: string, known: readonly string[]): string {
  const plain = folded(text);
  const mails = plain.match(EMAIL) ?? [];
  const withoutMails = plain.replaceAll(EMAIL, ' ');
  const link = LINK.exec(withoutMails.replace(DOTS, '.'))?.[0];
  if (link !== undefined)
    return `It holds a link (${link.slice(0, 60)}). Messages carry only our own links, which are added automatically.`;
  const knownMails = known.map((one) => one.toLowerCase());
  const mail = mails.find((one) => !knownMails.includes(one.toLowerCase()));
  if (mail !== undefined) return `It names the e-mail address ${mail}, which is not the company’s.`;
  const digits = known.map(phoneDigits).filter((one) => one !== '');
  const phone = (withoutMails.match(PHONE) ?? []).find(
    (one) => phoneDigits(one).length >= 10 && !digits.includes(phoneDigits(one)),
  );
  const number = phone ?? spokenNumber(withoutMails) ?? SHORT_CODE.exec(withoutMails)?.[0];
  return number === undefined ? '' : `It names the phone number ${number.trim()}, which is not the company’s.`;
}
