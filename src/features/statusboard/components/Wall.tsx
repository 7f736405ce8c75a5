import { useFullscreenDocument } from '@mantine/hooks';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconCircleCheck,
  IconClockExclamation,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { columnsOf, wallPages, type Grouping } from '@/domain/statusboard/columns';
import type { BoardFace } from '@/domain/statusboard/face';
import { freshnessOf, type Freshness } from '@/domain/statusboard/freshness';
import { formatTime, formatWeekday } from '@/ui/format/dateTime';
import { useNightlyUpdate } from '../hooks/useNightlyUpdate';
import { useTurningPages, useWallFit } from '../hooks/useWallFit';
import { useWakeLock } from '../hooks/useWakeLock';
import classes from './Wall.module.css';
import { WallButton } from './WallButton';
import { WallColumn } from './WallColumn';
import { WallNotices } from './WallNotices';

type WallProps = {
  face: BoardFace;
  /** Company the board belongs to. */
  companyName: string;
  grouping: Grouping;
  onGrouping: (grouping: Grouping) => void;
  now: Date;
  /** Time the server last responded (ISO). */
  contactAt: string;
  /** Additional buttons that only some users get. */
  controls?: ReactNode;
};

/** Shows the board on a wall screen: large, without a pointer, cycling through its pages, and flagging stale data. */
export function Wall({ face, companyName, grouping, onGrouping, now, contactAt, controls }: WallProps) {
  const fit = useWallFit();
  const { columnsPerPage, cardsPerColumn, noticesPerPage } = fit;
  const fullscreen = useFullscreenDocument();
  useWakeLock();
  useNightlyUpdate(now, face.timeZone);
  const pages = useMemo(
    () => wallPages(columnsOf(face, grouping), { columnsPerPage, cardsPerColumn }),
    [face, grouping, columnsPerPage, cardsPerColumn],
  );
  const noticePages = Math.max(1, Math.ceil(face.notices.length / noticesPerPage));
  const count = Math.max(pages.length, noticePages);
  const { page, isPaused, setPaused } = useTurningPages(count);
  const shown = pages[page % pages.length];
  const firstNotice = (page % noticePages) * noticesPerPage;
  const nowIso = now.toISOString();
  const freshness = freshnessOf(contactAt, nowIso);
  const names = new Map(face.people.map(({ id, name }) => [id, name]));

  return (
    // Focus starts on the wall itself: a focus ring on one of its buttons would stay visible for days.
    <div
      className={classes.wall}
      tabIndex={-1}
      data-autofocus
      style={{ fontSize: fit.fontPx }}
      data-scrolled={fit.isScrolled || undefined}
    >
      <header className={classes.head}>
        <h1 className={classes.name}>{companyName}</h1>
        <span>{formatWeekday(nowIso, face.timeZone)}</span>
        <strong className={classes.clock}>{formatTime(nowIso, face.timeZone)}</strong>
        <FreshnessMark freshness={freshness} contactAt={contactAt} timeZone={face.timeZone} />
        <div className={classes.controls}>
          {count > 1 && (
            <>
              <span>
                Page {page + 1} of {count}
              </span>
              <WallButton
                label={isPaused ? 'Turn the pages' : 'Pause page changes'}
                Symbol={isPaused ? IconPlayerPlay : IconPlayerPause}
                onClick={() => setPaused(!isPaused)}
              />
            </>
          )}
          <WallButton
            text={grouping === 'state' ? 'By technician' : 'By state'}
            onClick={() => onGrouping(grouping === 'state' ? 'technician' : 'state')}
          />
          {controls}
          <WallButton
            label={fullscreen.fullscreen ? 'Leave full screen' : 'Full screen'}
            Symbol={fullscreen.fullscreen ? IconArrowsMinimize : IconArrowsMaximize}
            onClick={() => void fullscreen.toggle()}
          />
        </div>
      </header>
      <div className={classes.board}>
        <WallNotices
          notices={face.notices.slice(firstNotice, firstNotice + noticesPerPage)}
          total={face.notices.length}
          isBlind={freshness === 'blind'}
        />
        <div className={classes.columns}>
          {shown?.columns.map((column) => (
            <WallColumn
              key={column.id}
              column={column}
              grouping={grouping}
              timeZone={face.timeZone}
              nameOf={(id) => names.get(id) ?? ''}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Shows as text whether the data is current, because a stale board looks like a quiet day. */
function FreshnessMark({
  freshness,
  contactAt,
  timeZone,
}: {
  freshness: Freshness;
  contactAt: string;
  timeZone: string;
}) {
  const isLive = freshness === 'live';
  const Symbol = isLive ? IconCircleCheck : IconClockExclamation;
  return (
    <span className={classes.fresh} data-tone={isLive ? 'success' : 'danger'} role="status">
      <Symbol size="1.2em" aria-hidden />
      {isLive ? 'Live' : `Stale since ${formatTime(contactAt, timeZone)}`}
    </span>
  );
}
