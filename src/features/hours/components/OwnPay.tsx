import { Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ownOpenEarnings, ownStatements } from '@/domain/commission/queries';
import { settle, type Settled } from '@/domain/commission/statement';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDate } from '@/ui/format/dateTime';
import { StatementView } from './StatementView';

/** Shows the user's own pay on top of hours: pending for the next pay period, and paid in closed ones. */
export function OwnPay() {
  const { uid, company } = useSession();
  const { timeZone } = company;
  const open = useLiveRecords(collections.earnings, ownOpenEarnings(uid));
  const closed = useLiveRecords(collections.payStatements, ownStatements(uid));
  const error = open.error ?? closed.error;
  if (error) return <ErrorState error={error} />;
  if (open.isLoading || closed.isLoading) return <LoadingRows rows={6} />;
  const waiting = settle({
    ...{ startsOn: '', endsOn: '9999-12-31', open: open.records, earlier: [] },
    hoursOf: () => null,
    nameOf: () => '',
    accountOf: () => uid,
  })[0];
  const nothing: Settled = {
    ...{ startsOn: '', endsOn: '', technicianId: '', accountUid: uid, name: '' },
    ...{ items: [], weeks: [], totalCents: 0, overtimeCents: 0 },
  };
  return (
    <>
      <StatementView
        statement={waiting ?? nothing}
        timeZone={timeZone}
        title="Since the last pay period"
        description="On top of your hours. What it adds to overtime is worked out when the period is closed. Only you and your managers see it."
      />
      {closed.records.map((statement) => (
        <StatementView
          key={statement.id}
          statement={statement}
          timeZone={timeZone}
          title={`${formatDate(statement.startsOn, timeZone)} to ${formatDate(statement.endsOn, timeZone)}`}
          description={`Closed ${formatDate(statement.closedAt, timeZone)}`}
        />
      ))}
      {closed.records.length === 0 && (
        <Text size="sm" c="dimmed">
          Closed pay periods appear here.
        </Text>
      )}
    </>
  );
}
