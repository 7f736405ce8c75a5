import { z } from 'zod';
import { AppError, userMessageOf } from '@/lib/appError';

const detailsSchema = z.object({ fieldErrors: z.record(z.string(), z.string()) });

/** What a failed save has to say: a sentence, and messages for single fields if the error's details name them. */
export function submissionFailure(error: unknown): { message: string; fieldErrors: Record<string, string> } {
  if (!(error instanceof AppError)) console.error(error);
  const details = detailsSchema.safeParse(error instanceof AppError ? error.details : undefined);
  return { message: userMessageOf(error), fieldErrors: details.data?.fieldErrors ?? {} };
}
