import { useCallback, useState } from 'react';
import { useToday } from '@/entities/company/useToday';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { useNow } from '@/ui/hooks/useNow';
import { PageBody } from '@/ui/layout/PageBody';
import { Announcer } from '../components/Announcer';
import type { EntryHandlers } from '../components/EntryActions';
import { ListView } from '../components/ListView';
import { MonthView } from '../components/MonthView';
import { PhoneView } from '../components/PhoneView';
import { ScheduleHead } from '../components/ScheduleHead';
import { TimelineView } from '../components/TimelineView';
import { createInteraction } from '../hooks/interaction';
import { usePageKeys } from '../hooks/usePageKeys';
import { usePlacesInHand } from '../hooks/usePlacesInHand';
import { useSeries } from '../hooks/useSeries';
import { useOpenDialog } from '../hooks/useOpenDialog';
import { useLateRows } from '../hooks/useLateRows';
import { useRowOfLink } from '../hooks/useRowOfLink';
import { useRowsRead } from '../hooks/useRowsRead';
import { useScheduleDesk } from '../hooks/useScheduleDesk';
import { useScheduleParams } from '../hooks/useScheduleParams';
import { useTray } from '../hooks/useTray';

const loadDialogs = () => import('../components/ScheduleDialogs');

export function Component() {
  const today = useToday();
  const now = useNow();
  const isPhone = useIsPhone();
  const params = useScheduleParams(today, { isPhone });
  const { openId, open, close, hrefOf } = useOpenParam();
  const dialogs = useOpenDialog(params.date, now);
  const { dialog, show } = dialogs;
  const [isTrayOpen, setIsTrayOpen] = useState(true);
  const [store] = useState(createInteraction);
  const places = usePlacesInHand(store, dialog);
  const rows = useRowsRead(`${params.view} ${params.date}`, { isWhole: isPhone || params.view === 'list' });
  const desk = useScheduleDesk(params.dates, { now, isEnabled: params.view !== 'month', places, rows });
  useRowOfLink(openId ?? '', desk);
  useLateRows(params.dates, desk, { isFiltered: params.technicianId !== '' || params.skill !== '' });
  const tray = useTray(desk.entries);
  const { actions, commands, technicians } = desk;
  const { findId } = params;
  // When a visit leaves the days shown, its drawer closes with it.
  const isDrawerOpen = openId !== null && desk.byId.has(openId);
  const isAnythingOpen = findId !== '' || dialog !== null || isDrawerOpen || desk.placing.question !== null;
  // Loaded once the board is up: otherwise a doubtful move couldn't be asked about offline.
  const dialogPart = useLazyPart(loadDialogs, isAnythingOpen || !desk.isLoading);

  const series = useSeries(actions);
  const handlers: EntryHandlers = {
    commands,
    onOpen: ({ id }) => open(id),
    ...dialogs.ofEntry,
    onEndSeries: (entry) => void series.end(entry),
  };
  const toggleTray = useCallback(() => setIsTrayOpen((isOpen) => !isOpen), []);
  usePageKeys({ params, actions, onTray: toggleTray, isOff: isAnythingOpen });

  return (
    <PageBody size="full">
      <ScheduleHead
        desk={desk}
        params={params}
        isPhone={isPhone}
        isTrayOpen={isTrayOpen}
        trayCount={tray.counts.unscheduled}
        onTray={toggleTray}
        onKeys={dialogs.showKeys}
        onNew={dialogs.add}
      />
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
          onPlanJob={dialogs.planJob}
          onPlanAll={(jobs) => show({ kind: 'plan-all', jobs })}
          onNew={dialogs.add}
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
          onPlanJob={dialogs.planJob}
          onPlanAll={(jobs) => show({ kind: 'plan-all', jobs })}
          onPlanSubject={(subject) => show({ kind: 'plan', subject })}
        />
      )}
      <Announcer said={desk.said} />
      {dialogPart && (
        <dialogPart.ScheduleDialogs
          desk={desk}
          dialog={dialog}
          openId={openId ?? ''}
          findId={findId}
          today={today}
          now={now}
          handlers={handlers}
          onCloseDialog={() => show(null)}
          onCloseDrawer={close}
          onCloseFind={() => params.set({ find: '' })}
          onShow={show}
        />
      )}
    </PageBody>
  );
}
