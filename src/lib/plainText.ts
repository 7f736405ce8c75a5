// oxlint-disable-next-line no-control-regex -- these are the characters that are taken out
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\p{Surrogate}]/gu;

/**
 * Removes invisible characters no one types: NUL and other control characters, lone surrogates from split emoji (no database accepts
 * them), and those that change the writing direction, which can make one name read as another. Line breaks and tabs stay.
 */
export const plainText = (text: string): string => text.replace(UNSEEN, '');

/** Same, but in one line: line breaks and tabs become spaces. */
export const plainLine = (text: string): string => plainText(text).replace(/[\t\r\n]+/g, ' ');
