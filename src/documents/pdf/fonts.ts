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

/**
 * What is met first, by code points. Latin-1 and the signs that are typed every day come before the rest: “’” has its glyph in common with a letter
 * that nobody writes, and would be copied out of a PDF as that. Then Latin, Greek and Cyrillic: the letters that are parts of others.
 */
const MET_FIRST = [
  [0x20, 0x100],
  [0x2010, 0x2045],
  [0x100, 0x530],
] as const;

type Source = ReturnType<typeof Font.getFont>;
type LaidOut = { glyphs: unknown[]; positions: unknown[] };
type Features = Record<string, boolean>;
type LayOut = (text: string, features?: Features, script?: unknown, language?: unknown, direction?: string) => LaidOut;
/** What is used here of fontkit, which brings no types. */
type LoadedFont = { glyphForCodePoint: (code: number) => unknown; layout: LayOut };

/**
 * fontkit keeps each glyph as it first met it, for the whole process. An “L” met as a part of “Ł”, in whichever PDF, belongs to no letter
 * from then on, and the engine leaves it out: invoices would be for “abor”. So each letter is met as itself, when its font is loaded.
 */
function knowLetters(source: Source): void {
  const load = source.load.bind(source);
  // A paper asks for its fonts once for each of its texts, all at the same time: what is done once must not be done for each of them.
  let isKnown = false;
  source.load = async () => {
    await load();
    const font = source.data as LoadedFont | null;
    if (isKnown || !font) return;
    isKnown = true;
    for (const [first, past] of MET_FIRST)
      for (let code: number = first; code < past; code += 1) font.glyphForCodePoint(code);
    font.layout = remembered(font.layout.bind(font));
  };
}

/**
 * Contextual alternates are left out: Inter looks at the neighbors of each letter for them, which takes three quarters of the time, only to draw
 * an arrow where someone typed “->”.
 */
const WITHOUT_ALTERNATES = { calt: false };

/** About as many letters as fifty papers have. */
const REMEMBERED_LETTERS = 100_000;

/**
 * Most texts of a paper are on the next one, too: labels, the company, its terms. How the letters of a text are set is worked out once, and takes a quarter of
 * the time of an invoice. Only the engine's own call is remembered: it copies the positions before it changes them.
 */
function remembered(layOut: LayOut): LayOut {
  const known = new Map<string, LaidOut>();
  let letters = 0;
  return (text, features, ...how) => {
    // fontkit writes into the features that it is given, and the engine gives it those of a style.
    const wanted = { ...WITHOUT_ALTERNATES, ...features };
    if (typeof text !== 'string' || how[2] !== 'ltr') return layOut(text, wanted, ...how);
    const key = `${JSON.stringify(wanted)} ${text}`;
    const before = known.get(key);
    const run = before ?? layOut(text, wanted, ...how);
    if (!before) {
      letters += text.length;
      if (letters > REMEMBERED_LETTERS) {
        known.clear();
        letters = text.length;
      }
      known.set(key, run);
    }
    return { glyphs: [...run.glyphs], positions: run.positions };
  };
}
