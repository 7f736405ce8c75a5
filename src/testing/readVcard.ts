/** A line of a vCard file. `parts` is its value split at semicolons, unescaped. */
export type VcardLine = { parameters: string[]; value: string; parts: string[] };

const NAME = /^([A-Z-]+)((?:;[^:;]+)*):(.*)$/s;

/** Splits a value at its semicolons; a backslash escapes the next character, and `\n` is a new line (RFC 2426, section 4). */
function partsOf(value: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < value.length; at += 1) {
    const isEscape = value.charAt(at) === '\\';
    if (isEscape) at += 1;
    const sign = value.charAt(at);
    if (!isEscape && sign === ';') {
      parts.push(part);
      part = '';
    } else part += isEscape && /n/i.test(sign) ? '\n' : sign;
  }
  return [...parts, part];
}

/**
 * Reads vCard 3.0 strictly, based on RFC 2426 and not on the code that writes it. Keyed by name; no name may appear twice.
 * @throws Error for anything address books choke on: other line endings, unnamed lines, missing N, FN or frame
 */
export function readVcard(text: string): Map<string, VcardLine> {
  if (/[^\r]\n|\r(?!\n)/.test(text)) throw new Error('A line does not end with CR LF');
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end');
  const read = new Map<string, VcardLine>();
  for (const line of text
    .replaceAll(/\r\n[ \t]/g, '')
    .slice(0, -2)
    .split('\r\n')) {
    const [, name = '', parameters = '', value = ''] = NAME.exec(line) ?? [];
    if (name === '') throw new Error(`Not a line of a contact file: ${line}`);
    if (read.has(name)) throw new Error(`${name} comes twice`);
    read.set(name, { parameters: parameters.split(';').filter(Boolean), value, parts: partsOf(value) });
  }
  const names = [...read.keys()];
  if (names[0] !== 'BEGIN' || names[1] !== 'VERSION' || names.at(-1) !== 'END')
    throw new Error('The frame is not whole');
  if (read.get('VERSION')?.value !== '3.0' || !read.has('N') || !read.has('FN'))
    throw new Error('Not a vCard 3.0 with a name');
  return read;
}
