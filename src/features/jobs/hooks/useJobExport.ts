import { useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { MAX_LIST_LIMIT } from '@/data/limits';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { cursorAfter } from '@/data/records/store';
import { PRIORITY_LABELS } from '@/domain/job/labels';
import { PROGRESS_LABELS } from '@/domain/job/progress';
import { JOB_TYPE_LABELS, type Job } from '@/domain/job/schema';
import { jobStatus } from '@/domain/job/status';
import type { ListQuery } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { toWallTime } from '@/ui/format/wallTime';

const HEADER = [
  'Number', 'Title', 'Type', 'Priority', 'Progress', 'Invoice status', 'Scheduled', 'Arrival from', 'Arrival to', 'Minutes', 'Customer',
  'Customer phone', 'Address', 'Technicians', 'PO number', 'Source', 'Tags', 'Description', 'Created', 'Id',
];

/** Reads what the list shows, page by page, into a CSV file. `keep` is the part of the filter that no query can do. */
export function useJobExport() {
  const workspace = useWorkspace();
  const { company } = useSession();
  const { namesOf } = useTechnicians();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const rowOf = (job: Stored<Job>) => {
    const at = (iso: string) => toWallTime(iso, company.timeZone);
    return [
      job.number, job.title, JOB_TYPE_LABELS[job.type], PRIORITY_LABELS[job.priority], PROGRESS_LABELS[job.progress], jobStatus(job),
      job.progress === 'unscheduled' ? '' : at(job.scheduledTime), at(job.arrivalWindowStart), at(job.arrivalWindowEnd), job.durationMinutes,
      job.customerName, job.customerPhone, job.propertyAddress, namesOf(job.technicianIds).join('; '), job.poNumber, job.source,
      job.tags.join('; '), job.description, at(job.createdAt), job.id,
    ];
  };

  const readAll = async (query: ListQuery, keep: (job: Stored<Job>) => boolean, signal: AbortSignal): Promise<Stored<Job>[]> => {
    const repository = workspace.repository(collections.jobs);
    const all: Stored<Job>[] = [];
    let cursor: ReturnType<typeof cursorAfter> | undefined;
    while (!signal.aborted) {
      const page = await repository.getAll({ ...query, limit: MAX_LIST_LIMIT, ...(cursor && { cursor }) });
      all.push(...page.filter(keep));
      setCount(all.length);
      const last = page.at(-1);
      if (!last || page.length < MAX_LIST_LIMIT) break;
      cursor = cursorAfter(last, query.orderBy);
    }
    return all;
  };

  const start = async (source: { query: ListQuery; keep: (job: Stored<Job>) => boolean } | { jobs: readonly Stored<Job>[] }): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setCount(0);
    try {
      const jobs = 'jobs' in source ? source.jobs : await readAll(source.query, source.keep, controller.signal);
      if (controller.signal.aborted) return;
      downloadFile(`jobs-${toWallTime(new Date().toISOString(), company.timeZone).slice(0, 10)}.csv`, csvFile(HEADER, jobs.map(rowOf)));
      notify.success(`${formatCount(jobs.length, 'job')} exported.`);
    } catch (error) {
      notify.error(error);
    } finally {
      setCount(null);
    }
  };

  return { start, count, cancel: () => running.current?.abort() };
}
