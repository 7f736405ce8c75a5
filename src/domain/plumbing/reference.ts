import { z } from 'zod';
import { AMENDABLE } from './amendable';
import type { Calculator } from './core/calculator';
import type { Grid } from './core/grid';
import { CALCULATORS } from './registry';

/** The subset of JSON Schema that our schemas use. */
const nodeSchema = z.looseObject({
  title: z.string().optional(),
  unit: z.string().optional(),
  why: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  enum: z.array(z.string()).optional(),
  default: z.unknown().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), nodeSchema).optional();
  },
  /** For tuples this is `false`. */
  get items() {
    return nodeSchema.optional().catch(undefined);
  },
  get anyOf() {
    return z.array(nodeSchema).optional();
  },
});
type Node = z.output<typeof nodeSchema>;

/** Documents inputs and outputs of every calculator and the tables behind them in Markdown, from the schemas and tables themselves. */
export const referenceText = (): string =>
  [...CALCULATORS.map(calculatorText), '## Tables that can be amended', '', ...AMENDABLE.map(tableText), ''].join('\n');

/** Row names are listed, as they are fixture names; numeric rows are given by their first and last. */
function tableText({ id, edition, grade, columns, rows }: Grid): string {
  const names = [...rows.keys()];
  const isNumbers = names.every((name) => /^[\d./-]+$/.test(name));
  const shown = isNumbers ? [names[0], '…', names.at(-1)] : names;
  return `- **${id}** (${edition}, ${grade}). Columns: ${columns.map(code).join(', ')}. Rows: ${shown.map((name) => (name === '…' ? name : code(name ?? ''))).join(', ')}`;
}

const code = (text: string): string => `\`${text}\``;

function calculatorText({ name, title, inputs, needs, outputs }: Calculator): string {
  const schema = nodeSchema.parse(z.toJSONSchema(inputs, { io: 'input', unrepresentable: 'any' }));
  return [
    `### \`${name}\``,
    '',
    `${title}.`,
    '',
    ...(needs === undefined ? [] : [`Needs: ${needs}.`, '']),
    'Inputs:',
    '',
    ...fieldLines(schema, ''),
    '',
    'Outputs:',
    '',
    ...Object.entries(outputs).map(([output, text]) => `- \`${output}\`: ${text}`),
    '',
  ].join('\n');
}

function fieldLines({ properties = {}, required = [] }: Node, indent: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    `${indent}- \`${name}\`${fieldText(field, required.includes(name))}`,
    ...nestedLines(field, `${indent}  `),
  ]);
}

/** Returns the fields of an object, or of the objects in a list. */
function nestedLines(field: Node, indent: string): string[] {
  const object = [field, field.items, ...(field.anyOf ?? []).flatMap((option) => [option, option.items])].find(
    (node) => node?.properties !== undefined,
  );
  return object ? fieldLines(object, indent) : [];
}

function fieldText(field: Node, isRequired: boolean): string {
  const { title, unit, why, enum: words } = field;
  const facts = [unit ?? '', rangeText(field), isRequired ? 'required' : defaultText(field)].filter(
    (fact) => fact !== '',
  );
  const choice = words ? `: ${words.map((word) => `\`${word}\``).join(', ')}` : '';
  const reason = why === undefined || why === '' || words ? '' : `; ${why}`;
  return `${facts.length > 0 ? ` (${facts.join(', ')})` : ''}: ${title ?? 'see below'}${choice}${reason}`;
}

const rangeText = ({ minimum, maximum }: Node): string =>
  minimum === undefined || maximum === undefined || maximum === Number.MAX_SAFE_INTEGER
    ? ''
    : `${minimum} to ${maximum}`;

const defaultText = ({ default: value }: Node): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `default ${value}` : '';
