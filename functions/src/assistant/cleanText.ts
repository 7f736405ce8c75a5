/** Beyond this length nothing is held back: an unclosed bracket that long isn't a link. */
const LONGEST_HELD = 400;
const MARK = /\[\[(s\d{1,3})\]\]/g;
const ADDRESS =
  /\b(?:https?|ftp|javascript|data|mailto|file):\S*|\bwww\.\S+|(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]{2,63}\.)+(?:\p{L}{2,24}|xn--[a-z0-9-]+)\/\S*/giu;

/**
 * Returns a model's text, safe to show: without pictures, links, HTML, and marks of records this answer isn't based on. `isSource` says
 * which marks belong to this answer.
 */
export function cleanText(text: string, isSource: (key: string) => boolean): string {
  return withoutInvisible(text)
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\[)\[([^[\]]+)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-zA-Z!][^>]*>/g, '')
    .replace(ADDRESS, '(link left out)')
    .replace(MARK, (mark, key: string) => (isSource(key) ? mark : ''));
}

/** Characters that change text direction, and invisible letters: they make text read differently than it is. */
const INVISIBLE = /[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Returns a text as it appears on screen. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * The same for streamed text: returns what is safe to show so far, and holds back what might start a link, a mark or HTML until it's
 * clear.
 */
export function cleanStream(isSource: (key: string) => boolean): {
  take: (piece: string) => string;
  end: () => string;
} {
  let held = '';
  const release = (upTo: number): string => {
    const shown = cleanText(held.slice(0, upTo), isSource);
    held = held.slice(upTo);
    return shown;
  };
  return {
    take: (piece) => {
      held += piece;
      if (held.length > LONGEST_HELD) return release(held.length);
      // A word can turn into an address, and an opening bracket into a link or a mark.
      const upToWord = Math.min(held.search(/\S*$/), openingOf(held));
      // That word may be the end of a link that started before it.
      return release(openingOf(held.slice(0, upToWord)));
    },
    end: () => release(held.length),
  };
}

/** Returns the position of the last unclosed bracket, or the text's length if there isn't one. */
function openingOf(text: string): number {
  const html = text.lastIndexOf('<');
  if (html !== -1 && !text.includes('>', html)) return html;
  const bracket = /!?\[{1,2}(?:[^\]\n]*$|[^\]\n]*\]{1,2}$|[^\]\n]*\]\([^)\n]*$)/.exec(text);
  return bracket ? bracket.index : text.length;
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

const numbersIn = (text: string): string[] =>
  (text.match(NUMBER) ?? []).map((number) => number.replaceAll(',', '').replace(/\.0+$/, ''));

/**
 * Returns numbers in an answer that appear in none of its input, neither tool results nor the question. Single digits and list numbers
 * carry little information and are ignored.
 */
export function unsupportedNumbers(answer: string, given: readonly string[]): string[] {
  const known = new Set(given.flatMap(numbersIn));
  const prose = answer.replace(MARK, ' ').replace(/^\s*\d{1,2}[.)]\s/gm, ' ');
  const found = (prose.match(NUMBER) ?? []).filter((number) => {
    const plain = number.replaceAll(',', '').replace(/\.0+$/, '');
    return plain.length > 1 && !known.has(plain) && !known.has(plain.replace(/^0+/, ''));
  });
  return [...new Set(found)].slice(0, 40);
}
