/** Nothing that is seen: zero-width signs, soft hyphens, directions. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A text as it is read, so that a rule about "free" finds it in bold or full-width characters and with invisible ones
 * in between: letters in their plain form, one kind of quotes, dashes and spaces.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/\s+/g, ' ');
