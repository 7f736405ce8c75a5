import { cutText } from '@/lib/cutText';
import { textOfHtml } from '@/lib/htmlText';

/** The parts of an e-mail that a lead needs. */
export type ReadMail = {
  from: string;
  subject: string;
  messageId: string;
  /** The e-mail's date (ISO UTC); '' if it has no valid one. */
  sentAt: string;
  /** The readable text, without markup. */
  text: string;
};

const HEADER_LIMIT = 64_000;
/** Nested parts: deeper than any mail program makes. */
const DEEPEST = 6;

/**
 * Parses a saved e-mail (.eml, RFC 5322 with MIME), or text copied from a mail program: then its `From:` and `Subject:` lines are read if
 * it has any, and all of it is the text. Never throws: anything that can't be decoded stays as it came.
 */
export function readMail(source: string): ReadMail {
  const normal = source.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const { headers, body } = parted(normal);
  const isMail = headers.has('from') || headers.has('subject') || headers.has('message-id');
  if (!isMail) return { from: '', subject: '', messageId: '', sentAt: '', text: tidy(normal) };
  const header = (name: string): string => cutText(decodedWords(headers.get(name) ?? ''), 300);
  const sent = new Date(headers.get('date') ?? '');
  return {
    from: header('from'),
    subject: header('subject'),
    messageId: header('message-id').trim(),
    sentAt: Number.isNaN(sent.getTime()) ? '' : sent.toISOString(),
    text: tidy(textOf(headers, body, 0)),
  };
}

type Headers = ReadonlyMap<string, string>;

/** Parses headers up to the first empty line, with folded lines joined; the first of each name counts. */
function parted(source: string): { headers: Headers; body: string } {
  const end = source.search(/\n[ \t]*\n/);
  const head = (end === -1 ? source : source.slice(0, end)).slice(0, HEADER_LIMIT);
  const headers = new Map<string, string>();
  for (const whole of head.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = /^([A-Za-z][A-Za-z0-9-]*):[ \t]*(.*)$/.exec(whole) ?? [];
    if (name !== '' && !headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value.trim());
  }
  return { headers, body: end === -1 ? '' : source.slice(end).replace(/^\n[ \t]*\n/, '') };
}

function textOf(headers: Headers, body: string, depth: number): string {
  const type = (headers.get('content-type') ?? 'text/plain').toLowerCase();
  const [, boundary = ''] = /boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '') ?? [];
  if (type.startsWith('multipart/') && boundary !== '' && depth < DEEPEST) {
    const parts = body
      .split(`--${boundary}`)
      .slice(1)
      .filter((part) => !part.startsWith('--'))
      .map((part) => parted(part.replace(/^\n/, '')));
    const isOf = (wanted: string) => (part: { headers: Headers }) =>
      (part.headers.get('content-type') ?? 'text/plain').toLowerCase().startsWith(wanted);
    const best = parts.find(isOf('text/plain')) ?? parts.find(isOf('text/html')) ?? parts.find(isOf('multipart/'));
    return best ? textOf(best.headers, best.body, depth + 1) : '';
  }
  const decoded = decodedBody(body, headers.get('content-transfer-encoding') ?? '', type);
  return type.startsWith('text/html') ? textOfHtml(decoded, { isForm: true }) : decoded;
}

const bytesToText = (bytes: Uint8Array, type: string): string => {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)"?/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // An unknown character set: most letters come out right anyway.
    return new TextDecoder().decode(bytes);
  }
};

const bytesOf = (binary: string): Uint8Array => Uint8Array.from(binary, (sign) => sign.charCodeAt(0) & 0xff);

function fromBase64(text: string): Uint8Array {
  try {
    return bytesOf(atob(text.replaceAll(/[^A-Za-z0-9+/]/g, '').replace(/=+$/, '')));
  } catch {
    return new TextEncoder().encode(text);
  }
}

const fromQuoted = (text: string): Uint8Array => {
  const joined = text.replaceAll(/=[ \t]*\n/g, '');
  const encoded = new TextEncoder().encode(joined);
  const binary = Array.from(encoded, (byte) => String.fromCharCode(byte)).join('');
  return bytesOf(binary.replaceAll(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))));
};

function decodedBody(body: string, encoding: string, type: string): string {
  switch (encoding.trim().toLowerCase()) {
    case 'base64':
      return bytesToText(fromBase64(body), type);
    case 'quoted-printable':
      return bytesToText(fromQuoted(body), type);
    default:
      return body;
  }
}

/** `=?utf-8?B?…?=` and `=?utf-8?Q?…?=` in a header (RFC 2047). */
const decodedWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?([\w-]+)\?([BbQq])\?([^?]*)\?=/g, (_, charset: string, kind: string, text: string) =>
      bytesToText(
        kind.toLowerCase() === 'b' ? fromBase64(text) : fromQuoted(text.replaceAll('_', ' ')),
        `charset=${charset}`,
      ),
    );

/** Removes trailing spaces and consecutive empty lines. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((one) => one.replaceAll(/[\s ]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
