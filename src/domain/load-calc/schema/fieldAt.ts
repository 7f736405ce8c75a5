import { z } from 'zod';
import type { Path } from '../edit/path';
import { loadInputsSchema } from './inputs';

/** Returns the schema of the record at a path; undefined if it has no such field. */
export function fieldAt(path: Path): z.ZodType | undefined {
  let at: z.ZodType | undefined = loadInputsSchema;
  for (const step of path) {
    const bare: z.ZodType | undefined = at && withoutOptional(at);
    if (bare instanceof z.ZodObject) at = (bare.shape as Readonly<Record<string, z.ZodType>>)[step];
    else if (bare instanceof z.ZodArray) at = bare.element as z.ZodType;
    else return undefined;
  }
  return at && withoutOptional(at);
}

/** Returns the inner schema of an optional field. */
const withoutOptional = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
