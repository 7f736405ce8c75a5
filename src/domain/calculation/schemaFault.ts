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

/** How a command reads an input: faults without words of their own get plain ones, and what was given stays with each of them. */
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
 * What a command says of an input that its schema refused: the first field, whether it is missing, and how many more fields are wrong.
 * @param error of a schema that read with `PLAIN_FAULTS`
 * @param whole what the input as a whole is called, before the path of a field in it; '' = the fields stand alone
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
