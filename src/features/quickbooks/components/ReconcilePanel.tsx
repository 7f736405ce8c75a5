import { Button, Group, Select, Stack } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { pullQuickbooks, reconcileQuickbooks } from '@/domain/quickbooks/api';
import { recentQuickbooksReports } from '@/domain/quickbooks/queries';
import { calendarDay } from '@/lib/dates';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { DayInput } from '@/ui/forms/DayInput';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { useBooks } from '../hooks/useBooks';
import { NotConnected } from './NotConnected';
import { Report } from './Report';

const REPORTS = 20;

/** Compares both books to the cent, nightly and on request. */
export function ReconcilePanel() {
  const { isOn, isLoading } = useBooks();
  const { timeZone } = useSession().company;
  const today = calendarDay(timeZone);
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const [openId, setOpenId] = useState('');
  const reports = useLiveRecords(collections.quickbooksReports, recentQuickbooksReports(REPORTS));
  const { isBusy, carryOut } = useCarryOut();
  if (isLoading || reports.isLoading) return <LoadingRows rows={5} />;
  if (!isOn && reports.records.length === 0)
    return <NotConnected text="Connected, both books are compared each night, and every difference is explained." />;
  const shown = reports.records.find(({ id }) => id === openId) ?? reports.records[0];
  const compare = () =>
    carryOut(async () => {
      const { reportId } = await callFunction(reconcileQuickbooks, { from, to });
      setOpenId(reportId);
    });
  const pull = () =>
    carryOut(async () => {
      const { changed, payments } = await callFunction(pullQuickbooks, {});
      notify.success(
        `Read. ${formatCount(changed, 'document')} changed in QuickBooks, ${formatCount(payments, 'payment')} taken over.`,
      );
    });
  return (
    <Stack gap="md">
      {isOn && (
        <Section
          title="Compare both books"
          description="Nothing is written on either side. It also happens each night, for the last two months."
        >
          <Stack gap="md">
            <Pair>
              <DayInput label="From" value={from} onChange={setFrom} />
              <DayInput label="To" value={to} onChange={setTo} />
            </Pair>
            <Group gap="xs">
              <Button loading={isBusy} disabled={from === '' || to === '' || from > to} onClick={() => void compare()}>
                Compare
              </Button>
              <Button variant="default" loading={isBusy} onClick={() => void pull()}>
                Read changes from QuickBooks
              </Button>
            </Group>
          </Stack>
        </Section>
      )}
      {shown ? (
        <>
          <Select
            label="Comparison"
            allowDeselect={false}
            value={shown.id}
            data={reports.records.map(({ id, at, by }) => ({
              value: id,
              label: `${formatDateTime(at, timeZone)}${by === '' ? ', at night' : ''}`,
            }))}
            onChange={(id) => setOpenId(id ?? '')}
          />
          <Report report={shown} />
        </>
      ) : (
        <EmptyState icon={<IconScale />} title="Nothing was compared yet" text="Choose the days and compare." />
      )}
    </Stack>
  );
}
