import { partsOfText, type Figure } from './chips';

/** A piece of a line: words, a record's chip, a number from one of our functions, or one from no source of ours. */
export type Piece =
  | { kind: 'words'; text: string; isBold: boolean }
  | { kind: 'source'; sourceKey: string }
  | { kind: 'figure'; text: string; figureKey: string }
  | { kind: 'unsupported'; text: string };

/** One paragraph, or one list. */
export type Block = { kind: 'paragraph'; lines: Piece[][] } | { kind: 'list'; isNumbered: boolean; items: Piece[][] };

export type Marks = { figures: readonly Pick<Figure, 'key' | 'text'>[]; unsupported: readonly string[] };

const BULLET = /^\s*[-*•]\s+(.*)$/;
const NUMBERED = /^\s*\d{1,3}[.)]\s+(.*)$/;
const HEADING = /^\s*#{1,6}\s+(.*?)\s*#*\s*$/;

/**
 * Parses an answer's text for rendering: paragraphs, lists, bold words, chips and marked numbers. Nothing in it becomes a link, a picture
 * or HTML: such markup stays plain text.
 */
export function blocksOfAnswer(text: string, marks: Marks): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '') {
      isOpen = false;
      continue;
    }
    const [, bullet] = BULLET.exec(line) ?? [];
    const [, numbered] = NUMBERED.exec(line) ?? [];
    const item = bullet ?? numbered;
    const last = blocks.at(-1);
    if (item !== undefined) {
      const isNumbered = bullet === undefined;
      const pieces = piecesOf(item, marks);
      if (last?.kind === 'list' && last.isNumbered === isNumbered) last.items.push(pieces);
      else blocks.push({ kind: 'list', isNumbered, items: [pieces] });
      isOpen = false;
      continue;
    }
    const [, heading] = HEADING.exec(line) ?? [];
    const pieces = piecesOf(heading === undefined ? line : `**${heading}**`, marks);
    if (isOpen && heading === undefined && last?.kind === 'paragraph') last.lines.push(pieces);
    else blocks.push({ kind: 'paragraph', lines: [pieces] });
    isOpen = heading === undefined;
  }
  return blocks;
}

function piecesOf(line: string, marks: Marks): Piece[] {
  let isBold = false;
  return partsOfText(line).flatMap((part): Piece[] => {
    if ('sourceKey' in part) return [{ kind: 'source', sourceKey: part.sourceKey }];
    return part.words.split('**').flatMap((words, index): Piece[] => {
      if (index > 0) isBold = !isBold;
      return words === '' ? [] : markedWords(words, isBold, marks);
    });
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A day after its month isn't a figure. */
const MONTH = '\\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.? ';

function markedWords(words: string, isBold: boolean, { figures, unsupported }: Marks): Piece[] {
  const known = [...figures.map(({ text }) => text), ...unsupported].filter((text) => text !== '');
  if (known.length === 0) return [{ kind: 'words', text: words, isBold }];
  // The longest first: "$1,200.50" isn't "$1,200" and ".50". A number is never part of a longer one, of a time or of a day.
  const alternatives = [...new Set(known)].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\w$]|\\d[.,:/-]|${MONTH})(${alternatives.join('|')})(?!\\w|[.,:/-]\\d)`, 'g');
  return words.split(pattern).flatMap((part, index): Piece[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [{ kind: 'words', text: part, isBold }];
    const figure = figures.find(({ text }) => text === part);
    return [figure ? { kind: 'figure', text: part, figureKey: figure.key } : { kind: 'unsupported', text: part }];
  });
}
