import { Text } from '@mantine/core';
import type { Settled } from '@/domain/commission/statement';
import { EarningLines, signedCents } from '@/entities/commission/EarningLines';
import { paths } from '@/lib/paths';
import { formatDate } from '@/ui/format/dateTime';
import { formatDuration } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { FigureTable } from '@/ui/table/FigureTable';

const WEEK_COLUMNS = [
  { label: 'Week of' },
  { label: 'Commissions' },
  { label: 'Hours' },
  { label: 'Overtime' },
  { label: 'Added to overtime' },
];

const time = (minutes: number): string => (minutes === 0 ? '–' : formatDuration(minutes));

type StatementViewProps = { statement: Settled; timeZone: string; title: string; description?: string };

/** What a period pays one person beside hours: each piece of work with its reasons, and what it adds to overtime. */
export function StatementView({ statement, timeZone, title, description = '' }: StatementViewProps) {
  const { items, weeks, totalCents, overtimeCents } = statement;
  return (
    <>
      <Section
        title={`${title}: ${signedCents(totalCents + overtimeCents)}`}
        {...(description !== '' && { description })}
      >
        <OneColumn>
          {items.length === 0 && <Text size="sm">No commissions or bonuses.</Text>}
          {items.map((item) => (
            <div key={item.earningId}>
              <Text size="sm" fw={600}>
                {item.jobId === '' ? (
                  item.title
                ) : (
                  <RouterLink to={paths.jobDetails(item.jobId)} size="sm">
                    {item.title}
                  </RouterLink>
                )}{' '}
                <span className="tabular">{signedCents(item.cents)}</span>
                {item.isCorrection && ' · corrects an earlier period'}
              </Text>
              {item.lines.length > 0 ? (
                <EarningLines label={`Why: ${item.title}`} lines={item.lines} timeZone={timeZone} />
              ) : (
                <Text size="sm" c="dimmed">
                  What was paid for this before no longer applies.
                </Text>
              )}
              {item.linesLeftOut > 0 && (
                <Text size="sm" c="dimmed">{`${item.linesLeftOut} more lines are part of the amount.`}</Text>
              )}
            </div>
          ))}
        </OneColumn>
      </Section>
      {weeks.some(
        ({ overtimeCents: cents, overtimeMinutes, doubleTimeMinutes }) =>
          cents !== 0 || overtimeMinutes + doubleTimeMinutes > 0,
      ) && (
        <Section
          title={`Overtime on commissions: ${signedCents(overtimeCents)}`}
          description="Commissions raise the rate that overtime is paid by. They have paid every hour of the week once already, so an hour of overtime gets half of what they come to an hour, and one of double time all of it."
        >
          <FigureTable
            caption="Overtime on commissions by week"
            minWidth={480}
            columns={WEEK_COLUMNS}
            rows={weeks.map((week) => ({
              id: week.weekStartsOn,
              cells: [
                formatDate(week.weekStartsOn, timeZone),
                signedCents(week.rateCents),
                time(week.workedMinutes),
                time(week.overtimeMinutes + week.doubleTimeMinutes),
                signedCents(week.overtimeCents),
              ],
            }))}
          />
        </Section>
      )}
    </>
  );
}
