// zod's core, not zod: it fits schemas of zod and of zod/mini alike, and keeps the sign-in page small.
import { safeParse, type $ZodType } from 'zod/v4/core';

export type FieldErrors = Record<string, string>;

/** Sentences for what a schema did not word itself; zod's own are written for programmers. */
const PLAIN_MESSAGES: Record<string, string> = {
  invalid_type: 'Enter a value',
  invalid_value: 'Choose one of the options',
  invalid_union: 'Enter a valid value',
};

/** The first error of each field, by dotted path; empty if the values fit the schema. */
export function schemaErrors(schema: $ZodType, values: unknown): FieldErrors {
  const result = safeParse(schema, values, { error: (issue) => PLAIN_MESSAGES[issue.code] });
  const errors: FieldErrors = {};
  for (const issue of result.error?.issues ?? []) {
    errors[issue.path.join('.')] ??= issue.message;
  }
  return errors;
}
