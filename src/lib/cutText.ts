/** The first half of a surrogate pair that was split, at the end of a text. */
const HALF_AT_END = /[\uD800-\uDBFF]$/;

/**
 * Truncates text to at most `length` UTF-16 units. A character that doesn't fit is dropped whole: no database accepts half of one, so
 * text cut in the middle of an emoji couldn't be stored.
 */
export const cutText = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(HALF_AT_END, '');
