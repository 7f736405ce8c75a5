import { Button, SegmentedControl, Select, Text } from '@mantine/core';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { overtimeOf, overtimeWords } from '@/domain/hours/overtime';
import { closePayPeriod } from '@/domain/hours/payApi';
import { correctionsOf, linesOf, type PayLine, type PayPeriod } from '@/domain/hours/payPeriod';
import { closedPeriods, payWeeksFault, timesheetsOfWeeks, weeksToClose } from '@/domain/hours/payWeeks';
import { PAYROLL_LAYOUT_LABELS, PAYROLL_LAYOUTS, payrollTable, type PayrollLayout } from '@/domain/hours/payrollFile';
import type { TimesheetDay } from '@/domain/hours/schema';
import type { Stored } from '@/domain/record/schema';
import { technicianName } from '@/domain/technician/schema';
import { useToday } from '@/entities/company/useToday';
import { useMemberNames } from '@/entities/team/useMemberNames';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { addCalendarDays } from '@/lib/calendar';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDate } from '@/ui/format/dateTime';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { PayLines } from '../components/PayLines';

const LENGTHS = [
  { value: '2', label: 'Two weeks' },
  { value: '1', label: 'One week' },
];
const LAYOUTS = PAYROLL_LAYOUTS.map((value) => ({ value, label: PAYROLL_LAYOUT_LABELS[value] }));

/** Approved hours by kind, closed by pay period and handed to payroll. */
export function Component() {
  const can = useCan();
  return (
    <PageBody size="normal">
      <PageHeader title="Pay periods" back={{ to: paths.hours, label: 'Hours' }} />
      {can('read', 'payPeriods') ? (
        <Periods />
      ) : (
        <EmptyState title="Only the office sees pay periods" text="Your own hours are under Hours." />
      )}
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

const spanText = (from: string, to: string, timeZone: string): string =>
  `${formatDate(from, timeZone)} to ${formatDate(to, timeZone)}`;

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
  const refresh = useRefreshPeriods();
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
      {canAct(session, 'closePayPeriod') && (
        <Button
          mt="md"
          leftSection={<IconLock size={18} aria-hidden />}
          disabled={fault !== '' || lines.length === 0}
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

/** Reads the periods again: the server has closed one behind the caches here. */
function useRefreshPeriods(): () => Promise<void> {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  return async () => {
    collections.payPeriods.cache.clear();
    const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
    await queryClient.invalidateQueries({ queryKey: queryKeys.collection('payPeriods', who) });
  };
}

function ClosedPeriods({ periods }: { periods: readonly Stored<PayPeriod>[] }) {
  const { company } = useSession();
  const memberName = useMemberNames();
  const [layout, setLayout] = useState<PayrollLayout>('generic');
  if (periods.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Closed periods appear here, each with its file for payroll.
      </Text>
    );
  return (
    <>
      <Select
        label="File for"
        data={LAYOUTS}
        value={layout}
        onChange={(value) => setLayout(PAYROLL_LAYOUTS.find((one) => one === value) ?? 'generic')}
        allowDeselect={false}
        w={200}
      />
      {periods.map((period) => (
        <Section
          key={period.id}
          title={spanText(period.startsOn, period.endsOn, company.timeZone)}
          description={`Closed ${formatDate(period.closedAt, company.timeZone)} by ${memberName(period.closedBy)}`}
          actions={
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              aria-label={`Export ${period.startsOn} as CSV`}
              onClick={() => {
                const { header, rows } = payrollTable(period, layout);
                downloadFile(`pay-${period.startsOn}-${layout}.csv`, csvFile(header, rows));
              }}
            >
              CSV
            </Button>
          }
        >
          <PayLines lines={period.lines} empty="No hours." />
        </Section>
      ))}
    </>
  );
}
