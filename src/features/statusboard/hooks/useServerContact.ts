import { useEffect, useState } from 'react';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { nowIso } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/time';

const ASK_EVERY_MS = MINUTE_MS;

/**
 * Returns when the server last responded (ISO). Live data looks the same when nothing happens and when updates have stopped, so this
 * requests one number each minute.
 */
export function useServerContact(): string {
  const { repository } = useWorkspace();
  const [contactAt, setContactAt] = useState(nowIso);
  useEffect(() => {
    const ask = (): void =>
      void repository(collections.schedule)
        .count({ where: [{ field: 'placement.startsAt', operator: '>=', value: nowIso() }], limit: 1 })
        .then(() => setContactAt(nowIso()))
        // On failure, the last contact simply ages.
        .catch(() => undefined);
    const timer = setInterval(ask, ASK_EVERY_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [repository]);
  return contactAt;
}
