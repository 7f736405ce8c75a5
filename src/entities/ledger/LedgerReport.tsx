import { Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { LedgerEntries } from './LedgerEntries';
import { ReportPeriodFields } from './ReportPeriodFields';
import type { useLedgerYear } from './useLedgerYear';
import type { useReportParams } from './useReportParams';

type LedgerReportProps = {
  /** The feature's icon, shown to users who may not see invoices. */
  icon: ReactNode;
  /** Heading for users who may not see invoices. */
  deniedTitle: string;
  params: ReturnType<typeof useReportParams>;
  ledger: ReturnType<typeof useLedgerYear>;
  /** Rendered before the year and period fields. */
  before?: ReactNode;
  exportLabel?: string;
  /** The file: its name without the year, and its contents. */
  file: { name: string; table: () => { header: readonly string[]; rows: (string | number)[][] } };
  title: string;
  description?: string;
  isEmpty: boolean;
  empty: { title: string; text: string };
  /** The entry amounts behind the figures. */
  amounts: ComponentProps<typeof LedgerEntries>['amounts'];
  /** The figures. */
  children: ReactNode;
};

/** Renders a report on the company's documents of a year: its period and file, its figures, and the entries behind them. */
export function LedgerReport({
  icon,
  deniedTitle,
  params: { year, by, today, get, set },
  ledger: { isAllowed, isLoading, error, refetch },
  before,
  exportLabel = 'Export',
  file,
  title,
  description,
  isEmpty,
  empty,
  amounts,
  children,
}: LedgerReportProps) {
  if (!isAllowed)
    return (
      <EmptyState icon={icon} title={deniedTitle} text="It needs the feature Invoices, and a role that may see them." />
    );
  const save = (): void => {
    const { header, rows } = file.table();
    downloadFile(`${file.name}-${year}.csv`, csvFile(header, rows));
  };
  return (
    <Stack gap="md">
      <Group gap="sm">
        {before}
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
          disabled={isEmpty}
          onClick={save}
        >
          {exportLabel}
        </Button>
      </Group>
      <Section title={title} {...(description !== undefined && { description })}>
        {isLoading ? (
          <LoadingRows rows={4} label="Loading the report" />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : isEmpty ? (
          <EmptyState {...empty} />
        ) : (
          children
        )}
      </Section>
      <Section title="Behind the numbers">
        <LedgerEntries
          year={year}
          month={get('month')}
          onMonthChange={(month) => set('month', month)}
          amounts={amounts}
        />
      </Section>
    </Stack>
  );
}
