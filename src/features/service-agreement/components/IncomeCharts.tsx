import { SimpleGrid } from '@mantine/core';
import { periodLabel } from '@/domain/ledger/months';
import { formatRate, formatShare, formatShortCents } from '@/domain/money/format';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import { formatMoney } from '@/ui/format/money';
import { Section } from '@/ui/layout/Section';
import type { IncomeRow } from '../incomeRows';

/** Returns a short column label; the first includes the year. */
const labelOf = ({ month }: IncomeRow, index: number): string =>
  index === 0 ? `${periodLabel(month).slice(0, 3)} ’${month.slice(2, 4)}` : periodLabel(month).slice(0, 3);

/** Charts income and members by month. */
export function IncomeCharts({ rows }: { rows: readonly IncomeRow[] }) {
  const posted = rows.filter(({ isOpen }) => !isOpen);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Section title="Earned">
        <ColumnChart
          caption="What members’ plans earned, by month"
          columns={posted.map((row, index) => ({
            id: row.month,
            label: labelOf(row, index),
            text: `${periodLabel(row.month)}: ${formatMoney(row.recognizedCents)} earned, ${formatMoney(row.billedCents)} billed`,
            pieces: [{ tone: 'good', value: row.recognizedCents }],
          }))}
          formatMark={formatShortCents}
        />
      </Section>
      <Section title="Prepaid balance">
        <ColumnChart
          caption="What members have paid ahead, at the end of each month"
          columns={posted.map((row, index) => ({
            id: row.month,
            label: labelOf(row, index),
            text: `${periodLabel(row.month)}: ${formatMoney(row.closingCents)} paid ahead`,
            pieces: [{ tone: 'good', value: Math.max(0, row.closingCents) }],
          }))}
          formatMark={formatShortCents}
        />
      </Section>
      <Section title="New, renewed and lost">
        <ColumnChart
          caption="Members who joined, renewed and left, by month"
          columns={rows.map((row, index) => ({
            id: row.month,
            label: labelOf(row, index),
            text: `${periodLabel(row.month)}: ${row.started} new, ${row.renewed} renewed, ${row.ended} left`,
            pieces: [
              { tone: 'good', value: row.started },
              { tone: 'quiet', value: row.renewed },
              { tone: 'late', value: row.ended },
            ],
          }))}
          formatMark={String}
          isWhole
          legend={[
            { tone: 'good', label: 'New' },
            { tone: 'quiet', label: 'Renewed' },
            { tone: 'late', label: 'Left' },
          ]}
        />
      </Section>
      <Section title="Churn">
        <ColumnChart
          caption="Members who left, as a share of those at the start of the month"
          columns={rows.map((row, index) => ({
            id: row.month,
            label: labelOf(row, index),
            text:
              row.churnPpm === null
                ? `${periodLabel(row.month)}: no members at the start`
                : `${periodLabel(row.month)}: ${formatShare(row.churnPpm)} left, ${row.ended} of ${String(row.membersBefore)}`,
            pieces: [{ tone: 'late', value: row.churnPpm ?? 0 }],
          }))}
          formatMark={formatRate}
        />
      </Section>
    </SimpleGrid>
  );
}
