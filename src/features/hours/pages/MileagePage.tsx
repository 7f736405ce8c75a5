import { ActionIcon, Button, Group, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { MileageDay } from '@/domain/mileage/mileageDay';
import { MILEAGE_HEADERS, mileageTable } from '@/domain/mileage/mileageFile';
import { resourceName } from '@/domain/resource/schema';
import { technicianName } from '@/domain/technician/schema';
import { useToday } from '@/entities/company/useToday';
import { useMileage } from '@/entities/mileage/useMileage';
import { useResources } from '@/entities/schedule/useResources';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { addCalendarDays, addMonths } from '@/lib/calendar';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { MileageMonth } from '../components/MileageMonth';

const MONTH = /^\d{4}-\d{2}$/;
const monthName = (month: string): string =>
  new Date(`${month}-15T12:00:00.000Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Shows the current month, with navigation to others. */
function MonthSteps({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  return (
    <Group gap={4} ml={-12}>
      <ActionIcon variant="subtle" size={44} aria-label="Previous month" onClick={() => onMonth(addMonths(month, -1))}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <span>{monthName(month)}</span>
      <ActionIcon variant="subtle" size={44} aria-label="Next month" onClick={() => onMonth(addMonths(month, 1))}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** Totals a month's driving by person and day. Field staff see their own. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const { all, active, byId } = useTechnicians();
  const seesAll = can('read', 'timeEntries');
  const own = active.find(({ linkedUid }) => linkedUid === session.uid);
  const asked = params.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : today.slice(0, 7);
  const chosenId = seesAll ? (params.get('technician') ?? '') : (own?.id ?? 'nobody');
  const ids = useMemo(() => (chosenId === '' ? all.map(({ id }) => id) : [chosenId]), [all, chosenId]);
  const last = addCalendarDays(`${addMonths(month, 1)}-01`, -1);
  const mileage = useMileage(ids, { first: `${month}-01`, last });
  const names = useVehicleNames();
  const nameOf = (id: string): string => {
    const technician = byId.get(id);
    return technician ? technicianName(technician) : 'Former technician';
  };
  const set = (name: string, value: string): void => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const save = (): void =>
    downloadFile(
      `mileage-${month}.csv`,
      csvFile(MILEAGE_HEADERS, mileageTable(mileage.days, { nameOf, vehicleOf: names })),
    );
  return (
    <PageBody size="normal">
      <PageHeader
        title="Mileage"
        back={{ to: paths.hours, label: 'Hours' }}
        subtitle={<MonthSteps month={month} onMonth={(next) => set('month', next)} />}
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={mileage.days.length === 0}
            onClick={save}
          >
            Export CSV
          </Button>
        }
      />
      {seesAll && (
        <Select
          label="Technician"
          placeholder="Everyone"
          data={all.map((technician) => ({ value: technician.id, label: technicianName(technician) }))}
          value={chosenId || null}
          onChange={(id) => set('technician', id ?? '')}
          clearable
          searchable
          maw={320}
          mb="md"
        />
      )}
      {mileage.error ? (
        <ErrorState error={mileage.error} />
      ) : mileage.isLoading ? (
        <LoadingRows rows={8} />
      ) : mileage.days.length === 0 ? (
        <EmptyState
          title="No miles in this month"
          text="Miles come from the visits that technicians set out for, and from what they read off the odometer on “My day”."
        />
      ) : (
        <MileageMonth {...mileage} nameOf={nameOf} vehicleOf={names} />
      )}
    </PageBody>
  );
}

/** Returns the names of a day's vehicles. */
function useVehicleNames(): (day: MileageDay) => string {
  const { byId } = useResources();
  return ({ vehicleIds }) =>
    vehicleIds
      .flatMap((id) => byId.get(id) ?? [])
      .map(resourceName)
      .join('; ');
}
