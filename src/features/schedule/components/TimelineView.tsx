import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { startingAt } from '@/domain/scheduling/change';
import { minutesBetween, plusMinutes } from '@/domain/scheduling/span';
import { setDown } from '@/domain/scheduling/board/target';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import type { Interaction, InteractionStore, Subject } from '../hooks/interaction';
import { useBoardDrag } from '../hooks/useBoardDrag';
import { useBoardKeys } from '../hooks/useBoardKeys';
import { useBoardModel } from '../hooks/useBoardModel';
import { plannedText, subjectOfEntry, subjectOfJob } from '../hooks/useEntryCommands';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import type { ScheduleParams } from '../hooks/useScheduleParams';
import type { TrayState } from '../hooks/useTray';
import { Board } from './Board';
import type { MenuPlace } from './ContextMenu';
import type { EntryHandlers } from './EntryActions';
import { MoveBar, MoveLayer } from './MoveLayer';
import { SelectionBar } from './SelectionBar';
import classes from './TimelineView.module.css';
import { Tray } from './Tray';

type Entry = Stored<ScheduleEntry>;
type TimelineViewProps = {
  desk: ScheduleDesk;
  params: ScheduleParams;
  tray: TrayState;
  store: InteractionStore;
  isTrayOpen: boolean;
  today: string;
  handlers: EntryHandlers;
  onPlanJob: (job: Stored<Job>) => void;
  onPlanSubject: (subject: Subject) => void;
};

const loadMenu = () => import('./ContextMenu');
const FIRST_WIDTH = 900;
const NONE_SELECTED: ReadonlySet<string> = new Set();

/** Board and tray side by side: dragging, keys, selection and the menu of a card. */
export function TimelineView({
  desk,
  params,
  tray,
  store,
  isTrayOpen,
  today,
  handlers,
  onPlanJob,
  onPlanSubject,
}: TimelineViewProps) {
  const { byId, ground, placing, commands, announce, isReadOnly, timeZone, nowIso, context } = desk;
  const [width, setWidth] = useState(FIRST_WIDTH);
  const question = `${params.view} ${params.date}`;
  const [selection, setSelection] = useState({ of: question, ids: NONE_SELECTED });
  // Another day is looked at: what was chosen elsewhere is forgotten.
  const selected = selection.of === question ? selection.ids : NONE_SELECTED;
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const area = useRef<HTMLDivElement | null>(null);
  const scroller = useRef<HTMLDivElement | null>(null);
  const ghost = useRef<HTMLDivElement | null>(null);
  const menuPart = useLazyPart(loadMenu, menu !== null);
  const geometry = useBoardModel(desk, params, width);
  const chosen = [...selected].flatMap((id) => byId.get(id) ?? []);

  const drop = ({ subject, placement, technicianId, isOverTray, kind }: Interaction): void => {
    const { before } = subject;
    const isMany = kind === 'move' && selected.size > 1 && selected.has(subject.id);
    if (isOverTray) {
      if (before) void commands.unschedule(isMany ? chosen : [before]);
      return;
    }
    if (!isMany || !before) {
      void placing.place([{ subject, placement }], plannedText(subject.content.title, placement, context));
      return;
    }
    const minutes = minutesBetween(before.placement.startsAt, placement.startsAt);
    const moves = chosen.map((entry) => {
      const mine = subjectOfEntry(entry, entry.placement.technicianIds.includes(subject.from) ? subject.from : '');
      const startsAt = plusMinutes(entry.placement.startsAt, minutes);
      const isOfRow = mine.from === subject.from;
      return {
        subject: mine,
        placement: isOfRow
          ? setDown(entry.placement, { from: subject.from, to: technicianId, startsAt })
          : startingAt(entry.placement, startsAt),
      };
    });
    void placing.place(moves, `${moves.length} visits moved`);
  };

  const subjectOf = (element: HTMLElement): Subject | null => {
    const entry = byId.get(element.dataset['card'] ?? '');
    if (entry) return subjectOfEntry(entry, element.dataset['row'] ?? '');
    const job = tray.jobs.find(({ id }) => id === element.dataset['job']);
    return job ? subjectOfJob(job, { startsAt: nowIso, timeZone }) : null;
  };
  useBoardDrag({ area, scroller, ghost, geometry, store, isReadOnly, subjectOf, judge: placing.judge, onDrop: drop });

  const toggle = (id: string): void =>
    setSelection((current) => {
      const next = new Set(current.of === question ? current.ids : []);
      if (!next.delete(id)) next.add(id);
      return { of: question, ids: next };
    });
  const onKeys = useBoardKeys({
    scroller,
    geometry,
    store,
    entries: byId,
    isReadOnly,
    judge: placing.judge,
    announce,
    onDrop: drop,
    onType: onPlanSubject,
    commands: {
      a: handlers.onPlan,
      l: (entry) => void commands.toggleLock([entry]),
      u: (entry) => void commands.unschedule([entry]),
      x: (entry) => toggle(entry.id),
    },
  });

  useEffect(() => {
    // Someone else has moved the card in hand to another row, and the focus went with it: the keys stay here.
    const isLost = store.get()?.by === 'keys' && area.current?.contains(document.activeElement) === false;
    if (isLost) area.current?.focus({ preventScroll: true });
  }, [store, geometry]);

  const entryAt = ({ target }: { target: EventTarget }): { entry: Entry; element: HTMLElement } | null => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    const entry = byId.get(element?.dataset['card'] ?? '');
    return entry && element ? { entry, element } : null;
  };
  const onClick = (event: MouseEvent): void => {
    const behind = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-open]') : null;
    const absence = byId.get(behind?.dataset['open'] ?? '');
    if (absence) handlers.onOpen(absence);
    const found = entryAt(event);
    if (!found) return;
    if ((event.ctrlKey || event.metaKey || event.shiftKey) && !isReadOnly) toggle(found.entry.id);
    else handlers.onOpen(found.entry);
  };
  const onContextMenu = (event: MouseEvent): void => {
    const found = entryAt(event);
    if (!found || isReadOnly) return;
    event.preventDefault();
    const rect = found.element.getBoundingClientRect();
    // From the keyboard there is no pointer: the menu opens at the card.
    const isPointed = event.clientX > 0 || event.clientY > 0;
    setMenu({
      entry: found.entry,
      card: found.element,
      x: isPointed ? event.clientX : rect.left,
      y: isPointed ? event.clientY : rect.bottom,
    });
  };
  const onWidth = useCallback((next: number) => setWidth(next), []);

  const firstDay = geometry.axis.days[0];
  const todayOnAxis = geometry.axis.days.find(({ date }) => date === today);
  return (
    <div
      ref={area}
      className={classes.area}
      onClick={onClick}
      onContextMenu={onContextMenu}
      onKeyDown={onKeys}
      tabIndex={-1}
      role="presentation"
    >
      {isTrayOpen && !isReadOnly && <Tray tray={tray} store={store} onOpen={onPlanJob} />}
      <div className={classes.board}>
        <Board
          geometry={geometry}
          ground={ground}
          today={today}
          selected={selected}
          isReadOnly={isReadOnly}
          scroller={scroller}
          startMs={todayOnAxis?.fromMs ?? firstDay?.fromMs ?? 0}
          onWidth={onWidth}
          rowsRead={desk.rows}
          isRead={desk.isRead}
          store={store}
          overlay={<MoveLayer store={store} entries={byId} geometry={geometry} ghost={ghost} />}
        />
        <MoveBar store={store} entries={byId} timeZone={timeZone} />
      </div>
      <SelectionBar entries={chosen} desk={desk} onClear={() => setSelection({ of: question, ids: NONE_SELECTED })} />
      {menuPart && menu && <menuPart.ContextMenu place={menu} handlers={handlers} onClose={() => setMenu(null)} />}
    </div>
  );
}
