import { AppError } from '@/lib/appError';

/** Returns the error to throw when the user goes back from a conflict, so the form keeps the input and says so next to its button. */
export const notSavedYet = (): AppError =>
  new AppError({ code: 'conflict', userMessage: 'Not saved yet. Your changes are still here.' });
