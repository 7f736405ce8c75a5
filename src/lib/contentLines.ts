/** The longest line in a contact or calendar file, in bytes without the line ending (RFC 2426, section 2.6; RFC 5545, section 3.1). */
const LINE_BYTES = 75;

const encoder = new TextEncoder();

/** Escapes text as a value in such a file: characters with a special meaning become literal. */
export const escapedText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

/** Folds a line into pieces of at most 75 bytes, each continuation starting with a space; no character is split. */
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
