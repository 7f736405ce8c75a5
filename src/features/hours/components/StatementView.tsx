import { Text } from '@mantine/core';
import { formatCents } from '@/domain/money/format';
import type { Settled, StatementItem } from '@/domain/commission/statement';
import { LineWords, PayAmount } from '@/entities/commission/EarningLines';
import { paths } from '@/lib/paths';
import { formatDate } from '@/ui/format/dateTime';
import { formatDuration } from '@/ui/format/quantities';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { FigureTable } from '@/ui/table/FigureTable';
import classes from './StatementView.module.css';

const WEEK_COLUMNS = [
  { label: 'Week of' },
  { label: 'Commissions' },
  { label: 'Hours' },
  { label: 'Overtime' },
  { label: 'Added to overtime' },
];

const time = (minutes: number): string => (minutes === 0 ? '–' : formatDuration(minutes));

type StatementViewProps = { statement: Settled; timeZone: string; title: string; description?: string };

/** Shows a person's pay on top of hours for a period: each piece of work with its reasons, and the effect on overtime. */
export function StatementView({ statement, timeZone, title, description = '' }: StatementViewProps) {
  const { items, weeks, totalCents, overtimeCents } = statement;
  return (
    <>
      <Section
        title={`${title}: ${formatCents(totalCents + overtimeCents)}`}
        {...(description !== '' && { description })}
      >
        {items.length === 0 ? (
          <Text size="sm">No commissions or bonuses.</Text>
        ) : (
          <LinedList label={title}>
            {items.toSorted(latestFirst).map((item) => (
              <ItemRow key={item.earningId} item={item} timeZone={timeZone} />
            ))}
          </LinedList>
        )}
      </Section>
      {weeks.some(
        ({ overtimeCents: cents, overtimeMinutes, doubleTimeMinutes }) =>
          cents !== 0 || overtimeMinutes + doubleTimeMinutes > 0,
      ) && (
        <Section
          title={`Overtime on commissions: ${formatCents(overtimeCents)}`}
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
                formatCents(week.rateCents),
                time(week.workedMinutes),
                time(week.overtimeMinutes + week.doubleTimeMinutes),
                formatCents(week.overtimeCents),
              ],
            }))}
          />
        </Section>
      )}
    </>
  );
}

const latestFirst = (a: StatementItem, b: StatementItem): number =>
  (b.lines.at(-1)?.on ?? '').localeCompare(a.lines.at(-1)?.on ?? '');

/** Shows a piece of work: its pay, and a line for each reason. */
function ItemRow({ item, timeZone }: { item: StatementItem; timeZone: string }) {
  const { lines, jobId, title, linesLeftOut } = item;
  const notes = [
    ...(item.isCorrection ? ['Corrects an earlier period.'] : []),
    ...(lines.length === 0 ? ['What was paid for this before no longer applies.'] : []),
    ...(linesLeftOut > 0 ? [`${linesLeftOut} more lines are part of the amount.`] : []),
  ];
  return (
    <LinedRow
      title={jobId === '' ? title : <RouterLink to={paths.jobDetails(jobId)}>{title}</RouterLink>}
      details={
        <>
          {lines.map((line) => (
            <span key={line.key} className={classes['reason']}>
              {line.label}
              {lines.length > 1 && ` ${formatCents(line.cents)}`}
              {line.formula !== title && ': '}
              {line.formula !== title && <LineWords {...{ line, timeZone }} shownWith={jobId} />}
            </span>
          ))}
          {notes.map((note) => (
            <span key={note} className={classes['reason']}>
              {note}
            </span>
          ))}
        </>
      }
    >
      <PayAmount cents={item.cents} />
    </LinedRow>
  );
}
