import { Button, Checkbox, Drawer, Stack, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { offerTitle } from '@/domain/scheduling/timesText';
import { placedAt } from '@/domain/scheduling/timesForAll';
import { isolated } from '@/lib/isolated';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatCount, formatDuration } from '@/ui/format/quantities';
import { formatShortDate } from '@/ui/format/dateTime';
import { DayInput } from '@/ui/forms/DayInput';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { StickyActions } from '@/ui/layout/StickyActions';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import { useTimesForAll, type FoundTime } from '../hooks/useTimesForAll';

type PlanAllDialogProps = {
  /** Read once, because planned jobs leave the tray while the dialog is still closing. */
  jobs: readonly Stored<Job>[];
  desk: ScheduleDesk;
  today: string;
  now: Date;
  onFind: (jobId: string) => void;
  onClose: () => void;
};

/** Proposes a time for each unscheduled job, to review and plan in one step. */
export function PlanAllDialog({ jobs: first, desk, today, now, onFind, onClose }: PlanAllDialogProps) {
  const [jobs] = useState(first);
  const { placing, timeZone, ground } = desk;
  const [from, setFrom] = useState(today);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const { resourceOf } = ground;
  const { found, foundCount, isLoading, error } = useTimesForAll(jobs, { from, now, timeZone, resourceOf });
  const isSearching = foundCount < jobs.length;
  const chosen = found.filter(({ subject, offer }) => offer && !without.has(subject.id));
  const lacking = found.filter(({ offer }) => offer === null).length;
  const choose = useCallback((id: string, isChosen: boolean): void => {
    setWithout((ids) => new Set(isChosen ? [...ids].filter((one) => one !== id) : [...ids, id]));
  }, []);
  const plan = async (): Promise<void> => {
    setIsBusy(true);
    const moves = chosen.flatMap(({ subject, offer }) => {
      if (!offer) return [];
      const { arrivalWindowStart = '', arrivalWindowEnd = '' } = subject.job ?? {};
      const placement = {
        ...placedAt(subject.content.placement, offer),
        windowStartsAt: arrivalWindowStart,
        windowEndsAt: arrivalWindowEnd,
      };
      return [{ subject, placement }];
    });
    if (await placing.place(moves, `${formatCount(moves.length, 'job')} planned`)) onClose();
    else setIsBusy(false);
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={`Find times for ${formatCount(jobs.length, 'job')}`}
    >
      <Stack gap="md">
        <DayInput label="From" value={from} onChange={(date) => setFrom(date < today ? today : date)} />
        {error ? (
          <ErrorState error={error} />
        ) : isLoading ? (
          <LoadingRows rows={8} />
        ) : (
          <>
            <Text size="sm" c="dimmed" role="status">
              {isSearching
                ? `Looking for times: ${foundCount} of ${jobs.length}.`
                : 'The most urgent are placed first, in the five days from then on.'}
              {lacking > 0 && ` ${formatCount(lacking, 'job')} without a time: look for each of them.`}
            </Text>
            <LinedList label="Times for the jobs">
              {found.map((one) => (
                <ProposedTime
                  key={one.subject.id}
                  found={one}
                  desk={desk}
                  isChosen={Boolean(one.offer) && !without.has(one.subject.id)}
                  onChoose={choose}
                  onFind={onFind}
                />
              ))}
            </LinedList>
            <StickyActions>
              <Button loading={isBusy} disabled={isSearching || chosen.length === 0} onClick={() => void plan()}>
                Plan {formatCount(chosen.length, 'job')}
              </Button>
            </StickyActions>
          </>
        )}
      </Stack>
    </Drawer>
  );
}

type ProposedTimeProps = Pick<PlanAllDialogProps, 'desk' | 'onFind'> & {
  found: FoundTime;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
};

/** Shows one job with its proposed time and a checkbox to leave it out. */
function ProposedTime({ found, desk, isChosen, onChoose, onFind }: ProposedTimeProps) {
  const { subject, offer, doubts } = found;
  const { id, content, job } = subject;
  const { placing, context, timeZone } = desk;
  const when = offer
    ? `${offerTitle(offer, context)}, ${formatShortDate(offer.startsAt, timeZone)}`
    : offer === null
      ? 'No time in these five days'
      : 'Looking for a time…';
  return (
    <LinedRow
      before={
        <Checkbox
          aria-label={`Plan ${content.title} for ${content.customerName}`}
          checked={isChosen}
          disabled={!offer}
          onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
        />
      }
      title={isolated(content.customerName) || content.title}
      details={
        <>
          {content.customerName !== '' && `${content.title} · `}
          {formatDuration(job?.durationMinutes ?? 0)}
          <br />
          {when}
          {placing.sentencesOf(doubts).map((doubt) => (
            <Text key={doubt} component="span" display="block" size="sm" c="var(--fw-warning-fg)">
              {doubt}
            </Text>
          ))}
        </>
      }
    >
      {offer === null && job && (
        <Button variant="text" onClick={() => onFind(job.id)}>
          Find a time
        </Button>
      )}
    </LinedRow>
  );
}
