import type { Data } from './documentWrites';
import { Timestamp } from './firestoreValues';

/** Firestore's limit for a document including its name. */
const MAX_BYTES = 1_048_576;
/** Firestore's limit for a commit. It also counts index entries, which are unknown here. */
const MAX_COMMIT_BYTES = 10 * MAX_BYTES;
const INVALID_ARGUMENT = 3;
/** Bytes for a number, a time, and the end of a name. */
const NUMBER_BYTES = 8;
const NAME_BYTES = 16;
/** A document whose texts have fewer UTF-16 units is never too large: each is at most three bytes. */
const SURELY_FITS = MAX_BYTES / 4;

/** Same, for everything a commit writes and deletes. */
const COMMIT_SURELY_FITS = MAX_COMMIT_BYTES / 4;

const encoder = new TextEncoder();

/** Returns a value's size by Firestore's rules; texts are measured by `textBytes`. */
function sizeOf(value: unknown, textBytes: (text: string) => number): number {
  if (typeof value === 'string') return textBytes(value) + 1;
  if (typeof value === 'boolean' || value === null) return 1;
  if (typeof value !== 'object') return NUMBER_BYTES;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item, textBytes), 0);
  if (value instanceof Uint8Array) return value.byteLength;
  if (value instanceof Timestamp) return NUMBER_BYTES;
  return Object.entries(value).reduce((sum, [name, inner]) => sum + textBytes(name) + 1 + sizeOf(inner, textBytes), 0);
}

/** Returns the bytes Firestore counts for a document including its name. */
export const documentBytes = (path: string, data: Data): number =>
  sizeOf(data, (text) => encoder.encode(text).byteLength) + path.length + NAME_BYTES * 2;

const refuse = (message: string): Error => Object.assign(new Error(message), { code: INVALID_ARGUMENT });

/** A lone surrogate, which UTF-8 text can't contain. */
const HALF = /\p{Surrogate}/u;

/** Returns a text's length. @throws an error with Firestore's code for a lone surrogate, such as from truncating an emoji */
function wholeLength(text: string): number {
  if (HALF.test(text)) throw refuse('3 INVALID_ARGUMENT: A text has half of a character');
  return text.length;
}

/** @throws an error with Firestore's code for a path or document it doesn't accept. */
export function assertStorable(path: string, data: Data): void {
  if (path.split('/').some((id) => /^__.*__$|^\.{1,2}$/.test(id))) throw refuse(`${path} is not a valid path`);
  if (sizeOf(data, wholeLength) < SURELY_FITS) return;
  const bytes = documentBytes(path, data);
  if (bytes > MAX_BYTES) throw refuse(`${path} takes ${String(bytes)} bytes, which is more than ${String(MAX_BYTES)}`);
}

/**
 * @param documents each as it will be; a deleted one, as it was
 * @throws an error with Firestore's code and message for more than a commit accepts
 */
export function assertCommits(documents: readonly { path: string; data: Data }[]): void {
  if (documents.length < MAX_COMMIT_BYTES / MAX_BYTES) return;
  const units = documents.reduce((sum, { data }) => sum + sizeOf(data, (text) => text.length), 0);
  if (units < COMMIT_SURELY_FITS) return;
  const bytes = documents.reduce((sum, { path, data }) => sum + documentBytes(path, data), 0);
  if (bytes > MAX_COMMIT_BYTES) throw refuse('3 INVALID_ARGUMENT: Transaction too big. Decrease transaction size.');
}
