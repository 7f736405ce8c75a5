import type { output, ZodType } from 'zod';
import { invalidInput } from '../platform/errors';

/**
 * Parses a stored record: what devices write in drafts is only limited by the rules.
 * @throws AppError `invalid` with the first issue.
 */
export function parseRecord<S extends ZodType>(schema: S, data: unknown): output<S> {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}
