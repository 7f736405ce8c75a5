import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { PriorityBadge } from '@/entities/job/PriorityBadge';
import { isolated } from '@/lib/isolated';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDuration } from '@/ui/format/quantities';
import { FilterMenu } from '@/ui/table/FilterMenu';
import { SearchField } from '@/ui/table/SearchField';
import { useRoomBelow } from '@/ui/table/useRoomBelow';
import { ViewSwitch } from '@/ui/table/ViewSwitch';
import type { InteractionStore } from '../hooks/interaction';
import type { TrayState, TrayTab } from '../hooks/useTray';
import classes from './Tray.module.css';

type TrayProps = {
  tray: TrayState;
  store: InteractionStore;
  onOpen: (job: Stored<Job>) => void;
  /** Finds a time for each job shown. */
  onPlanAll: (jobs: readonly Stored<Job>[]) => void;
};

const TABS: { value: TrayTab; label: string }[] = [
  { value: 'unscheduled', label: 'Unscheduled' },
  { value: 'on-hold', label: 'On hold' },
];
const EMPTY: Record<TrayTab, string> = {
  unscheduled: 'Every job has a time.',
  'on-hold': 'No job is on hold.',
};

/** Lists unscheduled jobs, to drag onto someone's day or schedule in the dialog that a click opens. */
export function Tray({ tray, store, onOpen, onPlanAll }: TrayProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  useRoomBelow(frame);
  const isTarget = useSyncExternalStore(store.subscribe, () => store.get()?.isOverTray ?? false);
  const { tab, setTab, jobs, counts, search, setSearch, filters, isNarrowed, isLoading, isCut } = tray;
  const minutes = jobs.reduce((sum, job) => sum + job.durationMinutes, 0);
  return (
    <Paper
      ref={setFrame}
      component="section"
      withBorder
      className={classes.tray}
      data-tray
      data-target={isTarget || undefined}
      aria-label="Jobs to plan"
    >
      <Stack gap={8} className={classes.head}>
        <ViewSwitch
          label="Jobs to plan"
          options={TABS.map((one) => ({ ...one, count: counts[one.value] }))}
          value={tab}
          onChange={setTab}
        />
        <SearchField label="Search jobs to plan" value={search} onChange={setSearch} />
        <Group justify="space-between" wrap="nowrap">
          <Text size="xs" c="dimmed">
            {jobs.length > 0 ? `${formatDuration(minutes)} of work${isCut ? ' in the latest 50' : ''}` : ' '}
          </Text>
          <FilterMenu fields={filters} label="Filter jobs" />
        </Group>
        {tab === 'unscheduled' && jobs.length > 1 && (
          <Button variant="default" leftSection={<IconWand size={18} aria-hidden />} onClick={() => onPlanAll(jobs)}>
            Find times for all {jobs.length}
          </Button>
        )}
      </Stack>
      {isLoading ? (
        <LoadingRows rows={4} />
      ) : jobs.length === 0 ? (
        <div className={classes.empty}>{isNarrowed ? 'No jobs match.' : EMPTY[tab]}</div>
      ) : (
        <ul className={classes.list}>
          {jobs.map((job) => (
            <li key={job.id}>
              <button type="button" className={classes.job} data-job={job.id} onClick={() => onOpen(job)}>
                <span className={classes.title}>
                  <span className={classes.titleText}>{job.title}</span>
                  <span className={classes.minutes}>{formatDuration(job.durationMinutes)}</span>
                </span>
                <span className={classes.where}>
                  {[isolated(job.customerName), job.propertyAddress].filter(Boolean).join(' · ')}
                </span>
                <PriorityBadge priority={job.priority} isHiddenWhenNormal />
                {job.progress === 'on-hold' && job.holdReason !== '' && (
                  <span className={classes.hold}>Waiting for: {job.holdReason}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Paper>
  );
}
