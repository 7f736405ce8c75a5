import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { startedTime, type TappedKind } from '@/domain/hours/changes';
import { TIME_KIND_LABELS } from '@/domain/hours/schema';
import type { TimeSpan } from '@/domain/hours/timeline';
import type { Stored } from '@/domain/record/schema';
import type { Technician } from '@/domain/technician/schema';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';

/** Starts and stops breaks and supply runs with one tap, also without a connection: nothing waits for the server. */
export function useTimeTaps(technician: Stored<Technician>) {
  const session = useSession();
  const can = useCan();
  const save = useSaveRecord(collections.timeEntries);
  const { timeZone } = session.company;
  const isOwn = technician.linkedUid === session.uid && hasFeature(session.features, 'technicians');

  const start = (kind: TappedKind): void => {
    const entry = startedTime(technician, kind, { at: nowIso(), timeZone });
    save.create(entry, { label: TIME_KIND_LABELS[kind] }).catch((error: unknown) => notify.error(error));
  };
  const stop = (span: TimeSpan): void => {
    save
      .update(span.id, { endsAt: nowIso() }, { label: TIME_KIND_LABELS[span.kind] })
      .catch((error: unknown) => notify.error(error));
  };
  return { mayTap: isOwn || can('create', 'timeEntries'), start, stop };
}
