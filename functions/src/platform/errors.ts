import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/https';
import type { ZodError } from 'zod';
import { AppError, userMessageOf, type AppErrorCode } from '@/lib/appError';
import { fromStripeError } from '../stripe/errors';

const HTTPS_CODES: Record<AppErrorCode, FunctionsErrorCode> = {
  unauthenticated: 'unauthenticated',
  'permission-denied': 'permission-denied',
  'not-found': 'not-found',
  invalid: 'invalid-argument',
  conflict: 'aborted',
  'already-exists': 'already-exists',
  'failed-precondition': 'failed-precondition',
  'rate-limited': 'resource-exhausted',
  unavailable: 'unavailable',
  'too-large': 'invalid-argument',
  unknown: 'internal',
};

/** gRPC codes of Firestore that mean "try again", not "this is wrong". */
const TRANSIENT_CODES: readonly unknown[] = [4, 8, 10, 14];

/** Whether the same may work later: a fault that is nobody's, or what a day or an hour allows is used up. */
export const mayWorkLater = (code: AppErrorCode): boolean =>
  code === 'unknown' || code === 'unavailable' || code === 'rate-limited';

/** Whether the database was too busy to answer, or its answer was lost: the same works a moment later. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && TRANSIENT_CODES.includes(error.code);

/** Anything that was thrown → an AppError. What we did not throw ourselves tells the caller nothing of the inside. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const stripeError = fromStripeError(error);
  if (stripeError) return stripeError;
  if (isBusy(error))
    return new AppError({ code: 'unavailable', userMessage: 'The server is busy. Please try again.', cause: error });
  return new AppError({ code: 'unknown', userMessage: userMessageOf(error), cause: error });
}

/** What the caller gets: `details.code` for the program, `details.userMessage` for the person, `details.fields` for a form. */
export function toHttpsError(error: AppError): HttpsError {
  const { code, userMessage, details } = error;
  return new HttpsError(HTTPS_CODES[code], userMessage, { code, userMessage, ...(isFields(details) ? details : {}) });
}

/** Bad input → an `invalid` error with the first complaint as its sentence and all of them by path. */
export function invalidInput(error: ZodError): AppError {
  const fields = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const userMessage = fields[0]?.message ?? 'The request is not valid.';
  return new AppError({ code: 'invalid', userMessage, cause: error, details: { fields } });
}

/** The specification's error for a record that is not there. */
export const notFound = (collection: string): AppError =>
  new AppError({ code: 'not-found', userMessage: `${collection} not found` });

export const denied = (userMessage: string): AppError => new AppError({ code: 'permission-denied', userMessage });

/** Refuses what the caller's role does not allow, and says whom to ask. */
export const roleDenied = (): AppError => denied('Your role does not allow this. Ask an admin of your company.');

export const precondition = (userMessage: string): AppError =>
  new AppError({ code: 'failed-precondition', userMessage });

function isFields(details: unknown): details is { fields: unknown } {
  return typeof details === 'object' && details !== null && 'fields' in details;
}
