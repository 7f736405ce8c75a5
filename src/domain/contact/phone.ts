/** A phone number found in a text. `label` is its description, in lower case (`cell`, `work`); '' for none. */
export type FoundPhone = { phone: string; label: string };

const LABEL =
  '(?:main|mobile|cell(?:phone)?|home|work|office|business|direct|(?:tele)?phone|tel|ph|fax|text|day|eve(?:ning)?|other|alt|primary|numbers?|no|call|#|[chmopw](?=[.:)]))';
const LABELS_BEFORE = new RegExp(`^[\\s([]*(${LABEL}(?:[\\s/]+${LABEL})*)\\s*[.:#=)\\]-]*\\s*(?=[+(\\d])`, 'i');
const LABELS_BEHIND = new RegExp(`(?<=[\\d)])[\\s,;]*[([-]?\\s*(${LABEL}(?:[\\s/]+${LABEL})*)\\s*[.)\\]]*$`, 'i');
/** `x12`, `ext. 5`, `, extension 5`, `#12`, `;ext=12` after a number. */
const EXTENSION = /[\s,;/-]*(?:\(\s*)?(x|ext(?:ension|en|n)?|#)[\s.:=#]*(\d{1,6})\s*\)?$/i;
/** An extension that is stored as written. */
const USUAL_EXTENSION = /\s*(?:x|ext\.?)\s*\d{1,6}$/i;
/** Includes everything people write around a number. */
const LONGEST = 120;
const NUMBER = /^[+()\d\s./-]+$/;

/**
 * Converts a phone number's characters to those on a keyboard: full-width digits, no-break and typographic hyphens, invisible marks, the
 * apostrophe that keeps a number as text in a spreadsheet, and the `.0` that a spreadsheet appends.
 */
export function plainPhone(text: string): string {
  const plain = /^[ -~]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
        .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
        .replace(/[’‘`]/g, "'");
  const bare = plain
    .trim()
    .replace(/^'+(?=[+(\d])/, '')
    .replace(/(?<=\d{4})\.$/, '');
  if (/^\+?\d{7,15}\.0+$/.test(bare)) return bare.replace(/\.0+$/, '');
  return wholeOf(bare) ?? bare.replace(DIALED_ABROAD, '+');
}

/** International prefixes in Europe or here: `001 512 …`, `011 44 …`. */
const DIALED_ABROAD = /^(?:00|011)[\s.-]*(?=[1-9](?:[\s().-]*\d){7,13}(?:\D|$))/;

/** `5.125550144E9` and `5,125,550,144` have all of their digits; `5.13E+09` has lost some, and isn't a number. */
function wholeOf(text: string): string | null {
  if (/^\d{1,2}(?:,\d{3}){3}$/.test(text)) return text.replaceAll(',', '');
  const [, first = '', decimals = '', exponent = ''] = /^(\d)\.(\d{7,14})E\+?(\d{1,2})$/i.exec(text) ?? [];
  return decimals !== '' && decimals.length === Number(exponent) ? first + decimals : null;
}

function hasPhoneDigits(number: string): boolean {
  const digits = number.replace(/\D/g, '').length;
  // `512-555-0107/0108` are two numbers.
  return NUMBER.test(number) && digits >= 7 && digits <= 15 && !(digits > 11 && /\/\s*\d{4}$/.test(number));
}

/**
 * Parses one phone number for storing: as typed, without its label (`cell 512-555-0147`, `512-555-0141 (cell)`), its extension as `x12`
 * or `ext. 12`. Null for anything else: no number, several, or words that would be lost.
 */
export function readPhone(text: string): FoundPhone | null {
  if (text.length > LONGEST) return null;
  const plain = plainPhone(text);
  const before = LABELS_BEFORE.exec(plain);
  const bare = plain.slice(before?.[0].length ?? 0);
  const behind = LABELS_BEHIND.exec(bare);
  const body = bare.slice(0, behind?.index ?? bare.length).trim();
  const label = (before?.[1] ?? behind?.[1] ?? '').toLowerCase();
  if (hasPhoneDigits(body)) return { phone: body, label };
  const extension = EXTENSION.exec(body);
  const number = body.slice(0, extension?.index ?? 0).trim();
  if (!extension || !hasPhoneDigits(number)) return null;
  const isUsual = body.replace(USUAL_EXTENSION, '').trim() === number;
  return { phone: isUsual ? body : `${number} ext. ${extension[2] ?? ''}`, label };
}

/** Whether a text is one phone number and nothing else. */
export const isPhone = (text: string): boolean => readPhone(text) !== null;

/** Returns a phone number as stored; anything else stays as it is. */
export const storedPhone = (text: string): string => readPhone(text)?.phone ?? text;
