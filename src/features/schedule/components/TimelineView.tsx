import { useCallback, useEffect, useRef, useState } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import type { InteractionStore, Subject } from '../hooks/interaction';
import { useBoardDrag } from '../hooks/useBoardDrag';
import { useBoardKeys } from '../hooks/useBoardKeys';
import { useCardClicks } from '../hooks/useCardClicks';
import { useCardSelection } from '../hooks/useCardSelection';
import { useDrop } from '../hooks/useDrop';
import { subjectOfEntry } from '../hooks/useEntryCommands';
import { useSubjectOfJob } from '../hooks/useSubjectOfJob';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import type { ScheduleParams } from '../hooks/useScheduleParams';
import { useTimelineGeometry } from '../hooks/useTimelineGeometry';
import type { TrayState } from '../hooks/useTray';
import { Board } from './Board';
import type { MenuPlace } from './ContextMenu';
import type { EntryHandlers } from './EntryActions';
import { MoveBar, MoveGhost, MoveLayer } from './MoveLayer';
import { SelectionBar } from './SelectionBar';
import classes from './TimelineView.module.css';
import { Tray } from './Tray';
import { WeekBoard } from './WeekBoard';

type TimelineViewProps = {
  desk: ScheduleDesk;
  params: ScheduleParams;
  tray: TrayState;
  store: InteractionStore;
  isTrayOpen: boolean;
  today: string;
  handlers: EntryHandlers;
  onPlanJob: (job: Stored<Job>) => void;
  onPlanAll: (jobs: readonly Stored<Job>[]) => void;
  onPlanSubject: (subject: Subject) => void;
};

const loadMenu = () => import('./ContextMenu');
const FIRST_WIDTH = 900;

/** Shows board and tray side by side, with dragging, keys, selection and the card menu. */
export function TimelineView({
  desk,
  params,
  tray,
  store,
  isTrayOpen,
  today,
  handlers,
  onPlanJob,
  onPlanAll,
  onPlanSubject,
}: TimelineViewProps) {
  const { byId, ground, placing, commands, announce, isReadOnly, timeZone, nowIso } = desk;
  const [width, setWidth] = useState(FIRST_WIDTH);
  const { selected, chosen, toggle, clear } = useCardSelection(`${params.view} ${params.date}`, byId);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const area = useRef<HTMLDivElement | null>(null);
  const scroller = useRef<HTMLDivElement | null>(null);
  const ghost = useRef<HTMLDivElement | null>(null);
  const menuPart = useLazyPart(loadMenu, menu !== null);
  const { board, week, geometry, targetAt } = useTimelineGeometry(desk, params, { width, today });

  const subjectOfJob = useSubjectOfJob();
  const drop = useDrop(desk, { selected, chosen });

  const subjectOf = (element: HTMLElement): Subject | null => {
    const entry = byId.get(element.dataset['card'] ?? '');
    if (entry) return subjectOfEntry(entry, element.dataset['row'] ?? '');
    const job = tray.jobs.find(({ id }) => id === element.dataset['job']);
    return job ? subjectOfJob(job, { startsAt: nowIso, timeZone }) : null;
  };
  useBoardDrag({ area, scroller, ghost, targetAt, store, isReadOnly, subjectOf, judge: placing.judge, onDrop: drop });

  const onKeys = useBoardKeys({
    scroller,
    geometry,
    resourceOf: ground.resourceOf,
    store,
    entries: byId,
    isReadOnly,
    judge: placing.judge,
    announce,
    onDrop: drop,
    onType: onPlanSubject,
    isByDay: week !== null,
    commands: {
      a: handlers.onPlan,
      l: (entry) => void commands.toggleLock([entry]),
      u: (entry) => void commands.unschedule([entry]),
      x: (entry) => toggle(entry.id),
    },
  });

  useEffect(() => {
    // If someone else moved the card being moved to another row, the focus went with it: keep the keys here.
    const isLost = store.get()?.by === 'keys' && area.current?.contains(document.activeElement) === false;
    if (isLost) area.current?.focus({ preventScroll: true });
  }, [store, geometry]);

  const clicks = useCardClicks({ byId, isReadOnly, onOpen: handlers.onOpen, onToggle: toggle, onMenu: setMenu });
  const onWidth = useCallback((next: number) => setWidth(next), []);

  const shared = {
    ground,
    today,
    selected,
    isReadOnly,
    scroller,
    onWidth,
    rowsRead: desk.rows,
    isRead: desk.isRead,
    store,
  };
  const firstDay = geometry.axis.days[0];
  const todayOnAxis = geometry.axis.days.find(({ date }) => date === today);
  return (
    <div ref={area} className={classes.area} {...clicks} onKeyDown={onKeys} tabIndex={-1} role="presentation">
      {isTrayOpen && !isReadOnly && <Tray tray={tray} store={store} onOpen={onPlanJob} onPlanAll={onPlanAll} />}
      <div className={classes.board}>
        {week ? (
          <WeekBoard
            {...shared}
            geometry={week}
            onDay={params.showDay}
            overlay={<MoveGhost store={store} entries={byId} timeZone={timeZone} ghost={ghost} />}
          />
        ) : (
          <Board
            {...shared}
            geometry={board}
            startMs={todayOnAxis?.fromMs ?? firstDay?.fromMs ?? 0}
            overlay={<MoveLayer store={store} entries={byId} geometry={board} ghost={ghost} />}
          />
        )}
        <MoveBar store={store} entries={byId} timeZone={timeZone} isByDay={week !== null} />
      </div>
      <SelectionBar entries={chosen} desk={desk} onClear={clear} />
      {menuPart && menu && <menuPart.ContextMenu place={menu} handlers={handlers} onClose={() => setMenu(null)} />}
    </div>
  );
}
