import { Font } from '@react-pdf/renderer';
import { BRAND_FONT_FACTS, BRAND_FONTS, type BrandFont } from '@/domain/brand/fonts';

const SYLLABLE = 12;
const LONGEST_WHOLE_WORD = 24;

/** Where a font's two weights are: addresses in the browser, paths on a server. */
export type FontFiles = { regular: string; semiBold: string };

/** The fonts of a brand, each read when a PDF first needs it and embedded into it with the letters that it uses. */
export function registerFonts(files: Readonly<Record<BrandFont, FontFiles>>): void {
  if (Font.getRegisteredFontFamilies().includes('Inter')) return;
  for (const font of BRAND_FONTS)
    Font.register({
      family: BRAND_FONT_FACTS[font].family,
      fonts: [
        { src: files[font].regular, fontWeight: 400 },
        { src: files[font].semiBold, fontWeight: 600 },
      ],
    });
  // Names are not hyphenated; only what would not fit a line is divided.
  Font.registerHyphenationCallback((word) =>
    word.length <= LONGEST_WHOLE_WORD ? [word] : (word.match(new RegExp(`.{1,${SYLLABLE}}`, 'gu')) ?? [word]),
  );
}
