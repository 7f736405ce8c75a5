import { inflateSync } from 'node:zlib';

/**
 * What a PDF of ours draws, a line for each text, decoded by the tables of its fonts. For `*.alone.test.ts` only: fontkit keeps glyphs for
 * the whole process, and an “L” that it first met as a part of “Ł” in another PDF has no letter in the table.
 */
export function textOfPdf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const raw = file.toString('latin1');
  const streamOf = (start: number): string => {
    const found = raw.indexOf('stream', start);
    // Objects without their own stream must not show the next one's.
    if (found < 0 || found > raw.indexOf('endobj', start)) return '';
    const from = found + 'stream'.length;
    const at = from + (raw[from] === '\r' ? 2 : 1);
    try {
      return inflateSync(file.subarray(at, raw.indexOf('endstream', at))).toString('latin1');
    } catch {
      return '';
    }
  };
  const object = (id: string): number => raw.indexOf(`\n${id} 0 obj`);
  /** A font's list says which letter each of its glyphs is, from glyph 0 on. */
  const fonts = new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(raw.slice(object(id)))?.[1] ?? '';
      const list = [...streamOf(object(table)).matchAll(/\[(.*?)\]/gs)].map(([, part]) => part).join(' ');
      return [
        name,
        [...list.matchAll(/<([0-9a-f]+)>/gi)].map(([, code = '']) =>
          String.fromCharCode(...(code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
        ),
      ] as const;
    }),
  );
  let font: readonly string[] = [];
  let text = '';
  for (const { index } of raw.matchAll(/\n\d+ 0 obj/g)) {
    for (const [, name, shown] of streamOf(index).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name) ?? [];
      else
        text += `${[...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, glyphs = '']) => (glyphs.match(/.{4}/g) ?? []).map((glyph) => font[Number.parseInt(glyph, 16)] ?? '')).join('')}\n`;
    }
  }
  return text;
}
