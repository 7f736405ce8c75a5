import { AppError } from '@/lib/appError';

const MESSAGES: Record<string, string> = {
  'auth/invalid-credential': 'E-mail or password is wrong.',
  'auth/wrong-password': 'E-mail or password is wrong.',
  'auth/user-not-found': 'E-mail or password is wrong.',
  'auth/invalid-email': 'Enter a valid e-mail address.',
  'auth/user-disabled': 'This account has been turned off. Ask your administrator.',
  'auth/email-already-in-use':
    'There is already an account with this e-mail address. Sign in instead, or reset the password.',
  'auth/weak-password': 'Choose a password of at least 8 characters.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, or reset the password.',
  'auth/network-request-failed': 'The server cannot be reached. Check your connection and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before you signed in.',
  'auth/popup-blocked': 'The browser blocked the Google window. Allow pop-ups for this site and try again.',
  'auth/invalid-verification-code':
    'That code is not right. Wait for the next one in your authenticator app and enter it.',
  'auth/totp-challenge-timeout': 'This took too long. Start again from the password.',
  'auth/unverified-email': 'Confirm your e-mail address first: the link is in the mail we sent you.',
  'auth/second-factor-already-in-use': 'This account has an authenticator app already.',
  'auth/operation-not-allowed': 'Codes of an authenticator app are not turned on here. Ask whoever runs this server.',
  'auth/requires-recent-login': 'For your safety, sign in again and repeat this.',
};

/** Runs `work` and converts Firebase Auth's errors to plain language. @throws AppError */
export async function inPlainWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : toAuthError(error);
  }
}

/** Converts a sign-in failure to plain language. It never reveals whether the e-mail or the password was wrong. */
export function toAuthError(error: unknown): AppError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const userMessage = MESSAGES[code] ?? 'Signing in did not work. Please try again.';
  return new AppError({
    code: code === 'auth/network-request-failed' ? 'unavailable' : 'unauthenticated',
    userMessage,
    cause: error,
  });
}
