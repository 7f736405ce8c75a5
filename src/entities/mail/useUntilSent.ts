import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { untilSent } from '@/data/outbox/untilSent';
import { AppError } from '@/lib/appError';

/**
 * Waits until the server has these records as this device wrote them, because it e-mails its own version.
 * @throws AppError `unavailable` if they are only on this device
 */
export function useUntilSent(): (recordIds: readonly string[]) => Promise<void> {
  const { outbox } = useWorkspace();
  return async (recordIds) => {
    const arrived = await Promise.all(recordIds.map((id) => untilSent(outbox, id)));
    if (!arrived.every(Boolean))
      throw new AppError({
        code: 'unavailable',
        userMessage: 'It is saved on this device, but not on the server yet. Try again in a moment.',
      });
  };
}
