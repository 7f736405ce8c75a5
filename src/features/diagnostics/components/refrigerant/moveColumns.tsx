import { Group } from '@mantine/core';
import type { RefrigerantMove } from '@/domain/refrigerant-log/schema';
import { LEAK_FOUND_WORDS, MOVE_KIND_WORDS, PURPOSE_WORDS, weightText } from '@/domain/refrigerant-log/words';
import type { Stored } from '@/domain/record/schema';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import classes from './refrigerant.module.css';

/** Columns of the refrigerant log. */
export const moveColumns = (timeZone: string): DataColumn<Stored<RefrigerantMove>>[] => [
  { id: 'at', header: 'When', width: 84, isSortable: true, cell: ({ at }) => formatShortDate(at, timeZone) },
  { id: 'unit', header: 'Unit', isMain: true, cell: ({ unitName }) => <span title={unitName}>{unitName}</span> },
  { id: 'kind', header: 'Done', width: 96, cell: ({ kind }) => MOVE_KIND_WORDS[kind] },
  { id: 'ounces', header: 'Amount', width: 96, align: 'end', cell: ({ ounces }) => weightText(ounces) },
  { id: 'refrigerant', header: 'Refrigerant', width: 100, cell: ({ refrigerant }) => refrigerant },
  { id: 'cylinder', header: 'Cylinder', width: 110, cell: ({ cylinderLabel }) => cylinderLabel || '–' },
  { id: 'purpose', header: 'Why', width: 176, isSecondary: true, cell: ({ purpose }) => PURPOSE_WORDS[purpose] },
  { id: 'customer', header: 'Customer', width: 140, cell: ({ customerName }) => customerName },
  { id: 'technician', header: 'By', width: 116, isSecondary: true, cell: ({ technicianName }) => technicianName },
  {
    id: 'leak',
    header: 'Leak test',
    width: 130,
    isHiddenAtFirst: true,
    cell: ({ leakFound }) => LEAK_FOUND_WORDS[leakFound],
  },
];

/** A log entry in the phone list. */
export function MoveCard({ move, timeZone }: { move: Stored<RefrigerantMove>; timeZone: string }) {
  return (
    <div className={classes['card']}>
      <Group gap="xs" align="stretch" justify="space-between">
        <span className={classes['name']}>{move.unitName}</span>
        <span className={classes['amount']}>{weightText(move.ounces)}</span>
      </Group>
      <div className={classes['second']}>
        {MOVE_KIND_WORDS[move.kind]} {move.refrigerant} · {PURPOSE_WORDS[move.purpose]}
      </div>
      <div className={classes['second']}>
        {[move.customerName, move.cylinderLabel, formatShortDate(move.at, timeZone)].filter(Boolean).join(' · ')}
      </div>
    </div>
  );
}
