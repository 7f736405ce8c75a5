import { z } from 'zod';
import { AppError } from '@/lib/appError';

const UNREACHABLE = 'Stripe cannot be reached right now. Please try again in a moment.';

/** An error of the Stripe SDK → what to tell the caller; null for any other. Told by its name, so the SDK need not load. */
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

/** Whether Stripe refused a request for what it asked, such as to expire a session that is complete. */
export const isInvalidRequest = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';

/** Whether Stripe did what was asked; false where it refused, because it is too late for that. Other errors are thrown. */
export async function isAccepted(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    return true;
  } catch (error) {
    if (isInvalidRequest(error)) return false;
    throw error;
  }
}

/** Whether Stripe no longer lets us into a company's account: it was disconnected. */
export const isNoAccess = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripePermissionError';

const refusedCharge = z.object({
  type: z.enum(['StripeCardError', 'StripeInvalidRequestError']),
  code: z.string().catch(''),
  payment_intent: z.object({ id: z.string() }).optional().catch(undefined),
});

/**
 * What Stripe says of a charge that it refused: the payment that it made anyway ('' = none), and its word for why. Null for any other error,
 * after which nobody knows whether the charge was made.
 */
export function refusedChargeOf(error: unknown): { intentId: string; code: string } | null {
  const { data } = refusedCharge.safeParse(error);
  return data ? { intentId: data.payment_intent?.id ?? '', code: data.code } : null;
}
