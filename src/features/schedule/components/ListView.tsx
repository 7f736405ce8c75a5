import { ActionIcon, Menu, Paper } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import { lookOf, lookWord } from '@/domain/scheduling/board/looks';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DayPicture } from '@/ui/feedback/pictures/DayPicture';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatWeekday } from '@/ui/format/dateTime';
import type { DataColumn, SortState } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import type { ScheduleParams } from '../hooks/useScheduleParams';
import { EntryMenuItems, type EntryHandlers } from './EntryActions';
import { ENTRY_LOOKS } from '@/entities/schedule/entryLooks';
import { spanText } from './entryText';

type Entry = Stored<ScheduleEntry>;
type ListViewProps = {
  desk: ScheduleDesk;
  params: ScheduleParams;
  handlers: EntryHandlers;
  hrefOf: (id: string) => string;
};

/** The week as a table with the same actions: sortable, printable, and read from top to bottom. */
export function ListView({ desk, params, handlers, hrefOf }: ListViewProps) {
  const { entries, timeZone, nowIso, context, isReadOnly } = desk;
  const { technicianId, withCancelled } = params;
  const [sort, setSort] = useState<SortState>({ field: 'when', direction: 'asc' });
  const { nameOf } = context;
  const isByDay = sort.field === 'when';
  const columns = useMemo<DataColumn<Entry>[]>(() => {
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
      { id: 'title', header: 'What', isMain: true, isSortable: true, cell: ({ title }) => title },
      { id: 'customer', header: 'Customer', isSortable: true, cell: ({ customerName }) => customerName },
      { id: 'address', header: 'Address', isSecondary: true, cell: ({ propertyAddress }) => propertyAddress },
      {
        id: 'technician',
        header: 'Technicians',
        width: 160,
        isSortable: true,
        cell: (entry) => whoOf(entry) || 'Nobody yet',
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
  }, [timeZone, nowIso, nameOf, isReadOnly, handlers, isByDay]);

  const rows = useMemo(() => {
    const keys: Record<string, (entry: Entry) => string> = {
      when: ({ placement }) => placement.startsAt,
      title: ({ title }) => title,
      customer: ({ customerName }) => customerName,
      technician: ({ placement }) => placement.technicianIds.map(nameOf).join(', '),
      status: (entry) => lookWord(entry, lookOf(entry, nowIso)),
    };
    const keyOf = keys[sort.field] ?? keys['when'] ?? (() => '');
    const sign = sort.direction === 'asc' ? 1 : -1;
    return entries
      .filter(
        ({ state, placement }) =>
          (withCancelled || state !== 'cancelled') &&
          (technicianId === '' ||
            placement.technicianIds.length === 0 ||
            placement.technicianIds.includes(technicianId)),
      )
      .toSorted(
        (a, b) => sign * keyOf(a).localeCompare(keyOf(b)) || a.placement.startsAt.localeCompare(b.placement.startsAt),
      );
  }, [entries, technicianId, withCancelled, sort, nameOf, nowIso]);

  return (
    <Paper withBorder>
      <DataTable
        caption="Schedule"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        rowHref={({ id }) => hrefOf(id)}
        sort={sort}
        onSortChange={setSort}
        {...(isByDay && { groupOf: ({ placement }: Entry) => formatWeekday(placement.startsAt, timeZone) })}
        empty={<EmptyState title="Nothing is planned in these days" picture={<DayPicture />} />}
      />
    </Paper>
  );
}
