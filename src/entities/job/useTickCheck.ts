import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { tickItem } from '@/domain/job/checklist';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';

/** Two people may check off different items of one list, even hours apart offline: both checks stay. */
const LISTS = ['checklist'] as const;

/** Checks off items on a job's checklist; the check mark shows immediately, even offline. */
export function useTickCheck(job: Stored<Job>) {
  const { uid } = useWorkspace();
  const save = useSaveRecord(collections.jobs);
  /** Taps that haven't been written yet, by item. */
  const [tapped, setTapped] = useState<Record<string, boolean>>({});

  const tick = async (id: string, isDone: boolean): Promise<void> => {
    setTapped((before) => ({ ...before, [id]: isDone }));
    try {
      const checklist = tickItem(job.checklist, { id, isDone, at: nowIso(), by: uid });
      await save.update(job.id, { checklist }, { base: job, lists: LISTS, label: `${job.number} ${job.title}` });
    } catch (error) {
      notify.error(error);
    } finally {
      setTapped(({ [id]: _written, ...others }) => others);
    }
  };

  const items = job.checklist.map((item) => ({ ...item, isDone: tapped[item.id] ?? item.isDone }));
  return { items, tick };
}
