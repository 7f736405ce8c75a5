import { Button, Menu } from '@mantine/core';
import type { Stored } from '@/domain/record/schema';
import { daysOn } from '@/domain/scheduling/board/target';
import type { Placement, ScheduleEntry } from '@/domain/scheduling/schema';
import { technicianName } from '@/domain/technician/schema';
import { BulkBar } from '@/ui/table/BulkBar';
import { subjectOfEntry } from '../hooks/useEntryCommands';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';

type SelectionBarProps = { entries: readonly Stored<ScheduleEntry>[]; desk: ScheduleDesk; onClear: () => void };

/** Shows bulk actions for the selected visits: each is one undo step. */
export function SelectionBar({ entries, desk, onClear }: SelectionBarProps) {
  const { placing, commands, technicians } = desk;
  const placeAll = async (label: string, placementOf: (placement: Placement) => Placement): Promise<void> => {
    const moves = entries.map((entry) => ({ subject: subjectOfEntry(entry), placement: placementOf(entry.placement) }));
    if (await placing.place(moves, label)) onClear();
  };
  const count = `${entries.length} visits`;
  return (
    <BulkBar count={entries.length} noun="visit" onClear={onClear}>
      <Menu position="top">
        <Menu.Target>
          <Button variant="default">Assign to…</Button>
        </Menu.Target>
        <Menu.Dropdown mah={320} style={{ overflow: 'auto' }}>
          {technicians
            .filter(({ status }) => status === 'active')
            .map((technician) => (
              <Menu.Item
                key={technician.id}
                onClick={() =>
                  void placeAll(`${count} assigned to ${technicianName(technician)}`, (placement) => ({
                    ...placement,
                    technicianIds: [technician.id],
                  }))
                }
              >
                {technicianName(technician)}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        onClick={() => void placeAll(`${count} moved to the next day`, (one) => daysOn(one, 1))}
      >
        Next day
      </Button>
      <Button variant="default" onClick={() => void commands.toggleLock(entries)}>
        {entries.every(({ placement }) => placement.isLocked) ? 'Unlock' : 'Lock'}
      </Button>
      <Button variant="default" onClick={() => void commands.unschedule(entries).then((isDone) => isDone && onClear())}>
        Unschedule
      </Button>
    </BulkBar>
  );
}
