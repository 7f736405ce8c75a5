import { AppError, userMessageOf } from '@/lib/appError';

/** The messages for single fields that an error's details may hold. */
function fieldErrorsOf(details: unknown): Record<string, string> {
  if (typeof details !== 'object' || details === null || !('fieldErrors' in details)) return {};
  const entries = Object.entries(details.fieldErrors ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** What a failed save has to say: a sentence, and messages for single fields if the error's details name them. */
export function submissionFailure(error: unknown): { message: string; fieldErrors: Record<string, string> } {
  if (!(error instanceof AppError)) console.error(error);
  return {
    message: userMessageOf(error),
    fieldErrors: error instanceof AppError ? fieldErrorsOf(error.details) : {},
  };
}
