// Rejects parameters that Stripe's own types don't list, and converts the others to their types.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StripeFault, invalid } from '../http/fault.mjs';

const TABLE = JSON.parse(readFileSync(join(import.meta.dirname, 'table.json'), 'utf8'));

/**
 * @param {string} endpoint as in the table, such as "POST /v1/customers"
 * @param {Record<string, unknown>} tree decoded form
 * @returns {Record<string, unknown>} the same with numbers, booleans and lists
 */
export function checkParameters(endpoint, tree) {
  const kind = TABLE[endpoint];
  if (!kind) throw new Error(`${endpoint} is not in table.json`);
  return read(kind, tree, '');
}

function read(kind, value, path) {
  if (kind === '?') return readUnknown(value);
  if (typeof kind === 'string') return readText(kind, value, path);
  if (Array.isArray(kind)) return readList(kind[0], value, path);
  if ('|' in kind) return readAny(kind['|'], value, path);
  if (typeof value !== 'object') throw invalid(`Invalid object`, path);
  if ('*' in kind) return mapEntries(value, (name, inner) => read(kind['*'], inner, nest(path, name)));
  return readFields(kind, value, path);
}

function readFields(kind, value, path) {
  for (const name of Object.keys(kind)) {
    if (!name.endsWith('?') && !(name in value)) {
      const param = nest(path, name);
      throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
    }
  }
  return mapEntries(value, (name, inner) => {
    const param = nest(path, name);
    const inKind = kind[`${name}?`] ?? kind[name];
    if (inKind === undefined) {
      throw new StripeFault(400, { code: 'parameter_unknown', message: `Received unknown parameter: ${param}`, param });
    }
    return read(inKind, inner, param);
  });
}

function readText(kind, value, path) {
  if (typeof value !== 'string') throw invalid('Invalid string', path);
  if (kind === 's') return value;
  if (kind === 'n') {
    if (!/^-?\d+(\.\d+)?$/.test(value)) throw invalid(`Invalid integer: ${value}`, path, 'parameter_invalid_integer');
    return Number(value);
  }
  if (kind === 'b') {
    if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, path);
    return value === 'true';
  }
  const names = kind.slice(1).split('|');
  if (!names.includes(value)) throw invalid(`Invalid ${path}: must be one of ${names.join(', ')}`, path);
  return value;
}

function readList(kind, value, path) {
  if (typeof value !== 'object') throw invalid('Invalid array', path);
  const indexes = Object.keys(value);
  if (indexes.some((index) => !/^\d+$/.test(index))) throw invalid('Invalid array', path);
  return indexes.map((index) => read(kind, value[index], nest(path, index)));
}

/** An alternative's kinds differ in shape, so the first that fits is used; the last reports the error. */
function readAny(kinds, value, path) {
  const isText = typeof value === 'string';
  const fitting = kinds.filter((kind) => (typeof kind === 'string') === isText || kind === '?');
  let fault = invalid(`Invalid ${path}`, path);
  for (const kind of fitting) {
    try {
      return read(kind, value, path);
    } catch (error) {
      fault = error;
    }
  }
  throw fault;
}

/** Keeps the value as received; integer keys form a list. */
function readUnknown(value) {
  if (typeof value !== 'object') return value;
  const names = Object.keys(value);
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name)))
    return names.map((name) => readUnknown(value[name]));
  return mapEntries(value, (_, inner) => readUnknown(inner));
}

function mapEntries(value, change) {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(name, inner)]));
}

const nest = (path, name) => (path === '' ? name : `${path}[${name}]`);
