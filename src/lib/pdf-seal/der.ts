import { joinedBytes } from '../joinedBytes';

/** Bytes that can be handed to `crypto.subtle`. */
export type Bytes = Uint8Array<ArrayBuffer>;

function lengthOf(length: number): Bytes {
  if (length < 0x80) return new Uint8Array([length]);
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  return new Uint8Array([0x80 | digits.length, ...digits]);
}

/** A value in DER (ITU-T X.690): its tag, its length, what it holds. */
export const der = (tag: number, ...parts: readonly Uint8Array[]): Bytes => {
  const content = joinedBytes(parts);
  return joinedBytes([new Uint8Array([tag]), lengthOf(content.length), content]);
};

export const sequence = (...parts: readonly Uint8Array[]): Bytes => der(0x30, ...parts);
export const octets = (bytes: Uint8Array): Bytes => der(0x04, bytes);
export const nothing = (): Bytes => der(0x05);
export const bits = (bytes: Uint8Array): Bytes => der(0x03, new Uint8Array([0]), bytes);
export const utf8 = (text: string): Bytes => der(0x0c, new TextEncoder().encode(text));

/** A set in the order that DER asks for: by the bytes of its members. */
export const setOf = (...parts: readonly Uint8Array[]): Bytes => der(0x31, ...parts.toSorted(compareBytes));

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** A whole number that is not negative, by its bytes, the highest first. */
export const integer = (bytes: readonly number[]): Bytes =>
  der(0x02, new Uint8Array((bytes[0] ?? 0) >= 0x80 ? [0, ...bytes] : bytes));

/** An object identifier as it is written: `1.2.840.113549.1.7.2`. */
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

/** An instant to the second; years to 2049. */
export const utcTime = (instant: string): Bytes =>
  der(0x17, new TextEncoder().encode(`${instant.slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));

/** A value as it was read: `whole` with tag and length, `content` without. */
export type Der = { tag: number; whole: Bytes; content: Bytes };

/** The values that follow each other in bytes. @throws RangeError for what is no DER */
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
