import type { z } from 'zod';
import { faultLine } from './caseFile';

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
};
const ABSENT = new Set<string | undefined>(['invalid_type', 'invalid_value', 'invalid_union']);

/**
 * Parse options for a command's input: issues without their own message get a plain one, and each keeps the input
 * value.
 */
export const PLAIN_FAULTS: z.core.ParseContext<z.core.$ZodIssue> = {
  reportInput: true,
  error: (issue) => {
    if (issue.code === 'invalid_type') return TYPE_WORDS[issue.expected];
    const entries = issue.code === 'too_small' || issue.code === 'too_big' ? issue.origin !== 'number' : false;
    const must = entries ? 'must have' : 'must be';
    if (issue.code === 'too_small') return `${must} at least ${issue.minimum}`;
    if (issue.code === 'too_big') return `${must} at most ${issue.maximum}`;
    if (issue.code === 'invalid_format' && issue.format === 'date') return 'must be a date as YYYY-MM-DD';
    return undefined;
  },
};

/**
 * Formats a command's message about input that its schema rejected: the first field, whether it is missing, and how many more fields are
 * wrong.
 * @param error from a schema that was parsed with `PLAIN_FAULTS`
 * @param whole the name of the whole input, to put before a field's path; '' = the path alone
 */
export function schemaFault({ issues }: z.ZodError, whole = ''): string {
  const [first] = issues;
  const fields = new Set(issues.map(({ path }) => path.join('.')));
  const field = [whole, ...(first?.path ?? [])].filter((part) => part !== '').join('.');
  const isMissing = first !== undefined && ABSENT.has(first.code) && first.input === undefined && first.path.length > 0;
  return faultLine(
    field || 'file',
    `${first?.message ?? 'is not right'}${isMissing ? ' (it is missing)' : ''}`,
    fields.size,
  );
}
