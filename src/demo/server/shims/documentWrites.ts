import { FieldValue, pathOf, Timestamp } from './firestoreValues';

export type Data = Record<string, unknown>;

const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** `value` as it is stored where `stored` was. */
function resolve(value: unknown, stored: unknown): unknown {
  if (value instanceof FieldValue) return value.apply(stored);
  // Only what nobody reads but the server carries one: when it may be cleared away.
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map((item: unknown) => resolve(item, undefined));
  if (isMap(value)) return mapped(value, isMap(stored) ? stored : {}, {});
  return value;
}

/** `onto` with the fields of `data`, where `stored` says what they were. */
function mapped(data: Data, stored: Data, onto: Data): Data {
  const result = { ...onto };
  for (const [name, value] of Object.entries(data)) put(result, name, resolve(value, stored[name]));
  return result;
}

function put(target: Data, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(target, name);
  else target[name] = value;
}

/** A document that is written as a whole. */
export const replaced = (data: Data, stored: Data): Data => mapped(data, stored, {});

/** A document that keeps what `data` does not name, at every depth. */
export function merged(data: Data, stored: Data): Data {
  const result = { ...stored };
  for (const [name, value] of Object.entries(data)) {
    const before = stored[name];
    put(result, name, isMap(value) && isMap(before) ? merged(value, before) : resolve(value, before));
  }
  return result;
}

/** A document of which single fields change, named with dots where they lie deeper. */
export function updated(data: Data, stored: Data): Data {
  let result = stored;
  for (const [field, value] of Object.entries(data)) result = putAt(result, pathOf(field), value);
  return result;
}

function putAt(target: Data, [name = '', ...deeper]: readonly string[], value: unknown): Data {
  const result = { ...target };
  const before = target[name];
  put(result, name, deeper.length === 0 ? resolve(value, before) : putAt(isMap(before) ? before : {}, deeper, value));
  return result;
}
