import { useCallback } from 'react';
import { collections } from '@/data/collections';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { gatesHolding, holdText } from '@/domain/demolition/site/gates';
import { gatesOfSite } from '@/domain/demolition/site/queries';
import { AppError } from '@/lib/appError';
import { calendarDay } from '@/lib/dates';

type Work = { siteId: string; openGateIds: readonly string[] };

/**
 * Prevents starting work on a site while a requirement is open, based on this device's data, also offline.
 * @returns a check that throws AppError `failed-precondition` listing what is open
 */
export function useMayStart(): (work: Work, jobId: string) => Promise<void> {
  const { repository } = useWorkspace();
  const { timeZone } = useSession().company;
  return useCallback(
    async ({ siteId, openGateIds }, jobId) => {
      if (siteId === '') return;
      const gates = await repository(collections.siteGates)
        .getAll(gatesOfSite(siteId))
        .catch((error: unknown) => {
          console.warn('The start requirements of a site could not be read', error);
          return null;
        });
      const today = calendarDay(timeZone);
      // The server's note on the visit is available even if the gates aren't.
      const userMessage =
        gates === null
          ? openGateIds.length > 0
            ? 'Work cannot start yet: something on the site’s list is still open.'
            : ''
          : holdText(gatesHolding(gates, jobId, today), today);
      if (userMessage !== '') throw new AppError({ code: 'failed-precondition', userMessage });
    },
    [repository, timeZone],
  );
}
