import { Paper } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import { lookOf, lookWord } from '@/domain/scheduling/board/looks';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DayPicture } from '@/ui/feedback/pictures/DayPicture';
import { formatWeekday } from '@/ui/format/dateTime';
import type { SortState } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import type { ScheduleParams } from '../hooks/useScheduleParams';
import type { EntryHandlers } from './EntryActions';
import { scheduleColumns } from './scheduleColumns';

type Entry = Stored<ScheduleEntry>;
type ListViewProps = {
  desk: ScheduleDesk;
  params: ScheduleParams;
  handlers: EntryHandlers;
  hrefOf: (id: string) => string;
};

/** Shows the week as a table with the same actions: sortable, printable, and readable from top to bottom. */
export function ListView({ desk, params, handlers, hrefOf }: ListViewProps) {
  const { entries, timeZone, nowIso, context, isReadOnly } = desk;
  const { technicianId, withCanceled } = params;
  const [sort, setSort] = useState<SortState>({ field: 'when', direction: 'asc' });
  const { nameOf } = context;
  const isByDay = sort.field === 'when';
  const columns = useMemo(
    () => scheduleColumns({ timeZone, nowIso, nameOf, isReadOnly, handlers, isByDay }),
    [timeZone, nowIso, nameOf, isReadOnly, handlers, isByDay],
  );

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
          (withCanceled || state !== 'cancelled') &&
          (technicianId === '' ||
            placement.technicianIds.length === 0 ||
            placement.technicianIds.includes(technicianId)),
      )
      .toSorted(
        (a, b) => sign * keyOf(a).localeCompare(keyOf(b)) || a.placement.startsAt.localeCompare(b.placement.startsAt),
      );
  }, [entries, technicianId, withCanceled, sort, nameOf, nowIso]);

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
        empty={<EmptyState title="Nothing is scheduled on these days" picture={<DayPicture />} />}
      />
    </Paper>
  );
}
