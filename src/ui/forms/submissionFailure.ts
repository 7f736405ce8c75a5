import { AppError, userMessageOf } from '@/lib/appError';

/** Returns per-field messages from an error's details, if it has any. */
function fieldErrorsOf(details: unknown): Record<string, string> {
  if (typeof details !== 'object' || details === null || !('fieldErrors' in details)) return {};
  const entries = Object.entries(details.fieldErrors ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** Returns the messages for a failed save: a sentence, plus messages for individual fields if the error's details name them. */
export function submissionFailure(error: unknown): { message: string; fieldErrors: Record<string, string> } {
  if (!(error instanceof AppError)) console.error(error);
  return {
    message: userMessageOf(error),
    fieldErrors: error instanceof AppError ? fieldErrorsOf(error.details) : {},
  };
}
