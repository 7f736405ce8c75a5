import { AppError } from '@/lib/appError';

/** What somebody hears whose link leads nowhere any longer, or never did. */
export const linkGone = (): AppError =>
  new AppError({ code: 'not-found', userMessage: 'This link no longer works. Ask us for a new one.' });
