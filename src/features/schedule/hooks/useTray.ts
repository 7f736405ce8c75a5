import { useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { jobsToPlan } from '@/domain/job/queries';
import { PRIORITIES, type Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';

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
export function useTray() {
  const [tab, setTab] = useState<TrayTab>('unscheduled');
  const [search, setSearch] = useState('');
  const { records, isLoading, error } = useLiveRecords(collections.jobs, tab === 'unscheduled' ? WAITING : HELD);
  const waiting = useCount(collections.jobs, WAITING.where ?? []);
  const held = useCount(collections.jobs, HELD.where ?? []);
  const jobs = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    const isFound = ({ title, number, customerName, propertyAddress }: Job): boolean =>
      `${title} ${number} ${customerName} ${propertyAddress}`.toLowerCase().includes(wanted);
    return records.filter(isFound).toSorted(byUrgency);
  }, [records, search]);
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
