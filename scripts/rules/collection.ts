import type { z } from 'zod';

/** A collection that clients write, as the generator and the rules tests know it. */
export type RulesCollection = {
  schema: z.ZodObject;
  /** Fields that functions alone write: on creation they have their default, and people never change them. */
  ofServer?: readonly string[];
  /** Fields people may change after creation: all but the server's, unless specified here. */
  changeable?: readonly string[];
  /** Fields that the collection's own block checks, so that the table does not. */
  byHand?: readonly string[];
  /**
   * Its block asks so much that no expressions are left to look at texts that need not be exact: whether they are texts,
   * and how long they are together.
   */
  isUnbounded?: true;
  /** Fields that came later: records that were stored before have none. */
  later?: readonly string[];
};

/** What a field has when a record is made without it. */
export function defaultOf(schema: z.ZodObject, field: string): unknown {
  return (schema.shape[field] as z.ZodType).parse(undefined);
}
