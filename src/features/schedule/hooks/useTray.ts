import { useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { jobsToPlan } from '@/domain/job/queries';
import { PRIORITIES, type Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { isAhead } from '@/domain/scheduling/visitState';

export const TRAY_TABS = ['unscheduled', 'on-hold'] as const;
export type TrayTab = (typeof TRAY_TABS)[number];
/** What a person can look through; the search finds the rest. */
const TRAY_LIMIT = 50;

const WAITING = jobsToPlan('unscheduled', TRAY_LIMIT);
const HELD = jobsToPlan('on-hold', TRAY_LIMIT);

/** Urgent first, then whoever has waited longest. */
const byUrgency = (a: Stored<Job>, b: Stored<Job>): number =>
  PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority) || (a.createdAt < b.createdAt ? -1 : 1);

/** The jobs that wait for a time, or for what holds them up. */
export function useTray(entries: readonly ScheduleEntry[]) {
  const [tab, setTab] = useState<TrayTab>('unscheduled');
  const [search, setSearch] = useState('');
  const { records, isLoading, error } = useLiveRecords(collections.jobs, tab === 'unscheduled' ? WAITING : HELD);
  const waiting = useCount(collections.jobs, WAITING.where ?? []);
  const held = useCount(collections.jobs, HELD.where ?? []);
  const jobs = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    const isFound = ({ title, number, customerName, propertyAddress }: Job): boolean =>
      `${title} ${number} ${customerName} ${propertyAddress}`.toLowerCase().includes(wanted);
    // What has just been planned is gone at once; the server brings the job itself up to date a moment later.
    const planned = new Set(entries.flatMap(({ state, jobId }) => (isAhead(state) ? [jobId] : [])));
    const waits = ({ id, progress }: Stored<Job>): boolean => progress !== 'unscheduled' || !planned.has(id);
    return records.filter((job) => waits(job) && isFound(job)).toSorted(byUrgency);
  }, [records, search, entries]);
  return {
    tab,
    setTab,
    search,
    setSearch,
    jobs,
    isLoading,
    error,
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
