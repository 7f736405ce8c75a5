/** The characters of GSM 03.38 that count once, and those that count twice. Anything else makes the whole text UCS-2. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_TWICE = '^{}\\[~]|€';

const SIZES = { gsm: { one: 160, each: 153 }, unicode: { one: 70, each: 67 } } as const;

/** What word processors and phones put in place of the plain sign: one of them would more than halve what fits. */
const PLAIN: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** A text with the signs that phones send at half the price. */
export const plainSigns = (text: string): string =>
  text.replaceAll(/[\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u00a0\u202f]/g, (sign) => PLAIN[sign] ?? sign);

/** In how many messages a text is sent and paid for; 0 for an empty one. */
export function segmentCount(text: string): number {
  let units = 0;
  for (const sign of text) {
    if (GSM.includes(sign)) units += 1;
    else if (GSM_TWICE.includes(sign)) units += 2;
    else return counted(text.length, SIZES.unicode);
  }
  return counted(units, SIZES.gsm);
}

const counted = (units: number, { one, each }: { one: number; each: number }): number =>
  units === 0 ? 0 : units <= one ? 1 : Math.ceil(units / each);
