/** Available in browsers and Node; declared here because the domain is compiled without either's types. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => {
  decode(bytes: Uint8Array): string;
};

export const TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/**
 * Decodes the bytes of a CSV file. A byte order mark decides; without one it is UTF-8 if the bytes are valid, else UTF-16 if every other
 * byte is zero, else windows-1252, which is what Excel writes as "CSV" and which fits any bytes.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

function markedEncoding([first, second, third]: Uint8Array): TextEncoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

const PROBE_BYTES = 1_000;

/** Detects UTF-16 without a byte order mark: Western-language text has a zero in every other byte; no other text contains zeros at all. */
function unmarkedUtf16(bytes: Uint8Array): TextEncoding | null {
  const probe = bytes.subarray(0, PROBE_BYTES);
  if (probe.length < 4) return null;
  let even = 0;
  let odd = 0;
  probe.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const half = probe.length / 2;
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be';
  return null;
}

/** Instructions for a web page that a program saved as .xls. */
export const WEB_PAGE =
  'This is a web page with a table, even if it is called .xls. Open it in Excel or Numbers, save it as CSV (UTF-8) and choose that file.';

/** Identifies decoded text that can't be a list: a web page named .xls, or the bytes of something else; '' if it may be one. */
export function notAList(text: string): '' | 'web-page' | 'other' {
  const probe = text.slice(0, 2 * PROBE_BYTES);
  if (/^\ufeff?\s*<(?:!doctype|\?xml|html|head|meta|style|table|div|body)\b/i.test(probe)) return 'web-page';
  const odd = Array.from(probe).filter(isNoText).length;
  return odd > probe.length / 50 ? 'other' : '';
}

/** Whether a character is a control character other than tab and line ends, or couldn't be decoded. */
function isNoText(character: string): boolean {
  const code = character.charCodeAt(0);
  const isControl = (code > 0 && code < 9) || (code > 13 && code < 32) || (code > 126 && code < 160);
  return isControl || code === 0xfffd;
}

/** Identifies a file that can't be text by its first bytes; '' if it may be text. */
export function binaryKind(bytes: Uint8Array): '' | 'excel' | 'other' {
  const starts = (...signature: number[]): boolean => signature.every((byte, index) => bytes[index] === byte);
  // ZIP (xlsx, numbers, ods) and the compound file format of old Excel.
  if (starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0)) return 'excel';
  const isBinary =
    starts(0x25, 0x50, 0x44, 0x46) || starts(0x89, 0x50, 0x4e, 0x47) || starts(0xff, 0xd8, 0xff) || starts(0x1f, 0x8b);
  return isBinary ? 'other' : '';
}
