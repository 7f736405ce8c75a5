import { useCan } from '@/data/react/useCan';
import { daySummary, type DayBoard } from '@/domain/job/dayBoard';
import { technicianName } from '@/domain/technician/schema';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useDayBoard } from '../hooks/useDayBoard';
import classes from './Day.module.css';
import { DayList } from './DayList';
import { DayStrip } from './DayStrip';

/** Shows today by technician as an hourly strip or, on phones, as a list of jobs in order. */
export function DayCard({ now, title = 'Today' }: { now: Date; title?: string }) {
  const can = useCan();
  const { board, isLoading, error } = useDayBoard(now);
  const isPhone = useIsPhone();
  const sums = daySummary(board);
  const mayBook = can('create', 'jobs');
  const isEmpty = sums.total === 0 && board.rows.length === 0;
  return (
    <Section
      title={title}
      {...(!isLoading && !error && !isEmpty && { description: summaryText(sums) })}
      actions={
        sums.total > 0 &&
        !isPhone && (
          <LinkButton to={`${paths.jobs}?view=today`} variant="text" size="xs" aria-label="Open as list: today’s jobs">
            Open as list
          </LinkButton>
        )
      }
    >
      {error ? (
        <ErrorState error={error} />
      ) : isLoading ? (
        <LoadingRows rows={5} />
      ) : isEmpty ? (
        <EmptyState
          title="Nothing is booked for today"
          text={
            mayBook
              ? 'Book your first job. All you need is a customer and a short description.'
              : 'New jobs appear here as soon as they are booked.'
          }
          action={
            mayBook ? (
              <LinkButton to={paths.jobNew} variant="default">
                Book a job
              </LinkButton>
            ) : undefined
          }
        />
      ) : isPhone ? (
        <DayList board={board} />
      ) : (
        <DayStrip board={board} now={now} />
      )}
      {!isLoading && !error && <WhoIsNot board={board} isPhone={isPhone} />}
    </Section>
  );
}

function summaryText(sums: ReturnType<typeof daySummary>): string {
  if (sums.total === 0) return 'Nothing is booked for today';
  return [
    formatCount(sums.total, 'job'),
    sums.late > 0 && `${sums.late} late`,
    sums.coming > 0 && `${sums.coming} on the way`,
    sums.running > 0 && `${sums.running} in progress`,
    sums.waiting > 0 && `${sums.waiting} on hold`,
    sums.done > 0 && `${sums.done} done`,
    sums.free > 0 && `${formatCount(sums.free, 'technician')} free`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Lists technicians who are off; on phones also the free ones, whom the strip shows as rows. */
function WhoIsNot({ board, isPhone }: { board: DayBoard; isPhone: boolean }) {
  const free = isPhone ? board.rows.filter(({ blocks }) => blocks.length === 0).map((row) => row.technician) : [];
  const lines = [
    { label: 'Free all day', people: free },
    { label: 'Off today', people: board.off },
  ].filter(({ people }) => people.length > 0);
  return lines.map(({ label, people }) => (
    <p key={label} className={classes.who}>
      <strong>{label}:</strong> {people.map(technicianName).join(', ')}
    </p>
  ));
}
