/** Error codes a program may switch on. A new code needs a message for the user wherever it is thrown. */
export type AppErrorCode =
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  | 'already-exists'
  | 'failed-precondition'
  | 'rate-limited'
  | 'unavailable'
  | 'too-large'
  | 'unknown';

type AppErrorOptions = { code: AppErrorCode; userMessage: string; cause?: unknown; details?: unknown };

/** An error with a code for the program and a message for the user. `message` equals `userMessage`. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly userMessage: string;
  readonly details: unknown;

  constructor({ code, userMessage, cause, details }: AppErrorOptions) {
    super(userMessage, { cause });
    this.name = 'AppError';
    this.code = code;
    this.userMessage = userMessage;
    this.details = details;
  }
}

/** Returns the message to show for any caught error. */
export function userMessageOf(error: unknown): string {
  return error instanceof AppError ? error.userMessage : 'Something went wrong. Please try again.';
}
