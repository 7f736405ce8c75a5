import { Font } from '@react-pdf/renderer';

const SYLLABLE = 12;
const LONGEST_WHOLE_WORD = 24;

/** Inter, embedded into each PDF with the letters that it uses. Sources are addresses in the browser and paths on a server. */
export function registerFonts({ regular, semiBold }: { regular: string; semiBold: string }): void {
  if (Font.getRegisteredFontFamilies().includes('Inter')) return;
  Font.register({
    family: 'Inter',
    fonts: [
      { src: regular, fontWeight: 400 },
      { src: semiBold, fontWeight: 600 },
    ],
  });
  // Names are not hyphenated; only what would not fit a line is divided.
  Font.registerHyphenationCallback((word) =>
    word.length <= LONGEST_WHOLE_WORD ? [word] : (word.match(new RegExp(`.{1,${SYLLABLE}}`, 'gu')) ?? [word]),
  );
}
