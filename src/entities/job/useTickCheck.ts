import { useState } from 'react';
import { collections } from '@/data/collections';
import { ConflictError } from '@/data/outbox/conflictError';
import { readRecord } from '@/data/records/definition';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { tickItem } from '@/domain/job/checklist';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';

/** Two people may tick different items of one list: each tick is put on top of what the other wrote. */
const MAX_ATTEMPTS = 4;

/** Ticks items on a job's checklist; the tick shows immediately, even offline. */
export function useTickCheck(job: Stored<Job>) {
  const { uid } = useWorkspace();
  const save = useSaveRecord(collections.jobs);
  /** Taps not written yet, by item. */
  const [tapped, setTapped] = useState<Record<string, boolean>>({});

  const write = async (base: Stored<Job>, id: string, isDone: boolean, attempt = 1): Promise<void> => {
    const checklist = tickItem(base.checklist, { id, isDone, at: nowIso(), by: uid });
    try {
      await save.update(base.id, { checklist }, { base, label: `${base.number} ${base.title}` });
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt >= MAX_ATTEMPTS) throw error;
      const { id: recordId, ...data } = error.theirs;
      await write(await readRecord(collections.jobs, { id: recordId, data }), id, isDone, attempt + 1);
    }
  };

  const tick = async (id: string, isDone: boolean): Promise<void> => {
    setTapped((before) => ({ ...before, [id]: isDone }));
    try {
      await write(job, id, isDone);
    } catch (error) {
      notify.error(error);
    } finally {
      setTapped(({ [id]: _written, ...others }) => others);
    }
  };

  const items = job.checklist.map((item) => ({ ...item, isDone: tapped[item.id] ?? item.isDone }));
  return { items, tick };
}
