import { MAY_HAVE_ARRIVED } from '@/domain/message/handOver';
import { AppError } from '@/lib/appError';
import { precondition } from '../platform/errors';

/**
 * Returns when the provider has the message. @throws AppError `unavailable` for one that it certainly does not have and
 * for one that somebody else is sending now: both may be tried again with the same id. `failed-precondition` for one that
 * it may have, which is not sent again.
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
