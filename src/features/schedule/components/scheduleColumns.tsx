import { Menu, ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Stored } from '@/domain/record/schema';
import { lookOf, lookWord } from '@/domain/scheduling/board/looks';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { ENTRY_LOOKS } from '@/entities/schedule/entryLooks';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatWeekday } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import { type EntryHandlers, EntryMenuItems } from './EntryActions';
import { askedText, spanText } from './entryText';

type Entry = Stored<ScheduleEntry>;
type ColumnsOptions = {
  timeZone: string;
  nowIso: string;
  nameOf: (technicianId: string) => string;
  /** Hides the menu at the end of each row. */
  isReadOnly: boolean;
  handlers: EntryHandlers;
  /** Whether the rows are grouped by day. */
  isByDay: boolean;
};

/** Returns the columns of the schedule's list. */
export function scheduleColumns({
  timeZone,
  nowIso,
  nameOf,
  isReadOnly,
  handlers,
  isByDay,
}: ColumnsOptions): DataColumn<Entry>[] {
  const whoOf = ({ placement }: Entry): string => placement.technicianIds.map(nameOf).join(', ');
  return [
    {
      id: 'when',
      header: 'When',
      width: 220,
      isSortable: true,
      cell: ({ placement }) => (
        <>
          <span data-group-label={isByDay || undefined}>{formatWeekday(placement.startsAt, timeZone)}, </span>
          {spanText(placement, timeZone)}
        </>
      ),
    },
    {
      id: 'title',
      header: 'What',
      isMain: true,
      isSortable: true,
      cell: (entry) => [entry.title, askedText(entry)].filter(Boolean).join(', '),
    },
    { id: 'customer', header: 'Customer', isSortable: true, cell: ({ customerName }) => customerName },
    { id: 'address', header: 'Address', isSecondary: true, cell: ({ propertyAddress }) => propertyAddress },
    {
      id: 'technician',
      header: 'Technicians',
      width: 160,
      isSortable: true,
      cell: (entry) => whoOf(entry) || 'Unassigned',
    },
    {
      id: 'promise',
      header: 'Promised',
      width: 170,
      isSecondary: true,
      cell: ({ placement: { windowStartsAt, windowEndsAt } }) =>
        windowStartsAt === '' ? '' : spanText({ startsAt: windowStartsAt, endsAt: windowEndsAt }, timeZone),
    },
    {
      id: 'status',
      header: 'Status',
      width: 130,
      isSortable: true,
      cell: (entry) => {
        const look = lookOf(entry, nowIso);
        const { tone, Symbol } = ENTRY_LOOKS[look];
        return <StatusBadge tone={tone} label={lookWord(entry, look)} icon={<Symbol size={14} />} />;
      },
    },
    ...(isReadOnly
      ? []
      : [
          {
            id: 'actions',
            header: '',
            width: 56,
            cell: (entry: Entry) => (
              <Menu position="bottom-end" width={240}>
                <Menu.Target>
                  <ActionIcon aria-label={`Actions for ${entry.title}`}>
                    <IconDots size={18} aria-hidden />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <EntryMenuItems entry={entry} handlers={handlers} />
                </Menu.Dropdown>
              </Menu>
            ),
          },
        ]),
  ];
}
