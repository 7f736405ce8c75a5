import { z } from 'zod';
import { InputFault, type PlumbingIssue } from './issue';
import type { Why } from './why';

/** Adds a warning: the answer stands, but the reader should know this. */
export type Say = (message: string, path?: string) => void;

/** A calculator's answer: its outputs by name, the reason, and warnings. Lists if an input was a list. */
export type Answer = { calculator: string; why: unknown; warnings: PlumbingIssue[]; [output: string]: unknown };

/** Either an answer, or the input's errors, field by field. */
export type Calculation =
  | { answer: Answer; errors: readonly [] }
  | { answer: undefined; errors: readonly PlumbingIssue[] };

export type Calculator = {
  name: string;
  title: string;
  inputs: z.ZodObject;
  /** Rules about which inputs go together or replace each other, as Markdown; undefined if the schema says it all. */ needs:
    | string
    | undefined;
  /** Meaning of each output, with its unit. */ outputs: Readonly<Record<string, string>>;
  /** Never throws for what a caller can do wrong. */ calculate: (raw: unknown) => Calculation;
};

type Definition<S extends z.ZodObject, O extends { why: Why | Why[] | Readonly<Record<string, Why>> }> = {
  name: string;
  title: string;
  inputs: S;
  needs?: string;
  outputs: { [K in Exclude<keyof NoInfer<O>, 'why'>]-?: string };
  compute: (inputs: z.output<S>, say: Say) => O;
};

/**
 * Builds a calculator from its input schema, the names of its outputs, and the function between them. A field that takes one number or
 * word also takes a list of them: each is calculated, and every output becomes a list in the same order.
 */
export function defineCalculator<
  S extends z.ZodObject,
  O extends { why: Why | Why[] | Readonly<Record<string, Why>> },
>({ name, title, inputs, needs, outputs, compute }: Definition<S, O>): Calculator {
  const calculateOne = (raw: unknown): Calculation => {
    const parsed = inputs.safeParse(raw);
    if (!parsed.success)
      return { answer: undefined, errors: parsed.error.issues.flatMap((issue) => issuesOf(issue, inputs)) };
    const warnings = unusualValues(inputs, parsed.data);
    try {
      const { why, ...figures } = compute(parsed.data, (message, path = '') => warnings.push({ path, message }));
      return { answer: { calculator: name, ...figures, why, warnings }, errors: [] };
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
      return { answer: undefined, errors: error.issues };
    }
  };
  return { name, title, inputs, needs, outputs, calculate: (raw) => calculateEach(raw, inputs, calculateOne) };
}

const unusualSchema = z.array(
  z.object({ above: z.number().optional(), below: z.number().optional(), say: z.string() }),
);

/** Collects the fields' own remarks on values that are possible but unusual (`saying`). */
function unusualValues(inputs: z.ZodObject, data: Readonly<Record<string, unknown>>): PlumbingIssue[] {
  return Object.entries(inputs.shape).flatMap(([path, field]) => {
    const value = data[path];
    const unusual = typeof value === 'number' ? unusualSchema.safeParse(metaOf(field)?.['unusual']) : undefined;
    return (unusual?.data ?? [])
      .filter(({ above = Infinity, below = -Infinity }) => Number(value) > above || Number(value) < below)
      .map(({ say }) => ({ path, message: say }));
  });
}

function metaOf(field: unknown): Record<string, unknown> | undefined {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return metaOf(field.unwrap());
  return field instanceof z.ZodType ? field.meta() : undefined;
}

function calculateEach(raw: unknown, inputs: z.ZodObject, one: (raw: unknown) => Calculation): Calculation {
  if (!isRecord(raw)) return { answer: undefined, errors: [{ path: 'inputs', message: 'must be an object' }] };
  const lists = Object.entries(raw).flatMap(([key, value]) =>
    Array.isArray(value) && takesOneValue(inputs.shape[key]) ? [{ key, values: value as unknown[] }] : [],
  );
  const [first] = lists;
  if (!first) return one(raw);
  if (first.values.length === 0)
    return { answer: undefined, errors: [{ path: first.key, message: 'this list is empty' }] };
  const other = lists.find(({ values }) => values.length !== first.values.length);
  if (other) {
    const message = `has ${other.values.length} values where ${first.key} has ${first.values.length}: lists go together, one by one`;
    return { answer: undefined, errors: [{ path: other.key, message }] };
  }
  const each = first.values.map((_, index) =>
    one({ ...raw, ...Object.fromEntries(lists.map(({ key, values }) => [key, values[index]])) }),
  );
  const errors = each.flatMap(({ errors: found }, index) =>
    found.map(({ path, message }) => ({
      path: lists.some(({ key }) => key === path) ? `${path}.${index}` : path,
      message,
    })),
  );
  if (errors.length > 0) return { answer: undefined, errors };
  return { answer: merged(each.flatMap(({ answer }) => (answer ? [answer] : []))), errors: [] };
}

function merged(answers: readonly Answer[]): Answer {
  const names = [...new Set(answers.flatMap((answer) => Object.keys(answer)))];
  const lists = Object.fromEntries(names.map((name) => [name, answers.map((answer) => answer[name] ?? null)]));
  const warnings = answers.flatMap(({ warnings: said }) => said);
  return { ...lists, calculator: answers[0]?.calculator ?? '', why: lists['why'], warnings };
}

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Whether a known field isn't a list or an object itself. */
function takesOneValue(schema: unknown): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return takesOneValue(schema.unwrap());
  if (schema instanceof z.ZodPipe) return takesOneValue(schema.in);
  if (schema instanceof z.ZodUnion) return schema.options.every(takesOneValue);
  return (
    schema instanceof z.ZodType &&
    !(schema instanceof z.ZodArray || schema instanceof z.ZodObject || schema instanceof z.ZodRecord)
  );
}

function issuesOf(issue: z.core.$ZodIssue, inputs: z.ZodObject): PlumbingIssue[] {
  const path = issue.path.join('.');
  const inside = issue.code === 'invalid_union' ? issuesInside(issue) : [];
  if (inside.length > 0) return inside.flatMap((one) => issuesOf(one, inputs));
  if (issue.code !== 'unrecognized_keys')
    return [{ path: path === '' ? 'inputs' : path, message: plainMessage(issue) }];
  return issue.keys.map((key) =>
    path === ''
      ? { path: key, message: unknownField(key, Object.keys(inputs.shape)) }
      : { path: `${path}.${key}`, message: 'this field is not known' },
  );
}

/** Fields describe a value's problem in their own words; lists and objects have none of their own. */
function plainMessage(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return issue.message;
  if (issue.expected === 'array') return 'must be a list';
  return issue.expected === 'object' || issue.expected === 'record' ? 'must be an object' : issue.message;
}

/** Returns the issues of the intended form of a field: the one that fits except for something inside it. */
function issuesInside(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const meant = issue.errors.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0));
  return (meant ?? []).map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
}

/** Names units of other systems: they are the usual cause of an unknown field. */
function unknownField(key: string, known: readonly string[]): string {
  const stem = key.replace(/[A-Z][A-Za-z]*$/, '');
  const inOwnUnit = stem === '' ? [] : known.filter((name) => name.startsWith(stem) && name !== key);
  return inOwnUnit.length > 0
    ? `this field is not known; it is ${inOwnUnit.join(' or ')}, and no other unit is read`
    : `this field is not known; there are ${known.join(', ')}`;
}
