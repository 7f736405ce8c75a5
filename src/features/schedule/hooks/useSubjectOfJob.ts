import { unitsOfType } from '@/domain/company/workChoices';
import { useCallback } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { visitFor, visitIdFor } from '@/domain/scheduling/board/newEntries';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import type { Subject } from './interaction';

/** Picks up a job from the tray as the visit it would become, with the vehicles and machines its type needs. */
export function useSubjectOfJob(): (job: Stored<Job>, start: { startsAt: string; timeZone: string }) => Subject {
  const { settings } = useWorkSettings();
  return useCallback(
    (job, start) => ({
      id: visitIdFor(job),
      from: '',
      content: visitFor(job, { ...start, technicianIds: [] }, unitsOfType(settings, job.type)),
      before: null,
      job,
    }),
    [settings],
  );
}
