import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { freeId, idsOf } from '@/domain/load-calc/edit/ids';
import { removeSurface } from '@/domain/load-calc/edit/surfaces';
import { notify } from '@/ui/feedback/notify';
import { Section } from '@/ui/layout/Section';
import { useLatest } from '@/ui/hooks/useLatest';
import { withHouse } from '../../../editing/acceptValue';
import { addRow } from '../../../editing/addRow';
import { focusPath } from '../../../editing/places';
import { withValueAt } from '@/domain/load-calc/edit/path';
import { undoLater } from '@/entities/calculation/undoLater';
import { capitalize } from '@/lib/words';
import { Beside } from '@/ui/layout/Beside';
import { areaField, LIST_OF, rowsOfRoom, type Row, type RowKind, type Surface } from '../../../editing/rows';
import { useEditing, useFields } from '../editingContext';
import classes from './grid.module.css';
import { DetailsDrawer } from './DetailsDrawer';
import { RoomFields } from './RoomFields';
import { RoomList } from './RoomList';
import rooms from './rooms.module.css';
import { SurfaceGrid } from './SurfaceGrid';
import type { RowActions } from './RowButtons';

const KINDS: readonly RowKind[] = [
  'wall',
  'window',
  'door',
  'ceiling',
  'floor',
  'slab',
  'foundation wall',
  'roof',
  'skylight',
];
const KINDS_OUTSIDE: readonly RowKind[] = ['roof', 'wall', 'foundation wall', 'slab', 'floor'];

/** Shows the rooms on the left, with the selected room's surfaces next to them. */
export function RoomsPanel() {
  const { editor } = useFields();
  const { draft, room, setDetails, usual } = useEditing();
  const rows = rowsOfRoom(draft.house, room);
  const latest = useLatest({ setDetails, usual, room });

  const actions = useMemo<RowActions>(
    () => ({
      openDetails: (path) => latest.current.setDetails(path),
      remove: ({ list, entry }) => {
        editor.change('', (now) => withHouse(now, removeSurface(now.house, list, entry.id)));
        notify.info(`“${entry.id}” is removed.`, { undo: undoLater(editor, 'house') });
      },
      copy: ({ list, entry }) => {
        editor.change('', (now) => {
          const entries = (now.house[list] ?? []) as readonly Surface[];
          const taken =
            list === 'walls' || list === 'foundationWalls'
              ? idsOf(now.house.walls, now.house.foundationWalls)
              : idsOf(entries);
          return withHouse(
            now,
            withValueAt(now.house, [list, entries.length], {
              ...entries.find(({ id }) => id === entry.id),
              id: freeId(entry.id, taken),
            }),
          );
        });
        focusPath(`${list}.${(editor.state().history.present.house[list]?.length ?? 1) - 1}.${areaField(list)}`);
      },
    }),
    [editor, latest],
  );

  const add = (kind: RowKind, wall?: string): string => {
    const list = LIST_OF[kind];
    const added = addRow(editor.state().history.present.house, kind, { room, wall, usual });
    if (!added) {
      notify.info(
        kind === 'skylight' ? 'Add a roof first: a skylight is in one.' : `Add a wall first: a ${kind} is in one.`,
      );
      return '';
    }
    editor.change('', (now) => withHouse(now, added.inputs));
    return `${list}.${(added.inputs[list]?.length ?? 1) - 1}`;
  };
  const addAndEnter = (kind: RowKind): void => {
    const path = add(kind, wallInFocus(rows));
    if (path !== '') focusPath(`${path}.${areaField(LIST_OF[kind])}`);
  };
  const addBelow = ({ kind, entry }: Row, column: string): void => {
    const path = add(kind, entry.wall);
    if (path !== '') focusPath(column === 'name' ? `${path}.id` : `${path}.${areaField(LIST_OF[kind])}`);
  };

  return (
    <Beside width="minmax(10rem, 12rem)" side="start">
      <RoomList />
      <div className={rooms['room']}>
        <Section
          title={room === '' ? 'In no room' : room}
          {...(room === '' && {
            description:
              'Surfaces of attics, garages, crawlspaces and basements that are not heated, and those not assigned to a room yet.',
          })}
          isFlush
        >
          {room !== '' && <RoomFields />}
          {rows.length > 0 && <SurfaceGrid rows={rows} room={room} actions={actions} onPastEnd={addBelow} />}
          {rows.length > 0 && (
            <p className={classes['keys']}>
              Enter and arrows move, Enter in the last row adds one. Ctrl+D copies a row, Ctrl+Delete removes it. 12x8
              and 12&apos;6 are calculated.
            </p>
          )}
          <div className={classes['adding']} role="group" aria-label="Add">
            {(room === '' ? KINDS_OUTSIDE : KINDS).map((kind) => (
              <Button
                key={kind}
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                onMouseDown={keepFocus}
                onClick={() => addAndEnter(kind)}
              >
                {capitalize(kind)}
              </Button>
            ))}
          </div>
        </Section>
      </div>
      <DetailsDrawer />
    </Beside>
  );
}

/** Keeps the focus in the row: a window goes into the wall being edited. */
const keepFocus = (event: React.MouseEvent): void => event.preventDefault();

function wallInFocus(rows: readonly Row[]): string | undefined {
  const at = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const row = rows.find(({ list, index }) => `${list}.${index}` === at);
  return row && (row.kind === 'wall' || row.kind === 'foundation wall') ? row.entry.id : row?.entry.wall;
}
