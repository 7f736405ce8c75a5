import { IconReceiptTax } from '@tabler/icons-react';
import { useMemo } from 'react';
import { periodLabel } from '@/domain/ledger/months';
import { formatCents } from '@/domain/money/format';
import { TAX_REPORT_HEADERS, ratesText, taxReport, taxReportTable } from '@/domain/tax/report';
import { LedgerReport } from '@/entities/ledger/LedgerReport';
import { useLedgerYear } from '@/entities/ledger/useLedgerYear';
import { useReportParams } from '@/entities/ledger/useReportParams';
import { FigureTable } from '@/ui/table/FigureTable';

const AMOUNTS = [
  { id: 'sales', header: 'Sales', centsOf: ({ salesCents }: { salesCents: number }) => salesCents },
  { id: 'tax', header: 'Tax', centsOf: ({ taxCents }: { taxCents: number }) => taxCents },
] as const;

const COLUMNS = [
  { label: 'Jurisdiction' },
  { label: 'Name of the tax', isText: true, isOnWideOnly: true },
  { label: 'Rate' },
  { label: 'Taxable sales' },
  { label: 'Exempt or 0%' },
  { label: 'Tax' },
];

/** Reports tax charged by jurisdiction and period, by issue date, with the entries behind it. */
export function TaxReport() {
  const params = useReportParams();
  const { year, by } = params;
  const ledger = useLedgerYear(year);
  const report = useMemo(() => taxReport(ledger.months, by), [ledger.months, by]);
  const rows = report.totals.flatMap((total) => [
    {
      id: total.period,
      cells: [`${periodLabel(total.period)}, all sales ${formatCents(total.salesCents)}`, formatCents(total.taxCents)],
      isSum: true,
    },
    ...report.rows
      .filter(({ period }) => period === total.period)
      .map((row) => ({
        id: [row.period, row.region, row.level, row.jurisdiction, row.name].join(' '),
        cells: [
          row.jurisdiction || '–',
          row.name,
          ratesText(row),
          formatCents(row.taxableCents),
          formatCents(row.exemptCents),
          formatCents(row.taxCents),
        ],
      })),
  ]);
  return (
    <LedgerReport
      icon={<IconReceiptTax />}
      deniedTitle="The report comes from your invoices"
      params={params}
      ledger={ledger}
      exportLabel="Export for filing"
      file={{ name: 'tax-report', table: () => ({ header: TAX_REPORT_HEADERS, rows: taxReportTable(report) }) }}
      title={`Tax charged in ${year}`}
      description="By the day of the invoice, paid or not. Credits and voids are subtracted in the month they happened."
      isEmpty={report.totals.length === 0}
      empty={{ title: `Nothing was issued in ${year}`, text: 'Issued invoices appear here right away.' }}
      amounts={AMOUNTS}
    >
      <FigureTable caption="Tax by jurisdiction" columns={COLUMNS} rows={rows} isStackedOnPhone />
    </LedgerReport>
  );
}
