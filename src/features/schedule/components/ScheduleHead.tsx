import { Text } from '@mantine/core';
import { zoneName, formatWeekday } from '@/ui/format/dateTime';
import { PageHeader } from '@/ui/layout/PageHeader';
import { FilterChips } from '@/ui/table/FilterChips';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import { useScheduleFilters } from '../hooks/useScheduleFilters';
import type { ScheduleParams } from '../hooks/useScheduleParams';
import { type NewKind, NewMenu } from './NewMenu';
import { ScheduleToolbar } from './ScheduleToolbar';

type ScheduleHeadProps = {
  desk: ScheduleDesk;
  params: ScheduleParams;
  isPhone: boolean;
  isTrayOpen: boolean;
  /** The number of jobs waiting in the tray, as text. */
  trayCount: string;
  onTray: () => void;
  onKeys: () => void;
  onNew: (kind: NewKind) => void;
};

/** Shows the page's title, the tools on wide screens, and the time zone if the device is in a different one. */
export function ScheduleHead({
  desk,
  params,
  isPhone,
  isTrayOpen,
  trayCount,
  onTray,
  onKeys,
  onNew,
}: ScheduleHeadProps) {
  const { timeZone, nowIso, actions, isReadOnly, technicians } = desk;
  const filters = useScheduleFilters(params, technicians);
  const zone = zoneName(nowIso, timeZone);
  const isOtherZone = zone !== zoneName(nowIso, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <>
      <PageHeader
        title="Schedule"
        {...(isPhone && { subtitle: formatWeekday(`${params.date}T12:00:00.000Z`, 'UTC') })}
        actions={isReadOnly || isPhone ? undefined : <NewMenu onNew={onNew} />}
      />
      {!isPhone && (
        <ScheduleToolbar
          params={params}
          canUndo={actions.canUndo}
          canRedo={actions.canRedo}
          onUndo={actions.undo}
          onRedo={actions.redo}
          filters={filters}
          isTrayOpen={isTrayOpen}
          trayCount={trayCount}
          onTray={onTray}
          onKeys={onKeys}
          isReadOnly={isReadOnly}
        />
      )}
      {!isPhone && <FilterChips fields={filters} onClear={() => params.set({ technician: '', skill: '' })} />}
      {isOtherZone && (
        <Text size="sm" c="dimmed">
          Times are the company’s, in {zone}, not your device’s.
        </Text>
      )}
    </>
  );
}
