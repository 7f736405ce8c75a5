import { periodLabel } from '@/domain/ledger/months';
import { formatShare } from '@/domain/money/format';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { FigureTable } from '@/ui/table/FigureTable';
import type { IncomeRow } from '../incomeRows';

/** Shows how many members joined, renewed and left each month; each number opens the agreements behind it. */
export function MembersByMonth({ rows }: { rows: readonly IncomeRow[] }) {
  const opened = (count: number, { month }: IncomeRow, by: 'began' | 'left') =>
    count === 0 ? '0' : <RouterLink to={`${paths.agreements}?${by}=${month}`}>{count}</RouterLink>;
  return (
    <Section title="Members" description="Churn is who left, of the members at the start of the month.">
      <FigureTable
        caption="Members by month"
        minWidth={560}
        columns={[
          { label: 'Month' },
          { label: 'At the start' },
          { label: 'New' },
          { label: 'Renewed' },
          { label: 'Left' },
          { label: 'Churn' },
        ]}
        rows={rows.toReversed().map((row) => ({
          id: row.month,
          cells: [
            periodLabel(row.month),
            row.membersBefore ?? '…',
            opened(row.started, row, 'began'),
            opened(row.renewed, row, 'began'),
            opened(row.ended, row, 'left'),
            formatShare(row.churnPpm),
          ],
        }))}
      />
    </Section>
  );
}
