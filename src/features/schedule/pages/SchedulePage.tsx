import { Text } from '@mantine/core';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { atClock } from '@/lib/atClock';
import { technicianName } from '@/domain/technician/schema';
import { useToday } from '@/entities/company/useToday';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { calendarDay } from '@/lib/dates';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { formatWeekday, zoneName } from '@/ui/format/dateTime';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { useNow } from '@/ui/hooks/useNow';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import type { FilterField } from '@/ui/table/filterFields';
import { Announcer } from '../components/Announcer';
import type { OpenDialog } from '../components/dialogs';
import type { EntryHandlers } from '../components/EntryActions';
import { ListView } from '../components/ListView';
import { NewMenu, type NewKind } from '../components/NewMenu';
import { MonthView } from '../components/MonthView';
import { PhoneView } from '../components/PhoneView';
import { ScheduleToolbar } from '../components/ScheduleToolbar';
import { TimelineView } from '../components/TimelineView';
import { createInteraction } from '../hooks/interaction';
import { subjectOfEntry, subjectOfJob } from '../hooks/useEntryCommands';
import { usePageKeys } from '../hooks/usePageKeys';
import { useSeries } from '../hooks/useSeries';
import { useLateRows } from '../hooks/useLateRows';
import { useRowOfLink } from '../hooks/useRowOfLink';
import { useRowsRead } from '../hooks/useRowsRead';
import { useScheduleDesk } from '../hooks/useScheduleDesk';
import { useScheduleParams } from '../hooks/useScheduleParams';
import { useTray } from '../hooks/useTray';

const loadDialogs = () => import('../components/ScheduleDialogs');
/** When a job that is planned by the dialog would begin, until somebody says otherwise. */
const USUAL_START = '09:00';
const HALF_HOUR_MS = 30 * 60_000;
/** When a job that is planned by hand begins at first: as usual, and today not in the past. */
function firstStart(date: string, timeZone: string, now: Date): string {
  const usual = atClock(date, USUAL_START, timeZone);
  const nextMs = Math.ceil(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
  return date === calendarDay(timeZone, now) && Date.parse(usual) < nextMs ? new Date(nextMs).toISOString() : usual;
}

export function Component() {
  const today = useToday();
  const now = useNow();
  const isPhone = useIsPhone();
  const params = useScheduleParams(today, { isPhone });
  const { openId, open, close, hrefOf } = useOpenParam();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isTrayOpen, setIsTrayOpen] = useState(true);
  const [store] = useState(createInteraction);
  // Where a job of the tray is nobody has read yet; what stands on the board says it itself.
  const inHand = useSyncExternalStore(store.subscribe, () => {
    const subject = store.get()?.subject;
    return subject?.job ? subject.content.propertyId : '';
  });
  const inDialog = dialog?.kind === 'plan' ? dialog.subject.content.propertyId : '';
  const places = useMemo(() => [inHand, inDialog], [inHand, inDialog]);
  const rows = useRowsRead(`${params.view} ${params.date}`, { isWhole: isPhone || params.view === 'list' });
  const desk = useScheduleDesk(params.dates, { now, isEnabled: params.view !== 'month', places, rows });
  useRowOfLink(openId ?? '', desk);
  useLateRows(params.dates, desk, { isFiltered: params.technicianId !== '' || params.skill !== '' });
  const tray = useTray(desk.entries);
  const { timeZone, actions, commands, isReadOnly, technicians } = desk;
  const { findId } = params;
  // A visit that has left the days shown takes its drawer along.
  const isDrawerOpen = openId !== null && desk.byId.has(openId);
  const isAnythingOpen = findId !== '' || dialog !== null || isDrawerOpen || desk.placing.question !== null;
  // Fetched once the board stands: without a connection a move that is doubted could not be asked about.
  const dialogs = useLazyPart(loadDialogs, isAnythingOpen || !desk.isLoading);

  const series = useSeries(actions);
  const handlers: EntryHandlers = {
    commands,
    onOpen: ({ id }) => open(id),
    onPlan: (entry) => setDialog({ kind: 'plan', subject: subjectOfEntry(entry) }),
    onFind: (entry) => setDialog({ kind: 'find', entry }),
    onCopy: (entry) => setDialog({ kind: 'copy', entry }),
    onRepeat: (entry) => setDialog({ kind: 'repeat', entry }),
    onCancel: (entry) => setDialog({ kind: 'cancel', entry }),
    onEndSeries: (entry) => void series.end(entry),
  };
  const planJob = (job: Stored<Job>): void =>
    setDialog({
      kind: 'plan',
      subject: subjectOfJob(job, { startsAt: firstStart(params.date, timeZone, now), timeZone }),
    });
  const isOtherZone =
    zoneName(now.toISOString(), timeZone) !==
    zoneName(now.toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const addEntry = (entryKind: NewKind): void => setDialog({ kind: 'new', entryKind, date: params.date });
  const skills = useMemo(
    () => [...new Set(technicians.flatMap(({ skills: own }) => own))].toSorted((a, b) => a.localeCompare(b)),
    [technicians],
  );
  const filters = useMemo(
    (): FilterField[] => [
      {
        name: 'technician',
        label: 'Technician',
        value: params.technicianId,
        onChange: (technician) => params.set({ technician }),
        anyLabel: 'Everyone',
        isSearchable: true,
        options: technicians
          .filter(({ status }) => status === 'active')
          .map((technician) => ({ value: technician.id, label: technicianName(technician) })),
      },
      {
        name: 'skill',
        label: 'Skill',
        value: params.skill,
        onChange: (skill) => params.set({ skill }),
        anyLabel: 'Any skill',
        options: skills.map((skill) => ({ value: skill, label: skill })),
      },
    ],
    [params, technicians, skills],
  );
  const toggleTray = useCallback(() => setIsTrayOpen((isOpen) => !isOpen), []);
  usePageKeys({ params, actions, onTray: toggleTray, isOff: isAnythingOpen });
  const showKeys = useCallback(() => setDialog({ kind: 'keys' }), []);

  return (
    <PageBody size="full">
      <PageHeader
        title="Schedule"
        {...(isPhone && { subtitle: formatWeekday(`${params.date}T12:00:00.000Z`, 'UTC') })}
        actions={isReadOnly || isPhone ? undefined : <NewMenu onNew={addEntry} />}
      />
      {!isPhone && (
        <ScheduleToolbar
          params={params}
          canUndo={actions.canUndo}
          canRedo={actions.canRedo}
          onUndo={actions.undo}
          onRedo={actions.redo}
          filters={filters}
          isTrayOpen={isTrayOpen}
          trayCount={tray.counts.unscheduled}
          onTray={toggleTray}
          onKeys={showKeys}
          isReadOnly={isReadOnly}
        />
      )}
      {isOtherZone && (
        <Text size="sm" c="dimmed">
          Times are the company’s, in {zoneName(now.toISOString(), timeZone)}, not your device’s.
        </Text>
      )}
      {desk.error ? (
        <ErrorState error={desk.error} />
      ) : desk.isLoading && technicians.length === 0 ? (
        <PageSpinner label="Loading the schedule" />
      ) : isPhone ? (
        <PhoneView
          desk={desk}
          params={params}
          tray={tray}
          store={store}
          today={today}
          handlers={handlers}
          onPlanJob={planJob}
          onNew={addEntry}
        />
      ) : params.view === 'month' ? (
        <MonthView params={params} ground={desk.ground} today={today} />
      ) : params.view === 'list' ? (
        <ListView desk={desk} params={params} handlers={handlers} hrefOf={hrefOf} />
      ) : (
        <TimelineView
          desk={desk}
          params={params}
          tray={tray}
          store={store}
          isTrayOpen={isTrayOpen}
          today={today}
          handlers={handlers}
          onPlanJob={planJob}
          onPlanSubject={(subject) => setDialog({ kind: 'plan', subject })}
        />
      )}
      <Announcer said={desk.said} />
      {dialogs && (
        <dialogs.ScheduleDialogs
          desk={desk}
          dialog={dialog}
          openId={openId ?? ''}
          findId={findId}
          today={today}
          now={now}
          handlers={handlers}
          onCloseDialog={() => setDialog(null)}
          onCloseDrawer={close}
          onCloseFind={() => params.set({ find: '' })}
          onFind={(find) => {
            setDialog(null);
            params.set({ find });
          }}
        />
      )}
    </PageBody>
  );
}
