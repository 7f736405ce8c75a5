import { SimpleGrid, Text } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSums } from '@/data/react/useSums';
import { useSession } from '@/data/react/WorkspaceProvider';
import {
  daysAhead,
  DUE_LABELS,
  DUE_PARTS,
  dueAhead,
  goalStanding,
  visitsOn,
  type DuePart,
} from '@/domain/attention/weekAhead';
import { NO_RECEIVABLES, RECEIVABLES_ID } from '@/domain/ledger/schema';
import { formatShare, formatWholeCents } from '@/domain/money/format';
import { hoursOn } from '@/domain/technician/workingHours';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useToday } from '@/entities/company/useToday';
import { useReportSettings } from '@/entities/report/useReportSettings';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { paths } from '@/lib/paths';
import { weekdayOf } from '@/lib/weekdays';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import { PlainBar, StackedBar } from '@/ui/charts/StackedBar';
import type { ChartTone } from '@/ui/charts/tones';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';

/** Shows the next seven days, amounts due by date, and the month against its goal, each only with permission. */
export function WeekAhead() {
  const can = useCan();
  const { settings } = useReportSettings();
  const hasGoal = settings.salesGoalCents > 0 && can('read', 'ledgerMonths');
  return (
    <SimpleGrid cols={{ base: 1, md: 2, xl: hasGoal ? 3 : 2 }} spacing="md">
      {can('read', 'schedule') && <CrewLoad />}
      {can('read', 'summaries') && <MoneyDue />}
      {hasGoal && <MonthGoal goalCents={settings.salesGoalCents} />}
    </SimpleGrid>
  );
}

/** Formats a date as `Mon 30`. */
const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const shortDay = (day: string): string => `${DAY.format(new Date(`${day}T12:00:00Z`))} ${Number(day.slice(8))}`;

function CrewLoad() {
  const { company } = useSession();
  const today = useToday();
  const { active } = useTechnicians();
  const days = daysAhead(today);
  const queries = useMemo(
    () => daysAhead(today).map((day) => visitsOn(day, company.timeZone)),
    [today, company.timeZone],
  );
  const counts = useSums(collections.schedule, queries);
  const atWork = (day: string): number =>
    active.filter((technician) => !hoursOn(technician, company.businessHours, weekdayOf(day)).isOff).length;
  return (
    <Section title="Crew load" actions={<RouterLink to={paths.scheduleDay(today)}>Schedule</RouterLink>}>
      <ColumnChart
        caption="Visits booked in the next seven days"
        columns={days.map((day, index) => {
          const visits = counts[index]?.count ?? 0;
          return {
            id: day,
            label: shortDay(day),
            text: `${formatDate(day, company.timeZone)}: ${formatCount(visits, 'visit')} for ${formatCount(atWork(day), 'technician')} at work`,
            pieces: [{ tone: 'main', value: visits }],
          };
        })}
        formatMark={String}
        isWhole
      />
    </Section>
  );
}

const DUE_TONES: Record<DuePart, ChartTone> = { overdue: 'latest', week: 'wait', month: 'two', later: 'quiet' };

function MoneyDue() {
  const today = useToday();
  const { settings } = useBillingSettings();
  const { data } = useOptionalRecord(collections.summaries, RECEIVABLES_ID);
  const sums = dueAhead(data ?? NO_RECEIVABLES, today);
  return (
    <Section title="Money due" actions={<RouterLink to={`${paths.invoices}?view=open`}>Open invoices</RouterLink>}>
      <StackedBar
        label="What customers owe, by due date"
        parts={DUE_PARTS.map((part) => ({
          id: part,
          label: DUE_LABELS[part],
          value: sums[part],
          text: formatWholeCents(sums[part], { currency: settings.currency }),
          tone: DUE_TONES[part],
        }))}
      />
    </Section>
  );
}

function MonthGoal({ goalCents }: { goalCents: number }) {
  const today = useToday();
  const { settings } = useBillingSettings();
  const { data } = useOptionalRecord(collections.ledgerMonths, today.slice(0, 7));
  const sales = data?.salesCents ?? 0;
  const { reachedPpm, dayPpm } = goalStanding(sales, goalCents, today);
  const money = (cents: number): string => formatWholeCents(cents, { currency: settings.currency });
  const isAhead = reachedPpm >= dayPpm;
  return (
    <Section
      title="Goal of the month"
      actions={<RouterLink to={`${paths.report('sales')}?range=this-month`}>Sales</RouterLink>}
    >
      <Text fw={600} size="xl">
        {money(sales)}{' '}
        <Text span c="dimmed" size="sm">
          of {money(goalCents)}
        </Text>
      </Text>
      <PlainBar
        parts={[
          { id: 'reached', label: 'Reached', value: Math.min(sales, goalCents), tone: isAhead ? 'good' : 'wait' },
          { id: 'left', label: 'Left', value: Math.max(0, goalCents - sales), tone: 'quiet' },
        ]}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {formatShare(reachedPpm)} reached with {formatShare(dayPpm)} of the month’s days:{' '}
        {reachedPpm >= 1_000_000 ? 'goal reached' : isAhead ? 'on track' : 'behind'}.
      </Text>
    </Section>
  );
}
