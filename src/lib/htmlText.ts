const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
};
/** Elements whose content isn't visible text. */
const UNSEEN_PARTS = /<(script|style|head|title|template|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const BLOCK_ENDS = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/blockquote)\b[^<>]*>/gi;
const CELL_ENDS = /<\/(?:td|th|table)\b[^<>]*>/gi;
const LINKS = /<a\b[^<>]*\bhref="(https?:\/\/[^"\s]+)"[^<>]*>/gi;

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  // The only control characters kept are whitespace.
  const isText = code > 31 || code === 9 || code === 10 || code === 13;
  return isText && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

type HtmlReading = {
  /** True for an e-mailed form: each table cell becomes a line, and link targets are kept. */
  isForm?: boolean;
};

/** Extracts the text of untrusted HTML: the result is displayed as plain text, so anything hidden in it is just words. */
export function textOfHtml(html: string, { isForm = false }: HtmlReading = {}): string {
  const seen = html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(UNSEEN_PARTS, '')
    .replaceAll(/\s+/g, ' ');
  return (isForm ? seen.replaceAll(CELL_ENDS, '\n').replaceAll(LINKS, ' $1 ') : seen)
    .replaceAll(BLOCK_ENDS, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#x?[0-9a-f]{1,7}|[a-z]{2,6});/gi, entity)
    .replaceAll(/ *\n */g, '\n')
    .trim();
}
