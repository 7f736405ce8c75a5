import { AppError, type AppErrorCode } from '@/lib/appError';

const CODE_OF: Record<string, AppErrorCode> = {
  'permission-denied': 'permission-denied',
  unauthenticated: 'unauthenticated',
  'not-found': 'not-found',
  'already-exists': 'already-exists',
  'failed-precondition': 'failed-precondition',
  'invalid-argument': 'invalid',
  'resource-exhausted': 'rate-limited',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  'storage/unauthorized': 'permission-denied',
  'storage/unauthenticated': 'unauthenticated',
  'storage/retry-limit-exceeded': 'unavailable',
  // Our functions attach a message to all of their own errors: without one, the call or its response was lost in transit.
  'functions/internal': 'unavailable',
};

const MESSAGE_OF: Record<AppErrorCode, string> = {
  unauthenticated: 'User not authenticated',
  'permission-denied': 'You are not allowed to do this.',
  'not-found': 'This could not be found.',
  invalid: 'Something you entered is not valid.',
  conflict: 'Someone else changed this in the meantime.',
  'already-exists': 'This already exists.',
  'failed-precondition': 'This is not possible right now.',
  'rate-limited': 'Too many attempts. Please wait a moment and try again.',
  unavailable: 'The server cannot be reached. Check your connection and try again.',
  'too-large': 'This is too large.',
  unknown: 'Something went wrong. Please try again.',
};

/** Messages for errors Firebase raises before or instead of our functions, whose own errors come with a message. */
const OF_CALLS: Record<string, string> = {
  // Only App Check rejects a call before it reaches us.
  'functions/unauthenticated': 'This page could not be verified. Reload it and try again.',
  'functions/deadline-exceeded':
    'The server did not answer in time. It may still be at work: look again in a minute before you repeat this.',
};

const givenCode = (error: unknown): string => {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
};

const codeOf = (error: unknown): string => givenCode(error).replace(/^(firestore|functions)\//, '');

const appCodes = new Set<string>(Object.keys(MESSAGE_OF));

const hasText = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && typeof (value as Record<string, unknown>)[key] === 'string';

/** Returns per-field messages for the form kit: path → message. */
function fieldErrorsOf(fields: unknown): Record<string, string> {
  const issues = Array.isArray(fields)
    ? fields.filter((field) => hasText(field, 'path') && hasText(field, 'message'))
    : [];
  return Object.fromEntries(
    (issues as { path: string; message: string }[]).map(({ path, message }) => [path, message]),
  );
}

/** Returns the details our own functions attach to an error. */
function detailsOf(error: unknown): { code: AppErrorCode; userMessage: string; details: unknown } | null {
  if (typeof error !== 'object' || error === null || !('details' in error)) return null;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('code' in details) || !('userMessage' in details))
    return null;
  const { code, userMessage } = details;
  if (typeof code !== 'string' || typeof userMessage !== 'string' || !appCodes.has(code)) return null;
  return {
    code: code as AppErrorCode,
    userMessage,
    details: { fieldErrors: fieldErrorsOf('fields' in details ? details.fields : []) },
  };
}

/** Converts a Firebase error to ours; the only place that does. An AppError passes through. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const sent = detailsOf(error);
  if (sent) return new AppError({ ...sent, cause: error });
  const code = CODE_OF[givenCode(error)] ?? CODE_OF[codeOf(error)] ?? 'unknown';
  return new AppError({ code, userMessage: OF_CALLS[givenCode(error)] ?? MESSAGE_OF[code], cause: error });
}

export const notAuthenticated = () => new AppError({ code: 'unauthenticated', userMessage: 'User not authenticated' });
export const userNotFound = () => new AppError({ code: 'not-found', userMessage: 'User not found' });
export const noCompany = () =>
  new AppError({ code: 'failed-precondition', userMessage: 'User not associated with a company' });
/** Creates the error for code that could not be fetched when it was first needed. */
export const notReached = (cause: unknown) =>
  new AppError({ code: 'unavailable', userMessage: MESSAGE_OF.unavailable, cause });
export const notOnDevice = () =>
  new AppError({
    code: 'unavailable',
    userMessage: 'This is not on this device yet. It opens as soon as there is a connection.',
  });
export const recordNotFound = (collection: string) =>
  new AppError({ code: 'not-found', userMessage: `${collection} not found` });
