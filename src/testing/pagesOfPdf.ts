import { pdfObjects } from './pdfObjects';

/** A text as drawn, in points from the sheet's top left corner; `y` is its baseline. */
export type DrawnText = { text: string; x: number; y: number; width: number; size: number };
export type DrawnPage = { width: number; height: number; texts: DrawnText[] };

type Font = { letters: readonly string[]; widths: readonly number[] };
type Matrix = readonly [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

const numbersIn = (text: string): number[] => (text.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);
const codesIn = (hex: string): number[] => (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16));

/**
 * Returns what the pages of one of our PDFs show, one text per typeset line, decoded with its fonts' tables. For `*.alone.test.ts` only:
 * fontkit keeps glyphs for the whole process, and an “L” that it first met as part of “Ł” in another PDF has no letter in the table.
 */
export function pagesOfPdf(bytes: Uint8Array): DrawnPage[] {
  const { headOf, streamOf, pages } = pdfObjects(bytes);
  const fonts = new Map<string, Font>();
  const fontOf = (id: string): Font => {
    const known = fonts.get(id);
    if (known) return known;
    const head = headOf(id);
    const table = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1];
    const own = /\/DescendantFonts \[(\d+) 0 R\]/.exec(head)?.[1];
    // A font's list gives the letter of each of its glyphs, starting from glyph 0.
    const list =
      table === undefined ? '' : [...streamOf(table).matchAll(/\[(.*?)\]/gs)].map(([, part]) => part).join(' ');
    const font = {
      // A letter with its accent is two codes separated by a space.
      letters: [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code = '']) =>
        String.fromCharCode(...codesIn(code.replaceAll(' ', ''))),
      ),
      widths: own === undefined ? [] : numbersIn(/\/W \[0 \[([^\]]*)\]/.exec(headOf(own))?.[1] ?? ''),
    };
    fonts.set(id, font);
    return font;
  };
  return pages.map((head) => {
    const [, , width = 0, height = 0] = numbersIn(/\/MediaBox \[([^\]]*)\]/.exec(head)?.[1] ?? '');
    const fontIds = new Map(
      [...headOf(/\/Resources (\d+) 0 R/.exec(head)?.[1] ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
        ([, name = '', id = '']) => [name, id],
      ),
    );
    const content = streamOf(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '');
    return { width, height, texts: textsIn(content, height, (name) => fontOf(fontIds.get(name) ?? '')) };
  });
}

/** Interprets a page's drawing operators, as far as they move text. */
function textsIn(content: string, height: number, fontOf: (name: string) => Font): DrawnText[] {
  const texts: DrawnText[] = [];
  const kept: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let line: Matrix = matrix;
  let font: Font = { letters: [], widths: [] };
  let size = 0;
  for (const command of content.split('\n')) {
    const operator = command.slice(command.lastIndexOf(' ') + 1);
    if (operator === 'q') kept.push(matrix);
    else if (operator === 'Q') matrix = kept.pop() ?? matrix;
    else if (operator === 'cm') matrix = times(numbersIn(command) as unknown as Matrix, matrix);
    else if (operator === 'Tm') line = numbersIn(command) as unknown as Matrix;
    else if (operator === 'Tf') {
      const [, name = '', given = ''] = /\/(\S+) (\S+) Tf/.exec(command) ?? [];
      font = fontOf(name);
      size = Number(given);
    } else if (operator === 'TJ') {
      let text = '';
      let units = 0;
      for (const [, hex, back] of command.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/gi)) {
        if (hex === undefined) units -= Number(back);
        for (const glyph of codesIn(hex ?? '')) {
          text += font.letters[glyph] ?? '';
          units += font.widths[glyph] ?? 0;
        }
      }
      const [across, , , down, x, y] = times(line, matrix);
      const scale = Math.abs(across);
      texts.push({
        text,
        x,
        y: height - y,
        width: (units / 1000) * size * scale,
        size: size * Math.abs(down),
      });
    }
  }
  return texts;
}
