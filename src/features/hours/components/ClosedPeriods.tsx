import { Button, Select, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { PayPeriod } from '@/domain/hours/payPeriod';
import { PAYROLL_LAYOUT_LABELS, PAYROLL_LAYOUTS, payrollTable, type PayrollLayout } from '@/domain/hours/payrollFile';
import type { Stored } from '@/domain/record/schema';
import { useMemberNames } from '@/entities/team/useMemberNames';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { formatDate } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { useStatements } from '../hooks/useSettling';
import { PayLines } from './PayLines';
import { PayMoney } from './PayMoney';
import { spanText } from './spanText';

const LAYOUTS = PAYROLL_LAYOUTS.map((value) => ({ value, label: PAYROLL_LAYOUT_LABELS[value] }));

/** Lists closed pay periods, each with its hours, its additional pay, and its payroll file. */
export function ClosedPeriods({ periods }: { periods: readonly Stored<PayPeriod>[] }) {
  const { company } = useSession();
  const memberName = useMemberNames();
  const { statements, isLoading, error } = useStatements(periods.at(-1)?.startsOn ?? '');
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
      {error && <ErrorState error={error} />}
      {periods.map((period) => {
        const paid = statements.filter(({ startsOn }) => startsOn === period.startsOn);
        return (
          <Section
            key={period.id}
            title={spanText(period.startsOn, period.endsOn, company.timeZone)}
            description={`Closed ${formatDate(period.closedAt, company.timeZone)} by ${memberName(period.closedBy)}`}
            actions={
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                aria-label={`Export ${period.startsOn} as CSV`}
                disabled={isLoading || error !== null}
                onClick={() => {
                  const { header, rows } = payrollTable(period, layout, paid);
                  downloadFile(`pay-${period.startsOn}-${layout}.csv`, csvFile(header, rows));
                }}
              >
                CSV
              </Button>
            }
          >
            <PayLines lines={period.lines} empty="No hours." />
            <PayMoney statements={paid} period={period.startsOn} />
          </Section>
        );
      })}
    </>
  );
}
