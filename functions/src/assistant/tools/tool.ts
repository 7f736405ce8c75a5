import { z } from 'zod';
import type { JsonSchema, ToolDefinition } from '../../ai/port';
import type { Desk } from '../desk';
import type { Proposing } from '../propose';

/** Kinds of tools: `read` only looks, `draft` only makes a proposal. There is no third kind. */
export type ToolKind = 'read' | 'draft';

export type Tool = {
  name: string;
  kind: ToolKind;
  definition: ToolDefinition;
  /** Describes what it does with these arguments, for the person waiting. */
  words: (json: unknown) => string;
  /** Returns the answer for the model, as plain data. @throws ToolRefusal; ZodError for arguments of another shape */
  run: (desk: Desk, json: unknown, proposing: Proposing) => Promise<unknown>;
};

type Given<Shape extends z.ZodObject> = {
  name: string;
  kind?: ToolKind;
  description: string;
  /** All properties are required; optional ones are nullable. */
  input: Shape;
  words: string | ((input: z.infer<Shape>) => string);
  run: (desk: Desk, input: z.infer<Shape>, proposing: Proposing) => Promise<unknown>;
};

export function defineTool<Shape extends z.ZodObject>({
  name,
  kind = 'read',
  description,
  input,
  words,
  run,
}: Given<Shape>): Tool {
  return {
    name,
    kind,
    definition: { name, description, parameters: strictSchema(input) },
    words: (json) => {
      if (typeof words === 'string') return words;
      const read = input.safeParse(json);
      return read.success ? words(read.data) : 'Looking it up';
    },
    run: (desk, json, proposing) => run(desk, input.parse(json), proposing),
  };
}

/** The part of JSON Schema both providers accept (docs/ai.md); everything else is checked by our own schema anyway. */
const TAKEN = new Set(['type', 'properties', 'required', 'items', 'enum', 'anyOf', 'const', 'description']);

/** Converts a zod object for the providers: closed objects, all properties required, no length or size limits. */
function strictSchema(input: z.ZodType): JsonSchema {
  return stripped(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })) as JsonSchema;
}

function stripped(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(stripped);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => TAKEN.has(key));
  const kept: Record<string, unknown> = Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === 'properties'
        ? Object.fromEntries(Object.entries(value as object).map(([name, schema]) => [name, stripped(schema)]))
        : key === 'items' || key === 'anyOf'
          ? stripped(value)
          : value,
    ]),
  );
  if (kept['type'] === 'object') {
    kept['additionalProperties'] = false;
    kept['required'] = Object.keys((kept['properties'] as object | undefined) ?? {});
  }
  return kept;
}

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** A minimum lateness in days, or null. `what` says of what. */
export const lateDays = (what: string): z.ZodDefault<z.ZodNullable<z.ZodNumber>> =>
  z.number().int().min(0).max(3650).nullable().default(null).describe(what);

/** A calendar day, or null. */
export const optionalDay = day.nullable().describe('YYYY-MM-DD, or null');
export const someDay = day.describe('YYYY-MM-DD');
export const someId = (noun: string): z.ZodString =>
  z.string().max(128).describe(`The id of a ${noun}, as another tool gave it`);
export const optionalId = (noun: string): z.ZodNullable<z.ZodString> =>
  z.string().max(128).nullable().describe(`The id of a ${noun}, as another tool gave it, or null`);
