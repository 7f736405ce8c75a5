import { plainPhone, readPhone, type FoundPhone } from './phone';

const IN_WORDS =
  /(?<![\d.$#/-])(?:\+\d(?:[ ().-]{0,2}\d){7,13}|(?:1[ .-]?)?\(?\d{3}\)?[ ./-]{0,2}\d{3}[ ./-]{0,2}\d{4})(?![\d]|[.-]\d)(?:[\s,;]*(?:x|ext(?:ension|n)?\.?|#)[\s.:=#]*\d{1,6}\b)?/gi;
/** Separators between numbers in one cell. A comma before an extension belongs to the number. */
const BETWEEN =
  /[,;](?!\s*(?:x|ext|#))|[\n|&]|\s\/\s|\s+(?:or|and)\s+|\s+(?=(?:main|mobile|cell|home|work|office|phone|tel|fax|other|[chmow])\.?\s*:)/i;

/** `512-555-0107/0108`, `… & 0108`: the second shares all digits of the first except the last four. */
const LAST_FOUR = /((?<![\d.-])\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]{0,2})(\d{4})\s*[/&]\s*(\d{4})(?![\d/-])/g;

/**
 * Returns all phone numbers of a cell or line, in order, and in `rest` any words that are neither a number nor its label: `call his wife
 * Jo 512-555-0109` → the number and `call his wife Jo`.
 */
export function phonesIn(text: string): { phones: FoundPhone[]; rest: string } {
  const whole = readPhone(text);
  if (whole) return { phones: [whole], rest: '' };
  const apart = text.replace(LAST_FOUR, '$1$2 / $1$3');
  const phones: FoundPhone[] = [];
  const words: string[] = [];
  for (const part of apart.split(BETWEEN)) {
    const one = readPhone(part);
    if (one) {
      phones.push(one);
      continue;
    }
    const plain = plainPhone(part);
    phones.push(...foundIn(plain));
    const rest = plain.replace(IN_WORDS, ' ').replace(/\s+/g, ' ').trim();
    if (/[\p{L}\d]/u.test(rest)) words.push(rest);
  }
  return { phones, rest: words.join(', ') };
}

const foundIn = (plain: string): FoundPhone[] =>
  Array.from(plain.matchAll(IN_WORDS), ([number]) => readPhone(number)).filter((found) => found !== null);

/** Returns the first phone number anywhere in a text, such as a whole e-mail; ''. Never a part of a longer number. */
export const firstPhoneIn = (text: string): string => foundIn(plainPhone(text))[0]?.phone ?? '';
