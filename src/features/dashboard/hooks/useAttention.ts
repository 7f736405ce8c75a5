import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { filteredJobs, type JobView } from '@/domain/job/queries';
import { isLate } from '@/domain/job/status';

const ATTENTION_LIMIT = 30;

/** The jobs of one view, bounded: enough to act on; the jobs list shows them all. */
function useView(view: JobView, timeZone: string, now: Date, isEnabled: boolean) {
  // The query must not change every minute, or it would be read again every minute.
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000 + 3_599_999);
  const query = filteredJobs(
    { view, progress: '', technicianId: '', priority: '', type: '' },
    timeZone,
    view === 'late' ? hour : now,
  );
  return useRecords(collections.jobs, { ...query, limit: ATTENTION_LIMIT }, { isEnabled });
}

/** What somebody should do something about: jobs that are late, wait for a time, or wait for an invoice. */
export function useAttention(timeZone: string, now: Date, isEnabled = true) {
  const late = useView('late', timeZone, now, isEnabled);
  const unscheduled = useView('unscheduled', timeZone, now, isEnabled);
  const toInvoice = useView('needs-invoicing', timeZone, now, isEnabled);
  const nowIso = now.toISOString();
  return {
    late: { ...late, jobs: (late.data ?? []).filter((job) => isLate(job, nowIso)) },
    unscheduled: { ...unscheduled, jobs: unscheduled.data ?? [] },
    toInvoice: { ...toInvoice, jobs: toInvoice.data ?? [] },
    limit: ATTENTION_LIMIT,
  };
}
