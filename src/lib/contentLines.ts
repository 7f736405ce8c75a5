/** The longest line of a contact file or a calendar in bytes, without its end (RFC 2426, section 2.6; RFC 5545, section 3.1). */
const LINE_BYTES = 75;

const encoder = new TextEncoder();

/** A text as a value in such a file: what has a meaning there is written so that it has none. */
export const escapedText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

/** A line in pieces of at most 75 bytes, each further one beginning with a blank; no character is cut in two. */
export function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      pieces.push(piece);
      piece = ' ';
      bytes = 1;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}
