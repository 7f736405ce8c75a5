import { z } from 'zod';
import type { Calculator } from './core/calculator';

/** The form field of one calculator input. */
export type QuickField = {
  name: string;
  label: string;
  unit: string;
  why: string;
  isRequired: boolean;
  /** Value used if nothing is entered; '' = none known. */ usual: string;
  /** `list`: rows of fields. `pairs`: a number for each name, line by line. `values`: comma-separated. `data`: anything else, as JSON. */
  kind: 'number' | 'text' | 'choice' | 'flag' | 'list' | 'pairs' | 'values' | 'data';
  /** Of a choice. */ options: readonly string[];
  /** Of the rows of a list. */ fields: readonly QuickField[];
};

/** The subset of JSON Schema that the inputs use. */
const nodeSchema = z.looseObject({
  title: z.string().catch(''),
  unit: z.string().catch(''),
  why: z.string().catch(''),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).catch([]),
  additionalProperties: z.unknown().optional(),
  /** For tuples this is `false`. */
  items: z.unknown().optional(),
  get anyOf() {
    return z.array(nodeSchema).optional();
  },
});
type Node = z.output<typeof nodeSchema>;

/** Builds the fields of a calculator's form from its schema. */
export function quickFields({ inputs }: Pick<Calculator, 'inputs'>): QuickField[] {
  return fieldsOf(nodeSchema.parse(z.toJSONSchema(inputs, { io: 'input', unrepresentable: 'any' })));
}

function fieldsOf(schema: Node): QuickField[] {
  return Object.entries(schema.properties ?? {}).map(([name, raw]) => {
    const node = nodeSchema.parse(raw);
    const { title, unit, why, default: usual } = node;
    return {
      name,
      label: title === '' ? name : title,
      unit,
      why,
      isRequired: schema.required.includes(name),
      usual: ['string', 'number', 'boolean'].includes(typeof usual) ? String(usual) : '',
      kind: rowOf(node) ? 'list' : kindOf(node),
      fields: fieldsOf(rowOf(node) ?? NOTHING),
      options: (node.enum ?? []).map(String),
    };
  });
}

const NOTHING = nodeSchema.parse({});

const itemsOf = ({ items }: Node): Node | undefined => nodeSchema.safeParse(items).data;

/** Returns the row schema of a list of objects. */
const rowOf = (node: Node): Node | undefined =>
  [node, ...(node.anyOf ?? [])].map(itemsOf).find((items) => items?.properties !== undefined);

function kindOf(node: Node): QuickField['kind'] {
  if (node.enum !== undefined) return 'choice';
  if (node.type === 'number' || node.type === 'integer') return 'number';
  if (node.type === 'boolean') return 'flag';
  if (node.type === 'string' || Array.isArray(node.type)) return 'text';
  const items = node.type === 'array' ? itemsOf(node) : undefined;
  if (items && ['text', 'number', 'choice'].includes(kindOf(items))) return 'values';
  if (node.type === 'object' && node.properties === undefined && node.additionalProperties) return 'pairs';
  // A nominal size is a label or a number.
  const kinds = (node.anyOf ?? []).map(kindOf);
  return kinds.length > 0 && kinds.every((kind) => kind === 'text' || kind === 'number') ? 'text' : 'data';
}

/** The field values as typed, by name; empty ones are omitted. */
export type Typed = Readonly<Record<string, string>>;

/** Returns the inputs from the fields, or what can't be parsed, by field. */
export function inputsOf(
  fields: readonly QuickField[],
  typed: Typed,
): { inputs: object; faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  const entries = fields.flatMap((field): [string, unknown][] => {
    const text = (typed[field.name] ?? '').trim();
    if (text === '') return [];
    const read = valueOf(field, text);
    if (read.fault === '') return [[field.name, read.value]];
    faults[field.name] = read.fault;
    return [];
  });
  return { inputs: Object.fromEntries(entries), faults };
}

/** Returns the rows of a list, each as typed; unparsable ones are dropped. */
export function rowsOf(text: string): Typed[] {
  try {
    return z.array(z.record(z.string(), z.string())).parse(JSON.parse(text));
  } catch {
    return [];
  }
}
export const writeRows = (rows: readonly Typed[]): string => (rows.length === 0 ? '' : JSON.stringify(rows));

const PAIR = /^(.+?)\s*[:=\s]\s*(\S+)$/;
/** Parses numbers as numbers; labels such as `3/4` stay as they are. */
const scalar = (text: string): string | number => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : text);

function pairsOf(text: string, label: string): { value: unknown; fault: string } {
  const lines = text.split('\n').map((line) => line.trim());
  const pairs = lines.filter((line) => line !== '').map((line) => PAIR.exec(line));
  if (pairs.includes(null))
    return { value: undefined, fault: `${label}: a name and a number in each line, like “A: 32”` };
  const entries = pairs.map((pair): [string, unknown] => [pair?.[1] ?? '', scalar(pair?.[2] ?? '')]);
  return { value: Object.fromEntries(entries), fault: '' };
}

function valueOf({ kind, label, fields }: QuickField, text: string): { value: unknown; fault: string } {
  if (kind === 'list') {
    const rows = rowsOf(text).map((row) => inputsOf(fields, row));
    const fault = rows.flatMap(({ faults }) => Object.values(faults))[0] ?? '';
    return { value: rows.map(({ inputs }) => inputs), fault };
  }
  if (kind === 'text' || kind === 'choice') return { value: text, fault: '' };
  if (kind === 'flag') return { value: text === 'true', fault: '' };
  if (kind === 'number') {
    const value = Number(text.replaceAll(',', ''));
    return Number.isFinite(value) ? { value, fault: '' } : { value, fault: `${label} must be a number, not “${text}”` };
  }
  if (kind === 'values') return { value: text.split(',').map((one) => scalar(one.trim())), fault: '' };
  if (kind === 'pairs') return pairsOf(text, label);
  try {
    return { value: JSON.parse(text) as unknown, fault: '' };
  } catch {
    return { value: undefined, fault: `${label}: this is not complete; compare it with the example` };
  }
}

const recordSchema = z.record(z.string(), z.unknown());

const linesOf = (record: Readonly<Record<string, unknown>>): string =>
  Object.entries(record)
    .map(([key, one]) => `${key}: ${String(one)}`)
    .join('\n');

/** Returns the field texts for inputs such as those of an example. */
export function typedOf(fields: readonly QuickField[], inputs: Readonly<Record<string, unknown>>): Typed {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]): [string, string] => {
      const field = fields.find((one) => one.name === name);
      const rows = field?.kind === 'list' ? z.array(recordSchema).safeParse(value) : undefined;
      if (field && rows?.success) return [name, writeRows(rows.data.map((row) => typedOf(field.fields, row)))];
      if (field?.kind === 'values' && Array.isArray(value)) return [name, value.join(', ')];
      if (field?.kind === 'pairs') return [name, linesOf(recordSchema.catch({}).parse(value))];
      return [name, typeof value === 'string' ? value : JSON.stringify(value, null, 1)];
    }),
  );
}

/** Returns the calculators whose name, title or outputs contain all words of the text. */
export function searchCalculators(calculators: readonly Calculator[], text: string): Calculator[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return calculators.filter(({ name, title, outputs, inputs }) => {
    const all = [name, title, ...Object.values(outputs), ...Object.keys(inputs.shape)].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** The families of calculators, by the prefix of their names. */
export const FAMILIES: Readonly<Record<string, string>> = {
  water: 'Water supply',
  drain: 'Drainage',
  vent: 'Vents',
  storm: 'Storm water',
  gas: 'Gas',
  wh: 'Water heaters',
  pump: 'Pumps',
  geometry: 'Geometry',
  project: 'Projects',
};
export const familyOf = (name: string): string => FAMILIES[name.split('.')[0] ?? ''] ?? 'Others';
