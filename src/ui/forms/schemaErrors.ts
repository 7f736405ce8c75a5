import type { FormSchema } from './formSchema';

export type FieldErrors = Record<string, string>;

/** Messages for errors the schema doesn't word itself; zod's own are written for programmers. */
const PLAIN_MESSAGES: Record<string, string> = {
  invalid_type: 'Enter a value',
  invalid_value: 'Choose one of the options',
  invalid_union: 'Enter a valid value',
};

/** Returns the first error of each field, by dotted path; empty if the values are valid. */
export function schemaErrors(schema: FormSchema<unknown>, values: unknown): FieldErrors {
  const result = schema.safeParse(values, { error: ({ code }) => PLAIN_MESSAGES[code ?? ''] });
  const errors: FieldErrors = {};
  for (const issue of result.error?.issues ?? []) {
    errors[issue.path.join('.')] ??= issue.message;
  }
  return errors;
}
