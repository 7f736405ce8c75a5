/** Invisible characters: zero-width characters, soft hyphens, direction marks. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Normalizes a text to how it reads, so that a rule about "free" also matches bold or full-width characters and ones with invisible
 * characters in between: plain letters, and one kind of quotes, dashes and spaces.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/\s+/g, ' ');
