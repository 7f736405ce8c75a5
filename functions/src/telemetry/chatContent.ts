import { cutText } from '@/lib/cutText';
/** The longest message that common chats accept. */
const CONTENT_LIMIT = 2_000;
const INVISIBLE = '\u200b';
// Everything below a space but the line feed, and the characters that turn the direction of a text.
// oxlint-disable-next-line no-control-regex -- taking control characters out is the point
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Prepares text for the chat: plain, with no mentions, and cut to the chat's limit. An invisible character breaks anything a chat would
 * read as a mention of everyone, a role, a person or a channel.
 */
export function chatContent(text: string): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, ' ')
    .replace(/@(?=everyone|here|channel|[&!\d])/gi, `@${INVISIBLE}`)
    .replace(/<(?=[@#!&])/g, `<${INVISIBLE}`);
  // Counted as chats count, in UTF-16 units, and without leaving half a character at the end.
  if (plain.length <= CONTENT_LIMIT) return plain;
  return `${cutText(plain, CONTENT_LIMIT - 1)}…`;
}
