import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { overtimeOf, overtimeWords } from '@/domain/hours/overtime';
import { closePayPeriod } from '@/domain/hours/payApi';
import { correctionsOf, linesOf, type PayLine, type PayPeriod } from '@/domain/hours/payPeriod';
import { closedPeriods, payWeeksFault, timesheetsOfWeeks, weeksToClose } from '@/domain/hours/payWeeks';
import type { Timesheet, TimesheetDay } from '@/domain/hours/schema';
import type { Stored } from '@/domain/record/schema';
import { technicianName } from '@/domain/technician/schema';
import { useToday } from '@/entities/company/useToday';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { addCalendarDays } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { AddPayDialog } from '../components/AddPayDialog';
import { ClosedPeriods } from '../components/ClosedPeriods';
import { OwnPay } from '../components/OwnPay';
import { PayLines } from '../components/PayLines';
import { PayMoney } from '../components/PayMoney';
import { PayOfPerson } from '../components/PayOfPerson';
import { spanText } from '../components/spanText';
import { useRefreshPay } from '../hooks/useRefreshPay';
import { useSettling } from '../hooks/useSettling';

const NONE: Stored<Timesheet>[] = [];
const LENGTHS = [
  { value: '2', label: 'Two weeks' },
  { value: '1', label: 'One week' },
];

/** Shows approved hours by type and the pay on top of them, closed by pay period and exported to payroll. Technicians see their own. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const [params] = useSearchParams();
  const technicianId = params.get('technician') ?? '';
  const [isAdding, setIsAdding] = useState(false);
  const seesAll = can('read', 'payPeriods');
  const refresh = useRefreshPay();
  if (technicianId !== '' && can('read', 'earnings'))
    return <PayOfPerson key={technicianId} technicianId={technicianId} period={params.get('period') ?? 'open'} />;
  return (
    <PageBody size="normal">
      <PageHeader
        title={seesAll ? 'Pay periods' : 'Your pay'}
        back={{ to: paths.hours, label: 'Hours' }}
        actions={
          <>
            {can('read', 'payPlans') && (
              <LinkButton to={paths.payRules} variant="default">
                Pay rules
              </LinkButton>
            )}
            {canAct(session, 'addPayEntry') && (
              <Button variant="default" onClick={() => setIsAdding(true)}>
                Add or deduct pay
              </Button>
            )}
          </>
        }
      />
      {isAdding && <AddPayDialog technicianId="" onAdded={refresh} onClose={() => setIsAdding(false)} />}
      {seesAll ? <Periods /> : <OwnPay />}
    </PageBody>
  );
}

function Periods() {
  const { data, isLoading, error, refetch } = useRecords(collections.payPeriods, closedPeriods());
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isLoading || !data) return <LoadingRows rows={6} />;
  return (
    <>
      <NextPeriod closed={data} />
      <ClosedPeriods periods={data} />
    </>
  );
}

function NextPeriod({ closed }: { closed: readonly Stored<PayPeriod>[] }) {
  const session = useSession();
  const { company } = session;
  const today = useToday();
  const [length, setLength] = useState(closed[0]?.weeks.length === 1 ? '1' : '2');
  const weeks = weeksToClose(closed[0]?.endsOn ?? '', length === '1' ? 1 : 2, today);
  const [first = '', last = ''] = [weeks[0], weeks.at(-1)];
  const { namesOf, active } = useTechnicians();
  const asked = useMemo(
    () => timesheetsOfWeeks([...new Set([...weeks, ...closed.flatMap((period) => period.weeks)])]),
    // The weeks follow from these.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `weeks` is new on each render, and made of them
    [closed, length, today],
  );
  const sheets = useRecords(collections.timesheets, asked);
  const { settled, error } = useSettling(
    { startsOn: first, endsOn: addCalendarDays(last, 6) },
    closed,
    sheets.data ?? NONE,
  );
  const refresh = useRefreshPay();
  const { isBusy, carryOut } = useCarryOut();
  if (sheets.isLoading) return <LoadingRows rows={4} />;
  const naming = {
    nameOf: (id: string) => namesOf([id])[0] ?? '',
    overtimeOf: (days: TimesheetDay[]) => overtimeOf(days, company),
  };
  const all = sheets.data ?? [];
  const own = all.filter(({ weekStartsOn }) => weeks.includes(weekStartsOn));
  const before = all.filter(({ weekStartsOn }) => !weeks.includes(weekStartsOn));
  const lines: PayLine[] = [
    ...linesOf(own, naming),
    ...correctionsOf(
      closed.flatMap((period) => period.lines),
      before,
      naming,
    ),
  ];
  const fault = payWeeksFault(weeks, today);
  const isApproved = (id: string, week: string): boolean =>
    own.some(
      ({ technicianId, weekStartsOn, state }) => technicianId === id && weekStartsOn === week && state === 'approved',
    );
  const missing = active.filter(({ id }) => weeks.some((week) => !isApproved(id, week)));
  const close = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: `Close ${spanText(first, addCalendarDays(last, 6), company.timeZone)}?`,
      message:
        missing.length === 0
          ? 'The hours are kept as they are now. What changes later comes into the next period as a correction.'
          : `${missing.length} of ${active.length} technicians have a week that is not approved. Hours approved later come into the next period as a correction.`,
      confirmLabel: 'Close the period',
    });
    if (!isSure) return;
    await callFunction(closePayPeriod, { weeks });
    await refresh();
    notify.success('The pay period is closed.');
  };
  return (
    <Section
      title={`To close next: ${spanText(first, addCalendarDays(last, 6), company.timeZone)}`}
      actions={<SegmentedControl aria-label="Length" data={LENGTHS} value={length} onChange={setLength} size="xs" />}
    >
      {missing.length > 0 && fault === '' && (
        <InlineNotice tone="warning" title={`Not approved yet: ${missing.map(technicianName).join(', ')}`}>
          Approve their weeks under Hours first, or close without them: they come into the next period.
        </InlineNotice>
      )}
      <PayLines lines={lines} empty="No approved hours in these weeks yet." />
      {error ? <ErrorState error={error} /> : <PayMoney statements={settled} period="open" />}
      {canAct(session, 'closePayPeriod') && (
        <Button
          mt="md"
          leftSection={<IconLock size={18} aria-hidden />}
          disabled={fault !== '' || error !== null || lines.length + settled.length === 0}
          loading={isBusy}
          onClick={() => void carryOut(close)}
        >
          Close the period
        </Button>
      )}
      {fault !== '' && (
        <Text size="sm" c="dimmed" mt="xs">
          {fault}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        {overtimeWords(company, first)}
      </Text>
    </Section>
  );
}
