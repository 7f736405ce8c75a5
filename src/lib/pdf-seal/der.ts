import { joinedBytes } from '../joinedBytes';

/** Bytes that can be passed to `crypto.subtle`. */
export type Bytes = Uint8Array<ArrayBuffer>;

function lengthOf(length: number): Bytes {
  if (length < 0x80) return new Uint8Array([length]);
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  return new Uint8Array([0x80 | digits.length, ...digits]);
}

/** Encodes a value in DER (ITU-T X.690): tag, length, content. */
export const der = (tag: number, ...parts: readonly Uint8Array[]): Bytes => {
  const content = joinedBytes(parts);
  return joinedBytes([new Uint8Array([tag]), lengthOf(content.length), content]);
};

export const sequence = (...parts: readonly Uint8Array[]): Bytes => der(0x30, ...parts);
export const octets = (bytes: Uint8Array): Bytes => der(0x04, bytes);
export const nothing = (): Bytes => der(0x05);
export const bits = (bytes: Uint8Array): Bytes => der(0x03, new Uint8Array([0]), bytes);
export const utf8 = (text: string): Bytes => der(0x0c, new TextEncoder().encode(text));

/** Encodes a set in DER order: sorted by the bytes of its members. */
export const setOf = (...parts: readonly Uint8Array[]): Bytes => der(0x31, ...parts.toSorted(compareBytes));

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Encodes a non-negative integer from its bytes, most significant first. */
export const integer = (bytes: readonly number[]): Bytes =>
  der(0x02, new Uint8Array((bytes[0] ?? 0) >= 0x80 ? [0, ...bytes] : bytes));

/** Encodes an object identifier in dotted notation: `1.2.840.113549.1.7.2`. */
export function oid(text: string): Bytes {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const base128 = (value: number): number[] => {
    const digits = [value % 128];
    for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128))
      digits.unshift((left % 128) | 0x80);
    return digits;
  };
  return der(0x06, new Uint8Array([first * 40 + second, ...rest.flatMap(base128)]));
}

/** Encodes an instant with second precision; for years up to 2049. */
export const utcTime = (instant: string): Bytes =>
  der(0x17, new TextEncoder().encode(`${instant.slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));

/** A parsed value: `whole` includes the tag and length, `content` doesn't. */
export type Der = { tag: number; whole: Bytes; content: Bytes };

/** Parses a sequence of DER values. @throws RangeError for invalid DER */
export function readDer(bytes: Bytes): Der[] {
  const found: Der[] = [];
  for (let at = 0; at < bytes.length;) {
    const [tag, first] = [bytes[at], bytes[at + 1]];
    if (tag === undefined || first === undefined) throw new RangeError('The signature ends too early');
    const isLong = first >= 0x80;
    const count = isLong ? first & 0x7f : 0;
    if (count > 4) throw new RangeError('The signature has a length that cannot be');
    const digits = bytes.slice(at + 2, at + 2 + count);
    const length = isLong ? digits.reduce((sum, digit) => sum * 256 + digit, 0) : first;
    const start = at + 2 + count;
    if (start + length > bytes.length) throw new RangeError('The signature ends too early');
    found.push({ tag, whole: bytes.slice(at, start + length), content: bytes.slice(start, start + length) });
    at = start + length;
  }
  return found;
}

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
