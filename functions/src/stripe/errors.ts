import { z } from 'zod';
import { AppError } from '@/lib/appError';

const UNREACHABLE = 'Stripe cannot be reached right now. Please try again in a moment.';

/** Converts a Stripe SDK error to one for the caller; null for any other. Identified by name, so the SDK needn't load. */
export function fromStripeError(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('type' in error)) return null;
  const failed = (code: AppError['code'], userMessage: string): AppError =>
    new AppError({ code, userMessage, cause: error });
  switch (error.type) {
    case 'StripeConnectionError':
    case 'StripeAPIError':
    case 'StripeRateLimitError':
      return failed('unavailable', UNREACHABLE);
    case 'StripeIdempotencyError':
      return failed('conflict', 'The same is being done already. Please wait a moment and try again.');
    case 'StripeCardError':
      return failed('failed-precondition', error.message);
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      return failed('unavailable', 'Stripe refused this server’s key. Please tell your administrator.');
    default:
      return null;
  }
}

/** Whether Stripe refused a request as invalid, such as expiring a completed session. */
export const isInvalidRequest = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';

/** Whether Stripe did what was asked; false if it refused because it is too late. Other errors are thrown. */
export async function isAccepted(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    return true;
  } catch (error) {
    if (isInvalidRequest(error)) return false;
    throw error;
  }
}

/** Whether Stripe no longer gives us access to a company's account: it was disconnected. */
export const isNoAccess = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripePermissionError';

const refusedCharge = z.object({
  type: z.enum(['StripeCardError', 'StripeInvalidRequestError']),
  code: z.string().catch(''),
  payment_intent: z.object({ id: z.string() }).optional().catch(undefined),
});

/**
 * Returns the details of a charge Stripe refused: the payment it created anyway ('' = none), and its reason code. Null for any other
 * error, after which it's unknown whether the charge was made.
 */
export function refusedChargeOf(error: unknown): { intentId: string; code: string } | null {
  const { data } = refusedCharge.safeParse(error);
  return data ? { intentId: data.payment_intent?.id ?? '', code: data.code } : null;
}
