import type { Data } from './documentWrites';
import { Timestamp } from './firestoreValues';

/** Firestore's limit for a document with its name. */
const MAX_BYTES = 1_048_576;
/** Firestore's limit for a commit. It counts index entries as well, of which nothing is known here. */
const MAX_COMMIT_BYTES = 10 * MAX_BYTES;
const INVALID_ARGUMENT = 3;
/** Bytes of a number, a time and a name's end. */
const NUMBER_BYTES = 8;
const NAME_BYTES = 16;
/** A document whose texts have fewer UTF-16 units is never too large: each is three bytes at the most. */
const SURELY_FITS = MAX_BYTES / 4;

/** The same for all that a commit writes and deletes. */
const COMMIT_SURELY_FITS = MAX_COMMIT_BYTES / 4;

const encoder = new TextEncoder();

/** What a value takes up, by Firestore's rules; texts by `textBytes`. */
function sizeOf(value: unknown, textBytes: (text: string) => number): number {
  if (typeof value === 'string') return textBytes(value) + 1;
  if (typeof value === 'boolean' || value === null) return 1;
  if (typeof value !== 'object') return NUMBER_BYTES;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item, textBytes), 0);
  if (value instanceof Uint8Array) return value.byteLength;
  if (value instanceof Timestamp) return NUMBER_BYTES;
  return Object.entries(value).reduce((sum, [name, inner]) => sum + textBytes(name) + 1 + sizeOf(inner, textBytes), 0);
}

/** The bytes that Firestore counts for a document with its name. */
export const documentBytes = (path: string, data: Data): number =>
  sizeOf(data, (text) => encoder.encode(text).byteLength) + path.length + NAME_BYTES * 2;

const refuse = (message: string): Error => Object.assign(new Error(message), { code: INVALID_ARGUMENT });

/** Half of a character, which is in no text of UTF-8. */
const HALF = /\p{Surrogate}/u;

/** How long a text is. @throws an error with Firestore's code for one with half of a character, as a cut leaves it in an emoji */
function wholeLength(text: string): number {
  if (HALF.test(text)) throw refuse('3 INVALID_ARGUMENT: A text has half of a character');
  return text.length;
}

/** @throws an error with Firestore's code for a path or a document that it does not take. */
export function assertStorable(path: string, data: Data): void {
  if (path.split('/').some((id) => /^__.*__$|^\.{1,2}$/.test(id))) throw refuse(`${path} is not a valid path`);
  if (sizeOf(data, wholeLength) < SURELY_FITS) return;
  const bytes = documentBytes(path, data);
  if (bytes > MAX_BYTES) throw refuse(`${path} takes ${String(bytes)} bytes, which is more than ${String(MAX_BYTES)}`);
}

/**
 * @param documents each as it will be; one that is deleted, as it was
 * @throws an error with Firestore's code and words for more than a commit takes
 */
export function assertCommits(documents: readonly { path: string; data: Data }[]): void {
  if (documents.length < MAX_COMMIT_BYTES / MAX_BYTES) return;
  const units = documents.reduce((sum, { data }) => sum + sizeOf(data, (text) => text.length), 0);
  if (units < COMMIT_SURELY_FITS) return;
  const bytes = documents.reduce((sum, { path, data }) => sum + documentBytes(path, data), 0);
  if (bytes > MAX_COMMIT_BYTES) throw refuse('3 INVALID_ARGUMENT: Transaction too big. Decrease transaction size.');
}
