/** Maximum text lengths in a notification (specification, section 9), in characters. */
export const STACK_LIMIT = 500;
export const EXTRA_LIMIT = 200;
export const DESCRIPTION_LIMIT = 100;

/** Returns the start of `text`, at most `limit` characters; ends with an ellipsis if it was cut. */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}
