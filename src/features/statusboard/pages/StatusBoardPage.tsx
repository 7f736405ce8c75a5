import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { hasFeature } from '@/domain/access/features';
import { GROUPINGS, type Grouping } from '@/domain/statusboard/columns';
import { freshnessOf } from '@/domain/statusboard/freshness';
import { useToday } from '@/entities/company/useToday';
import { WithoutSchedule } from '@/entities/schedule/WithoutSchedule';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { DayPicture } from '@/ui/feedback/pictures/DayPicture';
import { formatTime, formatWeekday } from '@/ui/format/dateTime';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { useNow } from '@/ui/hooks/useNow';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { ViewSwitch } from '@/ui/table/ViewSwitch';
import { paths } from '@/lib/paths';
import { MINUTE_MS } from '@/lib/time';
import { BoardButtons } from '../components/BoardButtons';
import { BoardColumns } from '../components/BoardColumns';
import { Alerts } from '../components/Alerts';
import { WallDialog } from '../components/WallDialog';
import { useAlertSound, useSoundChoice } from '../hooks/useAlertSound';
import { useBoardParams } from '../hooks/useBoardParams';
import { useRemedies } from '../hooks/useRemedies';
import { useServerContact } from '../hooks/useServerContact';
import { useSnoozes } from '../hooks/useSnoozes';
import { useStatusBoard } from '../hooks/useStatusBoard';

const loadShareDialog = () => import('../components/ShareWallDialog');
const LABELS: Record<Grouping, string> = { state: 'By state', technician: 'By technician' };
const OPTIONS = GROUPINGS.map((value) => ({ value, label: LABELS[value] }));
const NOW_EVERY_MS = 30_000;
const RETRY_MS = MINUTE_MS;

/** Anyone signed in can open the URL (specification); its contents are part of the schedule. */
export function Component() {
  const { features } = useSession();
  return hasFeature(features, 'schedule') ? (
    <LiveBoard />
  ) : (
    <WithoutSchedule
      title="Status board"
      reason="The status board shows the schedule"
      promise="Turn on Schedule to see what goes wrong before the customer calls."
    />
  );
}

/**
 * Remounts each day, so that a screen left on for weeks keeps nothing from earlier days, and failures are retried without anyone there to
 * do it.
 */
function LiveBoard() {
  const today = useToday();
  const contactAt = useServerContact();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return <Board key={`${today} ${attempt}`} contactAt={contactAt} onRetry={retry} />;
}

/** Shows today's problems and their fixes next to the day's visits; the same on a wall, enlarged. */
function Board({ contactAt, onRetry }: { contactAt: string; onRetry: () => void }) {
  const session = useSession();
  const { company } = session;
  const { timeZone } = company;
  const isPhone = useIsPhone();
  const [isSharing, setIsSharing] = useState(false);
  const dialogs = useLazyPart(loadShareDialog, isSharing);
  const now = useNow(NOW_EVERY_MS);
  const params = useBoardParams();
  const { grouping, isWall, hasNames } = params;
  const board = useStatusBoard(now, { hasNames: !isWall || hasNames });
  const { face, alerts, means, isLoading, error } = board;
  const carryOut = useRemedies(board);
  const snoozes = useSnoozes(now);
  const awake = useMemo(() => face.notices.filter(({ id }) => !snoozes.snoozed.has(id)), [face, snoozes.snoozed]);
  const wallFace = useMemo(() => ({ ...face, notices: awake }), [face, awake]);
  const urgentIds = useMemo(() => awake.filter(({ tone }) => tone === 'danger').map(({ id }) => id), [awake]);
  const [hasSound, setHasSound] = useSoundChoice();
  useAlertSound(urgentIds, { isOn: hasSound, isReady: !isLoading });
  const hasFailed = error !== null;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setTimeout(onRetry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, onRetry]);
  const nowIso = now.toISOString();
  const freshness = freshnessOf(contactAt, nowIso);

  return (
    <PageBody size="full">
      <PageHeader
        title="Status board"
        subtitle={formatWeekday(nowIso, timeZone)}
        actions={
          isPhone ? undefined : (
            <BoardButtons
              onShare={canAct(session, 'shareStatusBoard') ? () => setIsSharing(true) : undefined}
              hasSound={hasSound}
              onSound={setHasSound}
              onWall={() => params.setWall(true)}
            />
          )
        }
      />
      {freshness !== 'live' && (
        <InlineNotice tone="warning" role="status">
          No live data since {formatTime(contactAt, timeZone)}. Check your connection.
          {freshness === 'blind' && ' What will be late is not known.'}
        </InlineNotice>
      )}
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : isLoading ? (
        <PageSpinner label="Loading the status board" />
      ) : isWall ? null : (
        <>
          {freshness !== 'blind' && (
            <Alerts
              alerts={alerts}
              notices={face.notices}
              means={means}
              checkedAt={nowIso}
              timeZone={timeZone}
              snoozes={snoozes}
              onDo={carryOut}
            />
          )}
          <ViewSwitch label="Columns" options={OPTIONS} value={grouping} onChange={params.setGrouping} />
          {face.cards.length === 0 && (grouping === 'state' || face.people.length === 0) ? (
            <EmptyState
              picture={<DayPicture />}
              title="No visits today"
              text="What is planned for today appears here and moves along as it happens."
              action={
                <LinkButton to={paths.scheduleDay(face.date)} variant="default">
                  Open the schedule
                </LinkButton>
              }
            />
          ) : (
            <BoardColumns face={face} grouping={grouping} />
          )}
        </>
      )}
      <div className="visually-hidden" role="status" aria-live="polite">
        {board.said}
      </div>
      {isSharing && dialogs && <dialogs.ShareWallDialog onClose={() => setIsSharing(false)} />}
      {isWall && !isLoading && !hasFailed && (
        <WallDialog face={wallFace} companyName={company.name} params={params} now={now} contactAt={contactAt} />
      )}
    </PageBody>
  );
}
