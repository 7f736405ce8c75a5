import { emsOf } from './letterWidths';

const SPACE_EMS = emsOf(' ');

/** Returns how many lines a text takes at a line width of `roomPt`; if anything, one too many. An empty text has none. */
export function lineCount(text: string, roomPt: number, sizePt: number): number {
  if (text === '') return 0;
  const room = Math.max(1, roomPt / sizePt);
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    lines += 1;
    let used = 0;
    for (const word of paragraph.split(' ')) {
      const width = emsOf(word);
      if (used > 0 && used + SPACE_EMS + width <= room) {
        used += SPACE_EMS + width;
        continue;
      }
      if (used > 0) lines += 1;
      const more = Math.max(0, Math.ceil(width / room) - 1);
      lines += more;
      used = width - more * room;
    }
  }
  return lines;
}

/** Parts of a document up to this many lines stay together; a longer one continues on the next page, so that it always fits. */
const KEPT_LINES = 14;

export const isKept = (lines: number): boolean => lines <= KEPT_LINES;
