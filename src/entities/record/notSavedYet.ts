import { AppError } from '@/lib/appError';

/** For a form whose person went back from a conflict: thrown, so the form keeps what was entered and says so next to its button. */
export const notSavedYet = (): AppError =>
  new AppError({ code: 'conflict', userMessage: 'Not saved yet. Your changes are still here.' });
