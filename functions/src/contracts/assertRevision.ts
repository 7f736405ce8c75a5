import { AppError } from '@/lib/appError';

/**
 * @param revision the one on the screen; '' for a record that didn't exist yet
 * @throws AppError `conflict` when the record on the screen is no longer the stored one
 */
export function assertRevision(stored: Record<string, unknown> | undefined, revision: string, what: string): void {
  if ((stored ? stored['revision'] : '') !== revision)
    throw new AppError({
      code: 'conflict',
      userMessage: `Someone has changed this ${what} since you opened it. Look at it again.`,
    });
}
