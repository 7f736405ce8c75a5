import type { z } from 'zod';

/** A collection that clients write, as described to the generator and the rules tests. */
export type RulesCollection = {
  schema: z.ZodObject;
  /** Fields that only functions write: they start with their default, and users never change them. */
  ofServer?: readonly string[];
  /** Fields users may change after creation: all but the server's, unless listed here. */
  changeable?: readonly string[];
  /** Fields that the collection's own block checks, so the table doesn't. */
  byHand?: readonly string[];
  /** True when its block uses so many expressions that none are left to check inexact texts: that they are texts, and their total length. */
  isUnbounded?: true;
  /** Fields added later: older records don't have them. */
  later?: readonly string[];
};

/** Returns a field's value in a record created without it. */
export function defaultOf(schema: z.ZodObject, field: string): unknown {
  return (schema.shape[field] as z.ZodType).parse(undefined);
}
