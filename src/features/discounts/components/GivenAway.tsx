import { Select, Text } from '@mantine/core';
import { IconDiscount } from '@tabler/icons-react';
import { useMemo } from 'react';
import { givenAway, GROUPING_LABELS, GROUPINGS, headingOf, type Grouping } from '@/domain/discount/report';
import { formatCents, formatShare, plainAmount } from '@/domain/money/format';
import { LedgerReport } from '@/entities/ledger/LedgerReport';
import { useLedgerYear } from '@/entities/ledger/useLedgerYear';
import { useReportParams } from '@/entities/ledger/useReportParams';
import { useMemberNames } from '@/entities/team/useMemberNames';
import { FigureTable } from '@/ui/table/FigureTable';

type Discounted = { discounts: readonly { amountCents: number }[] };
const AMOUNTS = [
  { id: 'sales', header: 'Sales', centsOf: ({ salesCents }: { salesCents: number }) => salesCents },
  {
    id: 'discount',
    header: 'Discounts',
    centsOf: ({ discounts }: Discounted) => discounts.reduce((sum, { amountCents }) => sum + amountCents, 0),
  },
] as const;
const GROUPING_OPTIONS = GROUPINGS.map((value) => ({ value, label: GROUPING_LABELS[value] }));
const HEADERS: Record<Grouping, string> = {
  person: 'Person',
  reason: 'Reason',
  discount: 'Discount',
  period: 'Period',
};

/** Reports the discounts on issued documents by person, reason, and discount: their cost, and the entries behind it. */
export function GivenAway() {
  const params = useReportParams();
  const { year, by, get, set } = params;
  const ledger = useLedgerYear(year);
  const nameOf = useMemberNames();
  const grouping: Grouping = GROUPINGS.find((one) => one === get('group')) ?? 'person';
  const report = useMemo(() => givenAway(ledger.months, grouping, by), [ledger.months, grouping, by]);
  const titleOf = (key: string): string => (grouping === 'person' ? nameOf(key) : headingOf(key, grouping));
  const header = [HEADERS[grouping], 'Times', 'Discounted', 'Share'];
  return (
    <LedgerReport
      icon={<IconDiscount />}
      deniedTitle="This comes from your invoices"
      params={params}
      ledger={ledger}
      before={
        <Select
          aria-label="Group"
          data={GROUPING_OPTIONS}
          value={grouping}
          onChange={(value) => value && set('group', value)}
          allowDeselect={false}
          w={150}
        />
      }
      file={{
        name: 'discounts-given',
        table: () => ({
          header,
          rows: report.rows.map(({ key, count, amountCents, sharePpm }) => [
            titleOf(key),
            count,
            plainAmount(amountCents),
            formatShare(sharePpm),
          ]),
        }),
      }}
      title={`Discounts in ${year}`}
      isEmpty={report.rows.length === 0}
      empty={{ title: `No discounts in ${year}`, text: 'Discounts on issued invoices appear here right away.' }}
      amounts={AMOUNTS}
    >
      <Text mb="sm">
        <strong>{formatCents(report.totalCents)}</strong> in all, {formatShare(report.shareOfSalesPpm)} of what{' '}
        {formatCents(report.salesCents)} of sales would have been without discounts.
      </Text>
      <FigureTable
        caption="Discounted"
        columns={header.map((label) => ({ label }))}
        rows={report.rows.map(({ key, count, amountCents, sharePpm }) => ({
          id: key,
          cells: [titleOf(key), count, formatCents(amountCents), formatShare(sharePpm)],
        }))}
      />
    </LedgerReport>
  );
}
