import { Button } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { closedPeriods, timesheetsOfWeeks, weeksToClose } from '@/domain/hours/payWeeks';
import { useToday } from '@/entities/company/useToday';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { addCalendarDays } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useRefreshPay } from '../hooks/useRefreshPay';
import { useSettling, useStatements } from '../hooks/useSettling';
import { AddPayDialog } from './AddPayDialog';
import { spanText } from './spanText';
import { StatementView } from './StatementView';

type PayOfPersonProps = { technicianId: string; /** First day of a closed period, or `open`. */ period: string };

/** Shows one person's pay on top of hours, each figure with the work behind it. */
export function PayOfPerson({ technicianId, period }: PayOfPersonProps) {
  const session = useSession();
  const { namesOf } = useTechnicians();
  const [isAdding, setIsAdding] = useState(false);
  const refresh = useRefreshPay();
  return (
    <PageBody size="normal">
      <PageHeader
        title={namesOf([technicianId])[0] ?? 'Former technician'}
        back={{ to: paths.pay, label: 'Pay periods' }}
        actions={
          canAct(session, 'addPayEntry') && (
            <Button variant="default" onClick={() => setIsAdding(true)}>
              Add or deduct pay
            </Button>
          )
        }
      />
      {isAdding && <AddPayDialog technicianId={technicianId} onAdded={refresh} onClose={() => setIsAdding(false)} />}
      {period === 'open' ? (
        <OpenPay technicianId={technicianId} />
      ) : (
        <ClosedPay technicianId={technicianId} startsOn={period} />
      )}
    </PageBody>
  );
}

const NOTHING = (
  <EmptyState
    title="No commissions or bonuses in this time"
    text="They follow from the pay rules once work is sold, billed or finished."
  />
);

/** Runs through today, which is more than the next period will close, so that current earnings show. */
function OpenPay({ technicianId }: { technicianId: string }) {
  const { timeZone } = useSession().company;
  const today = useToday();
  const closed = useRecords(collections.payPeriods, closedPeriods());
  const periods = closed.data ?? [];
  const first = weeksToClose(periods[0]?.endsOn ?? '', 1, today)[0] ?? today;
  const weeks = [first, ...[1, 2, 3].map((count) => addCalendarDays(first, 7 * count))];
  const asked = timesheetsOfWeeks([...new Set([...weeks, ...periods.flatMap((one) => one.weeks)])]);
  const sheets = useRecords(collections.timesheets, asked, { isEnabled: !closed.isLoading });
  const span = { startsOn: first, endsOn: today > first ? today : first };
  const { settled, isLoading, error } = useSettling(span, periods, sheets.data ?? []);
  if (closed.isLoading || sheets.isLoading || isLoading) return <LoadingRows rows={6} />;
  if (error) return <ErrorState error={error} />;
  const own = settled.find((one) => one.technicianId === technicianId);
  return own ? (
    <StatementView
      statement={own}
      timeZone={timeZone}
      title="Since the last pay period"
      description="Up to today. The next period takes what belongs to its weeks."
    />
  ) : (
    NOTHING
  );
}

function ClosedPay({ technicianId, startsOn }: { technicianId: string; startsOn: string }) {
  const { timeZone } = useSession().company;
  const { statements, isLoading, error } = useStatements(startsOn);
  if (isLoading) return <LoadingRows rows={6} />;
  if (error) return <ErrorState error={error} />;
  const own = statements.find((one) => one.technicianId === technicianId && one.startsOn === startsOn);
  if (!own) return NOTHING;
  return <StatementView statement={own} timeZone={timeZone} title={spanText(own.startsOn, own.endsOn, timeZone)} />;
}
