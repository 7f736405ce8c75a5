import type { z } from 'zod';

/** A collection that clients write, for the generator and the rules tests. */
export type RulesCollection = {
  schema: z.ZodObject;
  /** Fields only functions write: on creation they have their default, and people never change them. */
  ofServer?: readonly string[];
  /** Fields users may change after creation: all but the server's, unless listed here. */
  changeable?: readonly string[];
  /** Fields checked by the collection's own block, so the table doesn't. */
  byHand?: readonly string[];
  /** Its block needs so many expressions that none are left for checking non-exact texts: whether they are texts, and their total length. */
  isUnbounded?: true;
  /** Fields added later: records stored before have none. */
  later?: readonly string[];
};

/** Returns a field's value when a record is created without it. */
export function defaultOf(schema: z.ZodObject, field: string): unknown {
  return (schema.shape[field] as z.ZodType).parse(undefined);
}
