/** The first half of a character that was cut in two, as at the end of a text. */
const HALF_AT_END = /[\uD800-\uDBFF]$/;

/**
 * The beginning of a text, at most `length` UTF-16 units. A character that does not fit is left out as a whole: no database takes half of one,
 * so that a text that was cut in an emoji could not be stored.
 */
export const cutText = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(HALF_AT_END, '');
