import { Font } from '@react-pdf/renderer';
import { BRAND_FONT_FACTS, BRAND_FONTS, type BrandFont } from '@/domain/brand/fonts';

/** Locations of a font's two weights: URLs in the browser, paths on a server. */
export type FontFiles = { regular: string; semiBold: string };

/** Registers the brand fonts, each read when a PDF first needs it and embedded with the glyphs used. */
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
  // Nothing is hyphenated; `PdfText` decides how a word that doesn't fit its line is split.
  Font.registerHyphenationCallback((word) => [word]);
}

/**
 * Ranges of code points to load first, in order. Latin-1 and commonly typed symbols come before the rest: “’” shares its glyph with a
 * rarely used letter, and would be copied out of a PDF as that letter. Then Latin, Greek and Cyrillic: letters that are components of
 * others.
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
/** The part of fontkit used here; the package has no types. */
type LoadedFont = { glyphForCodePoint: (code: number) => unknown; layout: LayOut };

/**
 * fontkit keeps each glyph as it was first loaded, for the whole process. An “L” first loaded as a component of “Ł”, in any PDF, belongs
 * to no character from then on, and the engine leaves it out: invoices would be for “abor”. So each letter is loaded as itself when its
 * font is loaded.
 */
function knowLetters(source: Source): void {
  const load = source.load.bind(source);
  // A document requests its fonts once for each of its texts, all at the same time: one-time work must not be repeated for each of them.
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
 * Contextual alternates are turned off: Inter checks each letter's neighbors for them, which takes three quarters of the time, only to
 * draw an arrow where someone typed “->”.
 */
const WITHOUT_ALTERNATES = { calt: false };

/** About as many characters as fifty documents have. */
const REMEMBERED_LETTERS = 100_000;

/**
 * Most texts of a document appear in the next one, too: labels, the company, its terms. Layouts of texts are cached, because computing
 * them takes a quarter of the time of an invoice. Only the engine's own call is cached: it copies the positions before it changes them.
 */
function remembered(layOut: LayOut): LayOut {
  const known = new Map<string, LaidOut>();
  let letters = 0;
  return (text, features, ...how) => {
    // fontkit modifies the features object it receives, and the engine passes it a style's own.
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
