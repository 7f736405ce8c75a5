import type { KeyboardEvent } from 'react';
import { netWallArea } from '@/domain/load-calc/edit/areas';
import { cellMove, enterCell } from '../../../editing/cellKeys';
import { notesBelow } from '../../../editing/notes';
import type { Row } from '../../../editing/rows';
import { useUnits } from '@/entities/calculation/useUnits';
import { useEditing } from '../editingContext';
import classes from './grid.module.css';
import type { RowActions } from './RowButtons';
import { SurfaceRow } from './SurfaceRow';

const COLUMNS = ['name', 'construction', 'value', 'size', 'area', 'direction', 'beside', 'extra', 'details'];

type SurfaceGridProps = {
  rows: readonly Row[];
  /** Room of the surfaces; empty for those in no room. */ room: string;
  actions: RowActions;
  /** Called for Enter in the last row. */ onPastEnd: (last: Row, column: string) => void;
};

/** Edits a room's surfaces as a spreadsheet: Enter, Tab and arrows move, Enter in the last row adds one. On phones, rows are cards. */
export function SurfaceGrid({ rows, room, actions, onPastEnd }: SurfaceGridProps) {
  const { draft, result, notes } = useEditing();
  const { unit } = useUnits();
  const loads = new Map(result.surfaces.map((surface) => [surface.path, surface]));
  const walls = new Map(
    [...(draft.house.walls ?? []), ...(draft.house.foundationWalls ?? [])].map((wall) => [wall.id, wall.azimuthDeg]),
  );
  const withOpenings = new Set(
    rows.flatMap(({ kind, entry }) => (kind === 'window' || kind === 'door' ? [entry.wall] : [])),
  );

  const press = (event: KeyboardEvent): void => {
    const move = cellMove(event, COLUMNS);
    if (!move) return;
    event.preventDefault();
    const target = event.target as HTMLElement;
    const at = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = rows.find(({ list, index }) => `${list}.${index}` === at);
    if (move.kind === 'to') enterCell(move.cell);
    else if (!row) return;
    else if (move.kind === 'past-end') onPastEnd(row, target.dataset['column'] ?? 'area');
    else if (move.kind === 'copy') actions.copy(row);
    else actions.remove(row);
  };

  return (
    <div className={classes['scroll']}>
      {/* Not a control itself: it handles events bubbling up from the cells. */}
      <table className={classes['grid']} onKeyDown={press}>
        <caption className="visually-hidden">{`Surfaces of ${room === '' ? 'no room' : room}`}</caption>
        <thead>
          <tr>
            <th scope="col" style={{ width: '7.5%' }}>
              Kind
            </th>
            <th scope="col" style={{ width: '11%' }}>
              Name
            </th>
            <th scope="col" style={{ width: '14%' }}>
              Construction
            </th>
            <th scope="col" data-number style={{ width: '7%' }}>
              R or U
            </th>
            <th scope="col" data-number style={{ width: '7%' }}>
              SHGC, edge, depth
            </th>
            <th scope="col" data-number style={{ width: '7.5%' }}>
              Area, {unit('area')}
            </th>
            <th scope="col" style={{ width: '8.5%' }}>
              Faces
            </th>
            <th scope="col" style={{ width: '12%' }}>
              Borders on, shade
            </th>
            <th scope="col" style={{ width: '8.5%' }}>
              Overhang, height
            </th>
            <th scope="col" data-number style={{ width: '6%' }}>
              Heating, {unit('load')}
            </th>
            <th scope="col" data-number style={{ width: '6%' }}>
              Cooling, {unit('load')}
            </th>
            <th scope="col" className={classes['actionColumn']}>
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const path = `${row.list}.${row.index}`;
            const load = loads.get(path);
            const isWall = row.kind === 'wall' || row.kind === 'foundation wall';
            return (
              <SurfaceRow
                key={path}
                row={row}
                room={room}
                heatingBtuh={load?.heating.value}
                coolingBtuh={load?.cooling?.value}
                notes={notesBelow(notes, path)}
                wallAzimuthDeg={row.entry.wall === undefined ? undefined : walls.get(row.entry.wall)}
                netAreaFt2={
                  isWall && withOpenings.has(row.entry.id) ? netWallArea(draft.house, row.entry.id) : undefined
                }
                actions={actions}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
