import { Button, Drawer, Paper, Text, UnstyledButton, Stack } from '@mantine/core';
import { IconCalendarQuestion, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { Job } from '@/domain/job/schema';
import { crewOf, unitIdsOf } from '@/domain/resource/onVisit';
import { resourceName } from '@/domain/resource/schema';
import type { Stored } from '@/domain/record/schema';
import { capacityOf } from '@/domain/scheduling/board/capacity';
import { lookOf, lookWord } from '@/domain/scheduling/board/looks';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { isolated } from '@/lib/isolated';
import { capitalize } from '@/lib/words';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DayPicture } from '@/ui/feedback/pictures/DayPicture';
import { formatDuration } from '@/ui/format/quantities';
import type { InteractionStore } from '../hooks/interaction';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import type { ScheduleParams } from '../hooks/useScheduleParams';
import type { TrayState } from '../hooks/useTray';
import type { EntryHandlers } from './EntryActions';
import { ENTRY_LOOKS } from '@/entities/schedule/entryLooks';
import { askedText, spanText } from './entryText';
import { NewMenu, type NewKind } from './NewMenu';
import { EVERYONE, DayNav, TechnicianNav } from './PhoneNav';
import classes from './PhoneView.module.css';
import { Tray } from './Tray';

type PhoneViewProps = {
  desk: ScheduleDesk;
  params: ScheduleParams;
  tray: TrayState;
  store: InteractionStore;
  today: string;
  handlers: EntryHandlers;
  onPlanJob: (job: Stored<Job>) => void;
  onPlanAll: (jobs: readonly Stored<Job>[]) => void;
  onNew: (kind: NewKind) => void;
};

/** Shows a day on a phone: one technician per page, from morning to evening; everything else is a tap away. */
export function PhoneView({ desk, params, tray, store, today, handlers, onPlanJob, onPlanAll, onNew }: PhoneViewProps) {
  const { entries, ground, technicians, timeZone, nowIso, isReadOnly, context } = desk;
  const [isTrayOpen, setIsTrayOpen] = useState(false);
  const { technicianId, date } = params;
  const active = technicians.filter(({ status }) => status === 'active');
  const shown = entries
    .filter(
      ({ kind, state, placement }) =>
        kind !== 'shift' &&
        (params.withCanceled || state !== 'cancelled') &&
        (technicianId === EVERYONE ||
          placement.technicianIds.includes(technicianId) ||
          (kind === 'time-off' && placement.technicianIds.length === 0)),
    )
    .toSorted((a, b) => (a.placement.startsAt < b.placement.startsAt ? -1 : 1));
  const capacity = technicianId === EVERYONE ? null : capacityOf(technicianId, [date], ground);
  return (
    <Stack gap="sm">
      <DayNav params={params} today={today} />
      <TechnicianNav
        technicians={active}
        technicianId={technicianId}
        onChoose={(technician) => params.set({ technician })}
      />
      {capacity && (
        <Text size="sm" c="dimmed">
          {capacity.shift === 0
            ? 'Off that day'
            : `${formatDuration(capacity.booked + capacity.driving)} of ${formatDuration(capacity.shift)} planned`}
        </Text>
      )}
      {shown.length === 0 ? (
        <EmptyState title="Nothing is planned" picture={<DayPicture />} />
      ) : (
        <Paper withBorder component="ul" className={classes.list} aria-label="Visits of the day">
          {shown.map((entry) => (
            <AgendaRow
              key={entry.id}
              entry={entry}
              timeZone={timeZone}
              nowIso={nowIso}
              who={[
                technicianId === EVERYONE
                  ? (crewOf(entry.placement, ground.resourceOf)?.name ??
                    (entry.placement.technicianIds.map(context.nameOf).join(', ') || 'Unassigned'))
                  : '',
                ...unitIdsOf(entry.placement, ground.resourceOf)
                  .flatMap((id) => ground.resourceOf(id) ?? [])
                  .map(resourceName),
              ]
                .filter(Boolean)
                .join(', ')}
              onOpen={() => handlers.onOpen(entry)}
            />
          ))}
        </Paper>
      )}
      {!isReadOnly && (
        <div className={classes.actions}>
          <Button className={classes.grow ?? ''} h={48} onClick={() => setIsTrayOpen(true)}>
            Jobs to plan{tray.counts.unscheduled && ` (${tray.counts.unscheduled})`}
          </Button>
          <NewMenu onNew={onNew} isPlus />
        </div>
      )}
      <Drawer
        opened={isTrayOpen}
        onClose={() => setIsTrayOpen(false)}
        position="bottom"
        size="85%"
        title="Jobs to plan"
        classNames={{ body: classes.tray ?? '' }}
      >
        <Tray
          tray={tray}
          store={store}
          onOpen={(job) => {
            setIsTrayOpen(false);
            onPlanJob(job);
          }}
          onPlanAll={(jobs) => {
            setIsTrayOpen(false);
            onPlanAll(jobs);
          }}
        />
      </Drawer>
    </Stack>
  );
}

type AgendaRowProps = {
  entry: Stored<ScheduleEntry>;
  timeZone: string;
  nowIso: string;
  who: string;
  onOpen: () => void;
};

function AgendaRow({ entry, timeZone, nowIso, who, onOpen }: AgendaRowProps) {
  const look = lookOf(entry, nowIso);
  const { tone, Symbol } = ENTRY_LOOKS[look];
  const { placement, title, customerName, propertyAddress } = entry;
  const asked = askedText(entry);
  return (
    <li>
      <UnstyledButton className={classes.row ?? ''} data-tone={tone} onClick={onOpen}>
        <span className={classes.when}>
          {spanText(placement, timeZone)}
          {placement.isLocked && <IconLock size={14} aria-label="locked" />}
          <span className={classes.state}>
            <Symbol size={15} aria-hidden /> {lookWord(entry, look)}
          </span>
        </span>
        <span className={classes.title}>{title}</span>
        <span className={classes.where}>
          {[who, isolated(customerName), propertyAddress].filter(Boolean).join(' · ')}
        </span>
        {asked !== '' && (
          <span className={classes.asked}>
            <IconCalendarQuestion size={14} aria-hidden /> {capitalize(asked)}
          </span>
        )}
      </UnstyledButton>
    </li>
  );
}
