import { Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { exportBooks } from '@/domain/quickbooks/api';
import { calendarDay } from '@/lib/dates';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { DayInput } from '@/ui/forms/DayInput';
import { formatCount } from '@/ui/format/quantities';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';

/** Shows the same figures for a company that uses other accounting software. Works without a connection. */
export function OtherBooksPanel() {
  const today = calendarDay(useSession().company.timeZone);
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const { isBusy, carryOut } = useCarryOut();
  const save = (format: 'csv' | 'iif') =>
    carryOut(async () => {
      const { text, documents } = await callFunction(exportBooks, { from, to, format });
      downloadFile(
        `journal-${from}-to-${to}.${format}`,
        new Blob([text], { type: format === 'csv' ? 'text/csv;charset=utf-8' : 'text/plain;charset=utf-8' }),
      );
      notify.success(`${formatCount(documents, 'document')} exported.`);
    });
  const isWrong = from === '' || to === '' || from > to;
  return (
    <Section
      title="Export a journal"
      description="Double entry with debit and credit: invoices, credits, write-offs, payments, tips, refunds and payouts. CSV for spreadsheets and other programs, IIF for QuickBooks Desktop."
    >
      <Stack gap="md">
        <Pair>
          <DayInput label="From" value={from} onChange={setFrom} />
          <DayInput label="To" value={to} onChange={setTo} />
        </Pair>
        <Group gap="xs">
          <Button
            loading={isBusy}
            disabled={isWrong}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void save('csv')}
          >
            Export CSV
          </Button>
          <Button variant="default" loading={isBusy} disabled={isWrong} onClick={() => void save('iif')}>
            Export IIF
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
