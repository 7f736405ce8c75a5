// The parts of JSON Schema that both providers accept in strict mode (docs/ai.md), and those they reject.
import { Fault, invalid } from './fault.mjs';

const TAKEN = new Set([
  'type',
  'properties',
  'required',
  'items',
  'enum',
  'const',
  'anyOf',
  'additionalProperties',
  'description',
  'format',
]);
const TYPES = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
const FORMATS = new Set(['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'uri', 'ipv4', 'ipv6', 'uuid']);
const DEEPEST = 5;

/** @throws Fault 400 for a schema that isn't strict; `where` is the tool or format it belongs to */
export function assertStrictSchema(schema, where, isRoot = true, depth = 0) {
  const wrong = (what) => invalid(`Invalid schema for ${where}: ${what}`, where);
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) throw wrong('a schema must be an object');
  if (depth > DEEPEST * 2) throw wrong('it is nested too deeply');
  for (const key of Object.keys(schema)) if (!TAKEN.has(key)) throw wrong(`'${key}' is not permitted`);
  if (isRoot && schema.type !== 'object') throw wrong("the root must have type 'object'");
  const types = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
  for (const type of types) if (!TYPES.has(type)) throw wrong(`'${String(type)}' is no type`);
  if (schema.format !== undefined && !FORMATS.has(schema.format))
    throw wrong(`format '${schema.format}' is not supported`);
  if (types.length === 0 && !schema.anyOf && !schema.enum && schema.const === undefined)
    throw wrong("'type' is missing");
  if (types.includes('object')) {
    if (schema.additionalProperties !== false) throw wrong("'additionalProperties' must be false");
    const names = Object.keys(schema.properties ?? {});
    const required = schema.required ?? [];
    const missing = names.find((name) => !required.includes(name));
    if (missing !== undefined) throw wrong(`'required' must name every property; '${missing}' is missing`);
    const unknown = required.find((name) => !names.includes(name));
    if (unknown !== undefined) throw wrong(`'required' names '${unknown}', which is no property`);
    for (const name of names) assertStrictSchema(schema.properties[name], where, false, depth + 1);
  }
  if (types.includes('array')) {
    if (!schema.items) throw wrong("'items' is missing");
    assertStrictSchema(schema.items, where, false, depth + 1);
  }
  for (const one of schema.anyOf ?? []) assertStrictSchema(one, where, false, depth + 1);
}

const NAME = /^[A-Za-z0-9_-]{1,64}$/;
export function assertToolName(name) {
  if (typeof name !== 'string' || !NAME.test(name)) throw invalid(`'${String(name)}' is no name for a tool`, 'tools');
}

/** @throws Fault 400 for a field the provider doesn't know */
export function assertKnown(of, known, where = '') {
  for (const key of Object.keys(of))
    if (!known.includes(key)) throw invalid(`Unknown parameter: '${where}${key}'.`, `${where}${key}`);
}

const LARGEST_PICTURE = 5_000_000;
/** @throws Fault 400 if the first bytes aren't those of an image of this type */
export function assertPicture(mediaType, base64) {
  const starts = { 'image/jpeg': '/9j/', 'image/png': 'iVBORw0KGgo', 'image/webp': 'UklGR', 'image/gif': 'R0lGOD' };
  const start = starts[mediaType];
  if (start === undefined) throw invalid(`'${mediaType}' is not supported`, 'image');
  if (!base64.startsWith(start)) throw invalid(`The image does not match the media type ${mediaType}`, 'image');
  if (base64.length > LARGEST_PICTURE) throw new Fault(413, 'The image is too large');
}
