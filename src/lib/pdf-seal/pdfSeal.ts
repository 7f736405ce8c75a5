import { joinedBytes } from '../joinedBytes';
import { checkDetached, signDetached, type SealKey } from './cms';
import type { Bytes } from './der';

/** Space reserved for the signature, in bytes; one takes about 1,400. */
const SIGNATURE_BYTES = 3_000;
const RANGE_DIGITS = 10;

/** Decodes one character per byte, so that positions in the text are positions in the file. */
const textOf = (bytes: Uint8Array): string => {
  let text = '';
  const STEP = 8_192;
  for (let at = 0; at < bytes.length; at += STEP) text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return text;
};
const bytesOf = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0));

const broken = (what: string): RangeError => new RangeError(`The PDF has no ${what}`);

const numberAfter = (text: string, pattern: RegExp, what: string): number => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw broken(what);
  return Number(found);
};

type Layout = { size: number; root: number; info: string; startOfTable: number; offsets: Map<number, number> };

/** Reads a file's cross-reference table as react-pdf writes it: one plain table (PDF 1.3), no object streams. */
function layoutOf(text: string): Layout {
  const startOfTable = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? Number.NaN);
  const table = text.slice(startOfTable);
  if (!table.startsWith('xref')) throw broken('plain table of its objects');
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(table)?.[1] ?? '';
  const offsets = new Map<number, number>();
  let next = 0;
  for (const line of table.slice(4, table.indexOf('trailer')).split(/\r?\n/)) {
    const section = /^(\d+) (\d+)\s*$/.exec(line);
    const entry = /^(\d{10}) \d{5} ([nf])/.exec(line);
    if (section) next = Number(section[1]);
    else if (entry) {
      if (entry[2] === 'n') offsets.set(next, Number(entry[1]));
      next += 1;
    }
  }
  const info = /\/Info\s+\d+\s+\d+\s+R/.exec(trailer)?.[0] ?? '';
  const id = /\/ID\s*\[[^\]]*\]/.exec(trailer)?.[0] ?? '';
  return {
    size: numberAfter(trailer, /\/Size\s+(\d+)/, 'size'),
    root: numberAfter(trailer, /\/Root\s+(\d+)\s/, 'root'),
    info: [info, id].filter(Boolean).join('\n'),
    startOfTable,
    offsets,
  };
}

/** Returns the content of an object's dictionary, without the brackets. */
function dictionary(text: string, { offsets }: Layout, number: number): string {
  const start = offsets.get(number);
  const end = start === undefined ? -1 : text.indexOf('endobj', start);
  const body = start === undefined || end < 0 ? '' : text.slice(start, end);
  const [open, close] = [body.indexOf('<<'), body.lastIndexOf('>>')];
  if (open < 0 || close < open) throw broken(`object ${number}`);
  return body.slice(open + 2, close);
}

/** Encodes a PDF string: UTF-16 unless it's plain ASCII. */
function pdfText(text: string): string {
  const shown = text.slice(0, 200);
  const hex = Array.from({ length: shown.length }, (_, at) => shown.charCodeAt(at).toString(16).padStart(4, '0')).join(
    '',
  );
  return `<feff${hex}>`;
}

export type Seal = { key: SealKey; /** An instant. */ now: string; name: string; reason: string };

/**
 * Seals the whole PDF by appending an incremental update: no byte of the original changes. `pdf` must be one of ours. Method B7. @throws
 * RangeError for any other kind of PDF
 */
export async function sealPdf(pdf: Bytes, { key, now, name, reason }: Seal): Promise<Bytes> {
  const text = textOf(pdf);
  const layout = layoutOf(text);
  const [signature, widget] = [layout.size, layout.size + 1];
  const root = dictionary(text, layout, layout.root);
  const pages = dictionary(text, layout, numberAfter(root, /\/Pages\s+(\d+)\s/, 'pages'));
  const page = numberAfter(pages, /\/Kids\s*\[\s*(\d+)\s/, 'first page');
  const pageBody = dictionary(text, layout, page);
  if (/\/Annots\b|\/AcroForm\b/.test(pageBody + root)) throw broken('room for a seal');
  const at = `D:${now.slice(0, 19).replaceAll(/[-:T]/g, '')}Z`;
  const range = `/ByteRange [0${' '.repeat(3 * RANGE_DIGITS + 3)}]`;
  const contents = `/Contents <${'0'.repeat(SIGNATURE_BYTES * 2)}>`;
  const objects: [number, string][] = [
    [
      signature,
      `<<\n/Type /Sig\n/Filter /Adobe.PPKLite\n/SubFilter /adbe.pkcs7.detached\n${range}\n${contents}\n/M (${at})\n/Name ${pdfText(name)}\n/Reason ${pdfText(reason)}\n>>`,
    ],
    [
      widget,
      `<<\n/Type /Annot\n/Subtype /Widget\n/FT /Sig\n/T (Seal)\n/V ${signature} 0 R\n/Rect [0 0 0 0]\n/F 132\n/P ${page} 0 R\n>>`,
    ],
    [page, `<<${pageBody}\n/Annots [${widget} 0 R]\n>>`],
    [layout.root, `<<${root}\n/AcroForm <<\n/Fields [${widget} 0 R]\n/SigFlags 3\n>>\n>>`],
  ];
  let added = text.endsWith('\n') ? '' : '\n';
  const table: string[] = [];
  for (const [number, body] of objects) {
    table.push(`${number} 1\n${String(pdf.length + added.length).padStart(10, '0')} 00000 n \n`);
    added += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const start = pdf.length + added.length;
  added += `xref\n${table.join('')}trailer\n<<\n/Size ${layout.size + 2}\n/Root ${layout.root} 0 R\n${layout.info}\n/Prev ${layout.startOfTable}\n>>\nstartxref\n${start}\n%%EOF\n`;
  const file = joinedBytes([pdf, bytesOf(added)]);
  const open = pdf.length + added.indexOf(contents) + '/Contents '.length;
  const close = open + SIGNATURE_BYTES * 2 + 2;
  const signedRange = `/ByteRange [0 ${open} ${close} ${file.length - close}`.padEnd(range.length - 1);
  file.set(bytesOf(`${signedRange}]`), pdf.length + added.indexOf(range));
  const cms = await signDetached(joinedBytes([file.slice(0, open), file.slice(close)]), key, now);
  if (cms.length > SIGNATURE_BYTES) throw new RangeError('The signature is larger than its place');
  const hex = Array.from(cms, (byte) => byte.toString(16).padStart(2, '0')).join('');
  file.set(bytesOf(hex), open + 1);
  return file;
}

export const SEAL_STATES = ['intact', 'changed', 'added-to', 'forged', 'foreign', 'none'] as const;
/** `foreign`: a signature that wasn't made here, or one that was tampered with. */
export type SealState = (typeof SEAL_STATES)[number];
/** The state of a file's seal; `fingerprint` is that of its certificate, '' without one. */
export type SealCheck = { state: SealState; fingerprint: string };

const NO_SEAL: SealCheck = { state: 'none', fingerprint: '' };

/**
 * Checks whether a file is unchanged since it was sealed, from the file alone. Never throws: an unreadable file has no seal, or a broken
 * one.
 */
export async function checkSeal(file: Bytes): Promise<SealCheck> {
  const text = textOf(file);
  const found = [...text.matchAll(/\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].at(-1);
  if (!found) return /\/ByteRange|adbe\.pkcs7/.test(text) ? { state: 'changed', fingerprint: '' } : NO_SEAL;
  const [open = 0, close = 0, rest = 0] = found.slice(1).map(Number);
  const hex = text.slice(open + 1, close - 1);
  if (text[open] !== '<' || text[close - 1] !== '>' || !/^[0-9a-fA-F]+$/.test(hex))
    return { state: 'changed', fingerprint: '' };
  try {
    const cms = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const signature = withoutPadding(cms);
    const { isOurs, isSameContent, isGenuine, fingerprint } = await checkDetached(
      joinedBytes([file.slice(0, open), file.slice(close, close + rest)]),
      signature,
    );
    if (!isSameContent) return { state: 'changed', fingerprint };
    if (!isGenuine) return { state: 'forged', fingerprint };
    if (!isOurs || cms.slice(signature.length).some((byte) => byte !== 0)) return { state: 'foreign', fingerprint };
    return { state: close + rest === file.length ? 'intact' : 'added-to', fingerprint };
  } catch {
    return { state: 'changed', fingerprint: '' };
  }
}

/** Strips the zero padding after the signature, using the signature's own length. */
function withoutPadding(bytes: Bytes): Bytes {
  const count = (bytes[1] ?? 0) & 0x7f;
  const length = [...bytes.slice(2, 2 + count)].reduce((sum, digit) => sum * 256 + digit, 0);
  return bytes.slice(0, 2 + count + length);
}
