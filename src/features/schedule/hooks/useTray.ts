import { useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { jobsToPlan } from '@/domain/job/queries';
import { PRIORITY_LABELS } from '@/domain/job/jobLabels';
import { PRIORITIES, type Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { isAhead } from '@/domain/scheduling/visitState';
import { formatDuration } from '@/ui/format/quantities';
import { isOn, type FilterField } from '@/ui/table/filterFields';

export const TRAY_TABS = ['unscheduled', 'on-hold'] as const;
export type TrayTab = (typeof TRAY_TABS)[number];
/** As many as a person can look through; search finds the rest. */
const TRAY_LIMIT = 50;
/** Lengths of gaps in a day that users look to fill. */
const GAPS_MINUTES = [60, 120, 180, 240] as const;

const WAITING = jobsToPlan('unscheduled', TRAY_LIMIT);
const HELD = jobsToPlan('on-hold', TRAY_LIMIT);

/** Urgent first, then the longest wait. */
const byUrgency = (a: Stored<Job>, b: Stored<Job>): number =>
  PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority) || (a.createdAt < b.createdAt ? -1 : 1);

/** Returns the jobs that are unscheduled or on hold. */
export function useTray(entries: readonly ScheduleEntry[]) {
  const [tab, setTab] = useState<TrayTab>('unscheduled');
  const [search, setSearch] = useState('');
  const [priority, setPriority] = useState('');
  const [longest, setLongest] = useState('');
  const { records, isLoading, error } = useLiveRecords(collections.jobs, tab === 'unscheduled' ? WAITING : HELD);
  const waiting = useCount(collections.jobs, WAITING.where ?? []);
  const held = useCount(collections.jobs, HELD.where ?? []);
  const jobs = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    const isFound = ({ title, number, customerName, propertyAddress, ...job }: Job): boolean =>
      (priority === '' || job.priority === priority) &&
      (longest === '' || job.durationMinutes <= Number(longest)) &&
      `${title} ${number} ${customerName} ${propertyAddress}`.toLowerCase().includes(wanted);
    // A job just scheduled disappears immediately; the server updates the job itself a moment later.
    const planned = new Set(entries.flatMap(({ state, jobId }) => (isAhead(state) ? [jobId] : [])));
    const waits = ({ id, progress }: Stored<Job>): boolean => progress !== 'unscheduled' || !planned.has(id);
    return records.filter((job) => waits(job) && isFound(job)).toSorted(byUrgency);
  }, [records, search, priority, longest, entries]);
  const filters = useMemo(
    (): FilterField[] => [
      {
        name: 'priority',
        label: 'Priority',
        value: priority,
        onChange: setPriority,
        anyLabel: 'Any priority',
        options: PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] })),
      },
      {
        name: 'longest',
        label: 'Fits into',
        value: longest,
        onChange: setLongest,
        anyLabel: 'Any length',
        options: GAPS_MINUTES.map((minutes) => ({ value: String(minutes), label: formatDuration(minutes) })),
      },
    ],
    [priority, longest],
  );
  return {
    tab,
    setTab,
    search,
    setSearch,
    filters,
    jobs,
    isLoading,
    error,
    /** Whether a filter hides waiting jobs. */
    isNarrowed: search.trim() !== '' || filters.some(isOn),
    isCut: records.length >= TRAY_LIMIT,
    counts: {
      unscheduled:
        tab === 'unscheduled' && records.length < TRAY_LIMIT && !isLoading
          ? String(records.length)
          : countText(waiting),
      'on-hold': countText(held),
    },
  };
}
export type TrayState = ReturnType<typeof useTray>;
