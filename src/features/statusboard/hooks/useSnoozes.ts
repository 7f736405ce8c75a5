import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { dayOf, daySpan } from '@/domain/scheduling/wallClock';
import { snoozedNow, snoozesUntil } from '@/domain/statusboard/snooze';
import { plusMinutes } from '@/lib/calendar';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';

/** Manages the office's snoozed alerts: by whom and until when, the same for everyone. */
export function useSnoozes(at: Date) {
  const can = useCan();
  const { timeZone } = useSession().company;
  const save = useSaveRecord(collections.snoozes);
  const now = at.toISOString();
  const today = daySpan(dayOf(now, timeZone), timeZone).startsAt;
  const { records } = useLiveRecords(collections.snoozes, snoozesUntil(today), { isEnabled: can('read', 'snoozes') });
  const write = (findingId: string, until: string): void => {
    save.create({ findingId, until }, { label: 'Snooze' }).catch((error: unknown) => notify.error(error));
  };
  return {
    snoozed: useMemo(() => snoozedNow(records, now), [records, now]),
    maySnooze: can('create', 'snoozes'),
    snooze: (findingId: string, minutes: number) => write(findingId, plusMinutes(nowIso(), minutes)),
    wake: (findingId: string) => write(findingId, nowIso()),
  };
}
export type Snoozes = ReturnType<typeof useSnoozes>;
