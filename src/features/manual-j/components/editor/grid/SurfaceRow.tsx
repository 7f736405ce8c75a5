import { memo } from 'react';
import type { SurfaceList } from '@/domain/load-calc/edit/surfaces';
import { isConditioned, type Location } from '@/domain/load-calc/schema/locations';
import type { UnitSystem } from '@/domain/calculation/units';
import { isAlike } from '@/lib/isAlike';
import { constructionOfSurface, CONSTRUCTIONS, withConstruction } from '../../../editing/constructions';
import { directionText } from '../../../editing/direction';
import { choiceWords } from '@/domain/calculation/choiceWords';
import { fieldText } from '@/domain/calculation/numberText';
import { numberOf } from '../../../editing/listFields';
import type { Notes } from '../../../editing/notes';
import { overhangText } from '../../../editing/overhangText';
import { VALUE_FIELD, type Row, type Surface } from '../../../editing/rows';
import { useUnits } from '@/entities/calculation/useUnits';
import { isSame } from '@/lib/stableJson';
import { ChoiceCell } from './ChoiceCell';
import classes from './grid.module.css';
import { NameCell } from './NameCell';
import { NumberCell } from './NumberCell';
import { RowButtons, type RowActions } from './RowButtons';
import { RowNotes } from './RowNotes';
import { FacingCell, BesideCell } from './SurfacePlaceCells';
import { SizeCell, AreaCell, ExtraCell } from './SurfaceSizeCells';

type SurfaceRowProps = {
  row: Row;
  /** Room the grid belongs to; empty for surfaces in no room. */
  room: string;
  /** Btu/h; undefined = carries no load. */
  heatingBtuh: number | undefined;
  coolingBtuh: number | undefined;
  /** Notes by field name. */
  notes: Notes;
  /** Direction of an opening's wall. */
  wallAzimuthDeg: number | undefined;
  /** A wall's area net of openings. */
  netAreaFt2: number | undefined;
  actions: RowActions;
};

/** Edits one surface, window or door of the room. */
function SurfaceCells({
  row,
  room,
  heatingBtuh,
  coolingBtuh,
  notes,
  wallAzimuthDeg,
  netAreaFt2,
  actions,
}: SurfaceRowProps) {
  const { system, show } = useUnits();
  const { kind, list, index, entry } = row;
  const { id } = entry;
  const of = (what: string): string => `${what} of ${id}`;
  const fields = entry as unknown as Readonly<Record<string, number | undefined>>;
  const isGlass = kind === 'window' || kind === 'skylight';
  const isOfSpace = entry.interiorAdjacentTo !== undefined && !isConditioned(entry.interiorAdjacentTo as Location);
  const isInOpening = kind === 'window' || kind === 'door';
  const templates = [
    ...CONSTRUCTIONS[kind].map(({ id: value, label }) => ({ value, label })),
    { value: '', label: 'As entered' },
  ];
  const load = (value: number | undefined): string =>
    value === undefined ? '–' : show(value, 'load', { isBare: true });
  return (
    <>
      <tr
        data-row={`${list}.${index}`}
        data-noted={Object.keys(notes).length > 0 || undefined}
        data-kind={kind}
        data-inner={isInOpening || undefined}
        className={classes['row']}
      >
        <td className={classes['kind']}>{kind}</td>
        <td data-label="Name">
          <NameCell list={list} index={index} name={id} owners={[entry.wall, room]} label={of('Name')} />
          {isOfSpace && (
            <p className={classes['aside']} data-place>
              {choiceWords(entry.interiorAdjacentTo ?? '')}
            </p>
          )}
        </td>
        <td data-label="Construction">
          <ChoiceCell
            label={of('Construction')}
            column="construction"
            path={[list, index]}
            note={notes['construction']}
            value={constructionOfSurface(kind, entry)}
            options={templates}
            toValue={(option) => withConstruction(kind, entry, option)}
          />
        </td>
        <td data-label={isGlass ? 'U' : 'R'}>
          <NumberCell
            label={of(isGlass ? 'U-factor' : 'R-value')}
            column="value"
            list={list}
            index={index}
            field={VALUE_FIELD[kind]}
            value={fields[VALUE_FIELD[kind]]}
            note={notes[VALUE_FIELD[kind]]}
            hint={isGlass ? 'U' : 'R'}
          />
        </td>
        <SizeCell row={row} notes={notes} />
        <AreaCell row={row} notes={notes} netAreaFt2={netAreaFt2} />
        <FacingCell row={row} notes={notes} wallAzimuthDeg={wallAzimuthDeg} />
        <BesideCell row={row} notes={notes} />
        <ExtraCell row={row} notes={notes} />
        <td data-label="Heating" className={classes['figure']} data-tone="heating">
          {load(heatingBtuh)}
        </td>
        <td data-label="Cooling" className={classes['figure']} data-tone="cooling">
          {load(coolingBtuh)}
        </td>
        <RowButtons row={row} actions={actions} />
      </tr>
      <RowNotes
        path={`${list}.${index}`}
        notes={notes}
        columns={COLUMN_COUNT}
        shownOf={(field) => shownValue(list, field, entry, system)}
      />
    </>
  );
}

const COLUMN_COUNT = 12;

/** Returns the value in effect, as shown in its cell. */
function shownValue(list: SurfaceList, field: string, entry: Surface, system: UnitSystem): string {
  const value = (entry as unknown as Readonly<Record<string, unknown>>)[field];
  if (field === 'azimuthDeg' && typeof value === 'number') return directionText(value);
  if (field === 'overhang' && entry.overhang) return overhangText(entry.overhang, system);
  if (typeof value === 'number') return fieldText(value, numberOf(list, field).facts.quantity ?? 'plain', system);
  return typeof value === 'string' ? choiceWords(value) : '';
}

/** Re-renders only when something in the row itself changed. */
export const SurfaceRow = memo(
  SurfaceCells,
  ({ row, notes, ...before }, { row: nextRow, notes: nextNotes, ...after }) =>
    isAlike(row, nextRow) && isSame(notes, nextNotes) && isAlike(before, after),
);
