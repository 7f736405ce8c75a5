import { MAY_HAVE_ARRIVED } from '@/domain/message/handOver';
import { AppError } from '@/lib/appError';
import { precondition } from '../platform/errors';

/**
 * Returns when the provider accepted the message. @throws AppError `unavailable` if it certainly didn't, or if another run is sending it
 * now: both may be retried with the same id. `failed-precondition` if it may have been accepted, in which case it isn't resent.
 */
export function assertTaken({ state, error }: { state: string; error: string }): void {
  switch (state) {
    case 'failed':
      throw new AppError({ code: 'unavailable', userMessage: error || 'The message was not sent. Please try again.' });
    case 'sending':
      throw new AppError({
        code: 'unavailable',
        userMessage: 'This message is being sent right now. Look again in two minutes.',
      });
    case 'unclear':
      throw precondition(error || MAY_HAVE_ARRIVED);
  }
}
