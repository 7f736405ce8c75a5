import { z } from 'zod';
import { AppError } from '@/lib/appError';

const detailsSchema = z.object({ field: z.string() });

/**
 * Returns an error to throw for a value that a calculation cannot work with.
 * @param field the argument's name, with a path for one inside it: `applications.1.storedCents`
 * @param message what is wrong, as it continues “field: …”
 */
export const fieldFault = (field: string, message: string): AppError =>
  new AppError({ code: 'invalid', userMessage: message, details: { field } });

/** Returns the field named by an error of `fieldFault`; null for any other error. */
export function faultyField(error: unknown): string | null {
  if (!(error instanceof AppError)) return null;
  return detailsSchema.safeParse(error.details).data?.field ?? null;
}
