import { Font } from '@react-pdf/renderer';
import { BRAND_FONT_FACTS, BRAND_FONTS, type BrandFont } from '@/domain/brand/fonts';

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
  for (const font of BRAND_FONTS)
    for (const source of Font.getRegisteredFonts()[BRAND_FONT_FACTS[font].family]?.sources ?? []) knowLetters(source);
  // Nothing is hyphenated; how a word is divided that would not fit its line says `PdfText`.
  Font.registerHyphenationCallback((word) => [word]);
}

/** Latin, Greek and Cyrillic: the letters that are parts of others. */
const [FIRST_LETTER, PAST_LETTERS] = [0x20, 0x530];

type Source = ReturnType<typeof Font.getFont>;
/** What is used here of fontkit, which brings no types. */
type LoadedFont = { glyphForCodePoint: (code: number) => unknown };

/**
 * fontkit keeps each glyph as it first met it, for the whole process. An “L” met as a part of “Ł”, in whichever PDF, belongs to no letter
 * from then on, and the engine leaves it out: invoices would be for “abor”. So each letter is met as itself, when its font is loaded.
 */
function knowLetters(source: Source): void {
  const load = source.load.bind(source);
  source.load = async () => {
    const isFirst = source.data === null;
    await load();
    const font = source.data as LoadedFont | null;
    if (isFirst && font) for (let code = FIRST_LETTER; code < PAST_LETTERS; code += 1) font.glyphForCodePoint(code);
  };
}
