/** GSM 03.38 characters that count once, and those that count twice. Any other makes the whole text UCS-2. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_TWICE = '\f^{}\\[~]|€';

/** Units in a one-segment text, and in each segment of a longer one, whose header takes six of its 140 octets (3GPP TS 23.040). */
const SIZES = { gsm: { one: 160, each: 153 }, unicode: { one: 70, each: 67 } } as const;

/** Typographic characters that word processors and phones insert for plain ones: a single one would more than halve what fits. */
const PLAIN: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201b': "'",
  '\u2032': "'",
  '`': "'",
  '\u00b4': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u201f': '"',
  '\u2033': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\u2022': '-',
  '\u2026': '...',
  '\t': ' ',
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u200b': '',
  '\ufeff': '',
};
const TYPOGRAPHIC = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Replaces a text's typographic characters with those that phones send at half the price. */
export const plainSigns = (text: string): string => text.replaceAll(TYPOGRAPHIC, (sign) => PLAIN[sign] ?? sign);

const isGsm = (text: string): boolean =>
  Array.from(text).every((sign) => GSM.includes(sign) || GSM_TWICE.includes(sign));

/**
 * Spells a name for a text message. One letter outside the phones' alphabet, such as the í of María, would turn a one-segment text into
 * three: the accent is dropped if that is all that is missing. Other scripts stay as they are.
 */
export function textSpelling(name: string): string {
  const plain = plainSigns(name);
  if (isGsm(plain)) return plain;
  const spelled = Array.from(plain, (sign) =>
    isGsm(sign) ? sign : sign.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  ).join('');
  return isGsm(spelled) ? spelled : plain;
}

/** Returns the number of segments that carriers send and bill for a text; 0 for an empty one. */
export function segmentCount(text: string): number {
  const signs = Array.from(text);
  const hasGsmOnly = isGsm(text);
  // A code point beyond the first plane, such as an emoji, is two UCS-2 units.
  const units = signs.map((sign) => (hasGsmOnly ? (GSM_TWICE.includes(sign) ? 2 : 1) : sign.length));
  return parts(units, hasGsmOnly ? SIZES.gsm : SIZES.unicode);
}

/** Returns the number of segments that the characters fill, given their unit sizes: a two-unit character is never split between segments. */
function parts(units: readonly number[], { one, each }: { one: number; each: number }): number {
  const total = units.reduce((sum, size) => sum + size, 0);
  if (total <= one) return Math.min(total, 1);
  let [count, left] = [0, 0];
  for (const size of units) {
    if (size > left) [count, left] = [count + 1, each];
    left -= size;
  }
  return count;
}
