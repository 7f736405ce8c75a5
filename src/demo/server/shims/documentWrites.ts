import { FieldValue, pathOf, Timestamp } from './firestoreValues';

export type Data = Record<string, unknown>;

const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Checks for a timestamp from this file's SDK, or from the real one if a script runs the functions' code alongside it. */
const isTime = (value: object): value is { toMillis: () => number } =>
  'toMillis' in value && typeof value.toMillis === 'function';

const unfit = (what: string, name: string): Error =>
  new Error(`Value for argument "data" is not a valid Firestore document. ${what} (found in field "${name}").`);

/** @throws Error for what a document can't contain, as the SDK does before it sends anything. */
function assertFits(value: unknown, name: string, isInList = false): void {
  if (value === undefined) throw unfit('Cannot use "undefined" as a Firestore value', name);
  if (typeof value === 'function' || typeof value === 'symbol') throw unfit(`Cannot store a ${typeof value}`, name);
  if (typeof value !== 'object' || value === null) return;
  if (value instanceof FieldValue) {
    if (isInList) throw unfit('FieldValue transformations are not supported inside of array values', name);
    return;
  }
  if (isTime(value) || value instanceof Date || value instanceof Uint8Array) return;
  if (Array.isArray(value)) {
    if (isInList) throw unfit('Nested arrays are not supported', name);
    value.forEach((item: unknown, index) => assertFits(item, `${name}.${String(index)}`, true));
    return;
  }
  if (!isMap(value)) throw unfit("Couldn't serialize object with custom prototype", name);
  for (const [key, inner] of Object.entries(value)) assertFits(inner, name === '' ? key : `${name}.${key}`);
}

/** @throws Error for deleting a field, which only updates and merges allow. */
function assertNoRemoval(value: unknown, name: string): void {
  if (value instanceof FieldValue && value.isDelete)
    throw unfit(
      'FieldValue.delete() must appear at the top-level and can only be used in update() or set() with {merge:true}',
      name,
    );
  if (isMap(value)) for (const [key, inner] of Object.entries(value)) assertNoRemoval(inner, `${name}.${key}`);
}

/** Returns `value` as it's stored in place of `stored`. */
function resolve(value: unknown, stored: unknown): unknown {
  if (value instanceof FieldValue) return value.apply(stored);
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (typeof value === 'object' && value !== null && !(value instanceof Timestamp) && isTime(value))
    return Timestamp.fromMillis(value.toMillis());
  if (Array.isArray(value)) return value.map((item: unknown) => resolve(item, undefined));
  if (isMap(value)) return mapped(value, isMap(stored) ? stored : {});
  return value;
}

function mapped(data: Data, stored: Data): Data {
  const result: Data = {};
  for (const [name, value] of Object.entries(data)) put(result, name, resolve(value, stored[name]));
  return result;
}

function put(target: Data, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(target, name);
  else target[name] = value;
}

/** Returns a document that is written as a whole. @throws Error for what it can't contain. */
export function replaced(data: Data, stored: Data): Data {
  assertFits(data, '');
  for (const [name, value] of Object.entries(data)) assertNoRemoval(value, name);
  return mapped(data, stored);
}

/** Returns a document that keeps what `data` doesn't name, at every depth. @throws Error for what it can't contain. */
export function merged(data: Data, stored: Data): Data {
  assertFits(data, '');
  return mergedInto(data, stored);
}

function mergedInto(data: Data, stored: Data): Data {
  const result = { ...stored };
  for (const [name, value] of Object.entries(data)) {
    const before = stored[name];
    // An empty map is a value: it replaces what was there.
    const goesDeeper = isMap(value) && Object.keys(value).length > 0;
    put(result, name, goesDeeper ? mergedInto(value, isMap(before) ? before : {}) : resolve(value, before));
  }
  return result;
}

/** Returns a document with single fields changed; dots name nested ones. @throws Error for what it can't contain. */
export function updated(data: Data, stored: Data): Data {
  let result = stored;
  for (const [field, value] of Object.entries(data)) {
    assertFits(value, field);
    if (isMap(value)) assertNoRemoval(value, field);
    result = putAt(result, pathOf(field), value);
  }
  return result;
}

function putAt(target: Data, [name = '', ...deeper]: readonly string[], value: unknown): Data {
  const result = { ...target };
  const before = target[name];
  put(result, name, deeper.length === 0 ? resolve(value, before) : putAt(isMap(before) ? before : {}, deeper, value));
  return result;
}
