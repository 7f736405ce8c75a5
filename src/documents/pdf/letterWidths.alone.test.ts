import { Font } from '@react-pdf/renderer';
import { expect, it } from 'vitest';
import { BRAND_FONT_FACTS, BRAND_FONTS } from '@/domain/brand/fonts';
import { PDF_FONTS } from '@/testing/pdfFonts';
import { registerFonts } from './fonts';
import { emsOf } from './letterWidths';

const NO_ACCENT = /^\P{M}+$/u;
const LATIN_GREEK_AND_CYRILLIC = 0x530;
/** Characters that are wider than all others; no text consists of them. */
const WIDEST_SIGN_EMS = 1.4;

/** The parts of fontkit used here; it has no types. */
type LoadedFont = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (code: number) => boolean;
  layout: (text: string, features: Record<string, boolean>) => { advanceWidth: number };
};

it('no letter of our fonts is wider than the recorded maximum', async () => {
  registerFonts(PDF_FONTS);
  const sources = BRAND_FONTS.flatMap((font) =>
    [400, 600].map((fontWeight) => ({ fontFamily: BRAND_FONT_FACTS[font].family, fontWeight })),
  );
  const wrong: string[] = [];
  for (const source of sources) {
    await Font.load(source);
    const font = Font.getFont(source).data as LoadedFont | null;
    if (!font) throw new Error('The font was not loaded');
    for (let code = 0x20; code < LATIN_GREEK_AND_CYRILLIC; code += 1) {
      const letter = String.fromCodePoint(code);
      if (!font.hasGlyphForCodePoint(code) || !NO_ACCENT.test(letter)) continue;
      const ems = font.layout(letter, { tnum: true }).advanceWidth / font.unitsPerEm;
      if (ems > emsOf(letter) && ems < WIDEST_SIGN_EMS) wrong.push(`${letter}: ${ems.toFixed(2)}`);
    }
  }
  expect(wrong).toEqual([]);
});
