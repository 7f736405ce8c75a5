import { Button, Group, Stack, Table } from '@mantine/core';
import { IconDownload, IconReceiptTax } from '@tabler/icons-react';
import { Fragment, useMemo } from 'react';
import { periodLabel } from '@/domain/ledger/months';
import { formatCents } from '@/domain/money/format';
import { TAX_REPORT_HEADERS, ratesText, taxReport, taxReportTable } from '@/domain/tax/report';
import { LedgerEntries } from '@/entities/ledger/LedgerEntries';
import { ReportPeriodFields } from '@/entities/ledger/ReportPeriodFields';
import { useLedgerYear } from '@/entities/ledger/useLedgerYear';
import { useReportParams } from '@/entities/ledger/useReportParams';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import classes from './taxes.module.css';

const AMOUNTS = [
  { id: 'sales', header: 'Sales', centsOf: ({ salesCents }: { salesCents: number }) => salesCents },
  { id: 'tax', header: 'Tax', centsOf: ({ taxCents }: { taxCents: number }) => taxCents },
] as const;

/** What was charged by jurisdiction and period, by the day of issue, with the entries behind it. */
export function TaxReport() {
  const { year, by, today, get, set } = useReportParams();
  const { months, isAllowed, isLoading, error, refetch } = useLedgerYear(year);
  const report = useMemo(() => taxReport(months, by), [months, by]);
  if (!isAllowed) {
    return (
      <EmptyState
        icon={<IconReceiptTax />}
        title="The report comes from your invoices"
        text="It needs the feature Invoices, and a role that may see them."
      />
    );
  }
  return (
    <Stack gap="md">
      <Group gap="sm">
        <ReportPeriodFields
          year={year}
          by={by}
          today={today}
          onYearChange={(value) => set('year', value)}
          onByChange={(value) => set('by', value)}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={report.totals.length === 0}
          onClick={() => downloadFile(`tax-report-${year}.csv`, csvFile(TAX_REPORT_HEADERS, taxReportTable(report)))}
        >
          Export for filing
        </Button>
      </Group>
      <Section
        title={`Tax charged in ${year}`}
        description="Accrual: by issue date. Credits and voids are subtracted in the month they happened."
      >
        {isLoading ? (
          <LoadingRows rows={4} label="Loading the report" />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : report.totals.length === 0 ? (
          <EmptyState title={`Nothing was issued in ${year}`} text="Issued invoices appear here at once." />
        ) : (
          <div className={classes.scroll} role="region" aria-label="Tax by jurisdiction" tabIndex={0}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Jurisdiction</Table.Th>
                  <Table.Th>Tax</Table.Th>
                  <Table.Th className={classes.number ?? ''}>Rate</Table.Th>
                  <Table.Th className={classes.number ?? ''}>Taxable sales</Table.Th>
                  <Table.Th className={classes.number ?? ''}>Exempt or 0%</Table.Th>
                  <Table.Th className={classes.number ?? ''}>Tax</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {report.totals.map((total) => (
                  <Fragment key={total.period}>
                    <Table.Tr className={classes.sum ?? ''}>
                      <Table.Td colSpan={5}>
                        {periodLabel(total.period)}, all sales {formatCents(total.salesCents)}
                      </Table.Td>
                      <Table.Td className={classes.number ?? ''}>{formatCents(total.taxCents)}</Table.Td>
                    </Table.Tr>
                    {report.rows
                      .filter(({ period }) => period === total.period)
                      .map((row) => (
                        <Table.Tr key={`${row.region} ${row.level} ${row.jurisdiction} ${row.name}`}>
                          <Table.Td>{row.jurisdiction || '–'}</Table.Td>
                          <Table.Td>{row.name}</Table.Td>
                          <Table.Td className={classes.number ?? ''}>{ratesText(row)}</Table.Td>
                          <Table.Td className={classes.number ?? ''}>{formatCents(row.taxableCents)}</Table.Td>
                          <Table.Td className={classes.number ?? ''}>{formatCents(row.exemptCents)}</Table.Td>
                          <Table.Td className={classes.number ?? ''}>{formatCents(row.taxCents)}</Table.Td>
                        </Table.Tr>
                      ))}
                  </Fragment>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        )}
      </Section>
      <Section title="Behind the numbers">
        <LedgerEntries
          year={year}
          month={get('month')}
          onMonthChange={(month) => set('month', month)}
          amounts={AMOUNTS}
        />
      </Section>
    </Stack>
  );
}
