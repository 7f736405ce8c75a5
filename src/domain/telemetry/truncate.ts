/** Longest texts in a notification (specification, section 9), in characters. */
export const STACK_LIMIT = 500;
export const EXTRA_LIMIT = 200;
export const DESCRIPTION_LIMIT = 100;

/** The start of `text`, at most `limit` characters of it; the last one is an ellipsis where something was cut. */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}
