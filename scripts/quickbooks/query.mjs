// QuickBooks' query language: SELECT of one entity, AND only.
import { faults } from './fault.mjs';

const SHAPE =
  /^\s*select\s+(\*|count\(\*\))\s+from\s+(\w+)(?:\s+where\s+(.+?))?(?:\s+order\s?by\s+(\w+(?:\.\w+)?)(?:\s+(asc|desc))?)?(?:\s+startposition\s+(\d+))?(?:\s+maxresults\s+(\d+))?\s*$/is;
const CONDITION = /^\s*([\w.]+)\s*(<=|>=|=|<|>|\bin\b|\blike\b)\s*(.+?)\s*$/is;
const LONGEST_PAGE = 1000;
const PAGE = 100;

/** Splits at ANDs outside of quotes. */
function split(text, word) {
  const parts = [];
  let part = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\' && isQuoted) {
      part += text.slice(at, at + 2);
      at += 1;
      continue;
    }
    if (text[at] === "'") isQuoted = !isQuoted;
    if (!isQuoted && new RegExp(`^\\s${word}\\s`, 'i').test(text.slice(at))) {
      parts.push(part);
      part = '';
      at += word.length;
      continue;
    }
    part += text[at];
  }
  if (isQuoted) throw faults.query('a quote is not closed');
  return [...parts, part];
}

function valueOf(text) {
  const quoted = /^'((?:[^'\\]|\\.)*)'$/s.exec(text.trim());
  if (quoted) return quoted[1].replaceAll(/\\(.)/gs, '$1');
  if (/^(true|false)$/i.test(text.trim())) return text.trim().toLowerCase();
  throw faults.query(`values are in single quotes: ${text}`);
}

/** Reads a row's field by path; in lists from the first entry. Field names are case-insensitive. */
const fieldOf = (row, path) => {
  const value = path.split('.').reduce((part, name) => {
    const one = Array.isArray(part) ? part[0] : part;
    if (typeof one !== 'object' || one === null) return undefined;
    return one[Object.keys(one).find((key) => key.toLowerCase() === name.toLowerCase())];
  }, row);
  return String(typeof value === 'object' && value !== null ? (value.value ?? '') : (value ?? ''));
};

function testOf(condition) {
  const [, field, operator, rest] = CONDITION.exec(condition) ?? [];
  if (!field) throw faults.query(`cannot read: ${condition}`);
  if (/^in$/i.test(operator)) {
    const values = /^\((.*)\)$/s.exec(rest)?.[1].split(',').map(valueOf);
    if (!values) throw faults.query(`IN wants a list: ${rest}`);
    return { field, test: (row) => values.includes(fieldOf(row, field)) };
  }
  const value = valueOf(rest);
  if (/^like$/i.test(operator)) {
    const pattern = new RegExp(
      `^${value
        .split('%')
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join('.*')}$`,
      'is',
    );
    return { field, test: (row) => pattern.test(fieldOf(row, field)) };
  }
  const compare = (row) => {
    const given = fieldOf(row, field);
    return /^-?\d+(\.\d+)?$/.test(given) && /^-?\d+(\.\d+)?$/.test(value)
      ? Number(given) - Number(value)
      : given.localeCompare(value);
  };
  const tests = {
    '=': (sign) => sign === 0,
    '<': (sign) => sign < 0,
    '>': (sign) => sign > 0,
    '<=': (sign) => sign <= 0,
    '>=': (sign) => sign >= 0,
  };
  return { field, test: (row) => tests[operator](compare(row)) };
}

/** @returns {{ entity: string, rows: object[], startPosition: number, count?: number }} */
export function runQuery(tables, text) {
  if (/\sor\s/i.test(text.replaceAll(/'(?:[^'\\]|\\.)*'/gs, "''"))) throw faults.query('OR is not supported');
  const [, selected, entity, where, order, direction, start = '1', max = String(PAGE)] = SHAPE.exec(text) ?? [];
  const table = entity && tables[Object.keys(tables).find((name) => name.toLowerCase() === entity.toLowerCase())];
  if (!table) throw faults.query(`cannot read the query: ${text}`);
  if (Number(max) > LONGEST_PAGE || Number(max) < 1 || Number(start) < 1)
    throw faults.query('STARTPOSITION begins at 1, MAXRESULTS ends at 1000');
  const conditions = where ? split(where, 'and').map(testOf) : [];
  const asksActive = conditions.some(({ field }) => field.toLowerCase() === 'active');
  const found = [...table.values()].filter(
    (row) => !row.isDeleted && (asksActive || row.Active !== false) && conditions.every(({ test }) => test(row)),
  );
  if (order)
    found.sort(
      (a, b) =>
        fieldOf(a, order).localeCompare(fieldOf(b, order), 'en', { numeric: true }) *
        (/desc/i.test(direction ?? '') ? -1 : 1),
    );
  const name = Object.keys(tables).find((one) => one.toLowerCase() === entity.toLowerCase());
  if (selected !== '*') return { entity: name, rows: [], startPosition: 1, count: found.length };
  return {
    entity: name,
    rows: found.slice(Number(start) - 1, Number(start) - 1 + Number(max)),
    startPosition: Number(start),
  };
}
