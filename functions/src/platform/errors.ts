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

/** Firestore's gRPC codes that mean "try again", not "this is wrong". */
const TRANSIENT_CODES: readonly unknown[] = [4, 8, 10, 14];

/** Whether the same call may work later: a temporary failure, or a daily or hourly limit used up. */
export const mayWorkLater = (code: AppErrorCode): boolean =>
  code === 'unknown' || code === 'unavailable' || code === 'rate-limited';

/** Whether the database was too busy to respond, or its response was lost: the same call works a moment later. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && TRANSIENT_CODES.includes(error.code);

/** Converts anything thrown to an AppError. Errors we didn't throw ourselves reveal no internals to the caller. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const stripeError = fromStripeError(error);
  if (stripeError) return stripeError;
  if (isBusy(error))
    return new AppError({ code: 'unavailable', userMessage: 'The server is busy. Please try again.', cause: error });
  return new AppError({ code: 'unknown', userMessage: userMessageOf(error), cause: error });
}

/** Converts it to what the caller gets: `details.code` for the program, `details.userMessage` for the person, `details.fields` for a form. */
export function toHttpsError(error: AppError): HttpsError {
  const { code, userMessage, details } = error;
  return new HttpsError(HTTPS_CODES[code], userMessage, { code, userMessage, ...(isFields(details) ? details : {}) });
}

/** Converts bad input to an `invalid` error with the first issue as its message and all of them by path. */
export function invalidInput(error: ZodError): AppError {
  const fields = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const userMessage = fields[0]?.message ?? 'The request is not valid.';
  return new AppError({ code: 'invalid', userMessage, cause: error, details: { fields } });
}

/** Builds the specification's error for a missing record. */
export const notFound = (collection: string): AppError =>
  new AppError({ code: 'not-found', userMessage: `${collection} not found` });

export const denied = (userMessage: string): AppError => new AppError({ code: 'permission-denied', userMessage });

/** Builds the error for what the caller's role doesn't allow, saying whom to ask. */
export const roleDenied = (): AppError => denied('Your role does not allow this. Ask an admin of your company.');

export const precondition = (userMessage: string): AppError =>
  new AppError({ code: 'failed-precondition', userMessage });

function isFields(details: unknown): details is { fields: unknown } {
  return typeof details === 'object' && details !== null && 'fields' in details;
}
