import { AppError } from '@/lib/appError';

/** Builds the error for a link that no longer works, or never did. */
export const linkGone = (): AppError =>
  new AppError({ code: 'not-found', userMessage: 'This link no longer works. Ask us for a new one.' });
