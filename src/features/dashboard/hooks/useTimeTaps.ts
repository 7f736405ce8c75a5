import { useRef } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { startedTime, tapId, type TappedKind } from '@/domain/hours/changes';
import { TIME_KIND_LABELS } from '@/domain/hours/schema';
import type { TimeSpan } from '@/domain/hours/timeline';
import type { Stored } from '@/domain/record/schema';
import type { Technician } from '@/domain/technician/schema';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';

/**
 * Starts and stops breaks and supply runs with one tap, without waiting for the server, so it works offline too. A second tap, or the
 * same tap on another device, starts nothing; one tap ends everything that's running.
 */
export function useTimeTaps(technician: Stored<Technician>, spans: readonly TimeSpan[]) {
  const session = useSession();
  const can = useCan();
  const { repository } = useWorkspace();
  const save = useSaveRecord(collections.timeEntries);
  const { timeZone } = session.company;
  const isOwn = technician.linkedUid === session.uid && hasFeature(session.features, 'technicians');
  const isStarting = useRef(false);

  const start = (kind: TappedKind): void => {
    if (isStarting.current) return;
    isStarting.current = true;
    const entry = startedTime(technician, kind, { at: nowIso(), timeZone });
    save
      .create(entry, { id: tapId(entry, spans), label: TIME_KIND_LABELS[kind], isOnce: true })
      .catch((error: unknown) => notify.error(error))
      .finally(() => (isStarting.current = false));
  };
  /** True if another device has already ended it, which is fine. */
  const endedElsewhere = async (id: string): Promise<boolean> =>
    repository(collections.timeEntries)
      .getById(id)
      .then(
        ({ endsAt }) => endsAt !== '',
        () => false,
      );
  const stop = (running: readonly TimeSpan[]): void => {
    const endsAt = nowIso();
    for (const { id, kind } of running)
      save.update(id, { endsAt }, { label: TIME_KIND_LABELS[kind] }).catch(async (error: unknown) => {
        if (!(await endedElsewhere(id))) notify.error(error);
      });
  };
  return { mayTap: isOwn || can('create', 'timeEntries'), start, stop };
}
