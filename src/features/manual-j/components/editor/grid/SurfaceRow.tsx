import { memo } from 'react';
import type { SurfaceList } from '@/domain/load-calc/edit/surfaces';
import { isConditioned, type Location } from '@/domain/load-calc/schema/locations';
import type { UnitSystem } from '@/domain/calculation/units';
import { constructionOfSurface, CONSTRUCTIONS, withConstruction } from '../../../editing/constructions';
import { directionText } from '../../../editing/direction';
import { choiceWords } from '@/domain/calculation/choiceWords';
import { fieldText } from '@/domain/calculation/numberText';
import { numberOf, optionsOf } from '../../../editing/listFields';
import type { Notes } from '../../../editing/notes';
import { overhangText, readOverhang } from '../../../editing/overhangText';
import { areaField, VALUE_FIELD, type Row, type Surface } from '../../../editing/rows';
import { useUnits } from '@/entities/calculation/useUnits';
import { isSame } from '@/lib/stableJson';
import { ChoiceCell } from './ChoiceCell';
import { DirectionCell } from './DirectionCell';
import classes from './grid.module.css';
import { NameCell } from './NameCell';
import { NumberCell } from './NumberCell';
import { RowButtons, type RowActions } from './RowButtons';
import { RowNotes } from './RowNotes';
import { TextCell } from './TextCell';

type SurfaceRowProps = {
  row: Row;
  /** Whose grid this is; empty for surfaces of no room. */
  room: string;
  /** Btu/h; undefined = carries no load. */
  heatingBtuh: number | undefined;
  coolingBtuh: number | undefined;
  /** Of its fields, by their names. */
  notes: Notes;
  /** Where the wall of an opening faces. */
  wallAzimuthDeg: number | undefined;
  /** What the openings leave of a wall. */
  netAreaFt2: number | undefined;
  actions: RowActions;
};

const sizeField = {
  'foundation wall': { field: 'depthBelowGradeFt', hint: 'deep' },
  slab: { field: 'exposedPerimeterFt', hint: 'edge' },
  window: { field: 'shgc', hint: undefined },
  skylight: { field: 'shgc', hint: undefined },
} as const;

const SIZE_LABELS = {
  depthBelowGradeFt: 'Depth below grade',
  exposedPerimeterFt: 'Exposed edge',
  shgc: 'SHGC',
} as const;

/** One surface, window or door of the room. */
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
  const size = kind in sizeField ? sizeField[kind as keyof typeof sizeField] : undefined;
  const area = areaField(list);
  const hasDirection = kind !== 'door' && kind !== 'ceiling' && kind !== 'floor' && kind !== 'slab' && kind !== 'roof';
  const isGlass = kind === 'window' || kind === 'skylight';
  const isBesides = entry.exteriorAdjacentTo !== undefined;
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
        <td data-label={size ? SIZE_LABELS[size.field] : undefined} data-empty={!size || undefined}>
          {size && (
            <NumberCell
              label={of(size.hint === undefined ? 'SHGC' : size.hint === 'deep' ? 'Depth below grade' : 'Exposed edge')}
              column="size"
              list={list}
              index={index}
              field={size.field}
              value={fields[size.field]}
              note={notes[size.field]}
              hint={size.hint}
            />
          )}
        </td>
        <td data-label="Area">
          <NumberCell
            label={of('Area')}
            column="area"
            list={list}
            index={index}
            field={area}
            value={fields[area]}
            note={notes[area]}
          />
          {netAreaFt2 !== undefined && (
            <p className={classes['aside']} title="Without windows and doors">
              net {show(netAreaFt2, 'area', { isBare: true })}
            </p>
          )}
        </td>
        <td data-label={hasDirection ? 'Faces' : undefined} data-empty={!hasDirection || undefined}>
          {hasDirection && (
            <DirectionCell
              label={of('Direction')}
              list={list}
              path={[list, index, 'azimuthDeg']}
              value={entry.azimuthDeg}
              inherited={isInOpening ? wallAzimuthDeg : undefined}
              note={notes['azimuthDeg']}
            />
          )}
        </td>
        <td
          data-label={isGlass ? 'Shade' : isBesides ? 'Borders on' : undefined}
          data-empty={(!isGlass && !isBesides) || undefined}
        >
          {isBesides && (
            <ChoiceCell
              label={of('What is beyond')}
              column="beside"
              path={[list, index, 'exteriorAdjacentTo']}
              note={notes['exteriorAdjacentTo']}
              value={entry.exteriorAdjacentTo ?? ''}
              options={optionsOf(list, 'exteriorAdjacentTo').map((value) => ({ value, label: choiceWords(value) }))}
            />
          )}
          {isGlass && (
            <ChoiceCell
              label={of('Interior shading')}
              column="beside"
              path={[list, index, 'interiorShading']}
              note={notes['interiorShading']}
              value={entry.interiorShading?.type ?? ''}
              options={SHADINGS}
              toValue={(type) => (type === '' ? undefined : { ...entry.interiorShading, type })}
            />
          )}
        </td>
        <td
          data-label={kind === 'window' ? 'Overhang' : kind === 'foundation wall' ? 'Height' : undefined}
          data-empty={(kind !== 'window' && kind !== 'foundation wall') || undefined}
        >
          {kind === 'window' && (
            <TextCell
              label={of('Overhang')}
              column="extra"
              path={[list, index, 'overhang']}
              note={notes['overhang']}
              shown={entry.overhang ? overhangText(entry.overhang, system) : ''}
              placeholder="–"
              read={(text) => readOverhang(text, system)}
            />
          )}
          {kind === 'foundation wall' && (
            <NumberCell
              label={of('Height')}
              column="extra"
              list={list}
              index={index}
              field="heightFt"
              value={fields['heightFt']}
              note={notes['heightFt']}
              hint="high"
            />
          )}
        </td>
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

/** The value that counts, as it stands in its cell. */
function shownValue(list: SurfaceList, field: string, entry: Surface, system: UnitSystem): string {
  const value = (entry as unknown as Readonly<Record<string, unknown>>)[field];
  if (field === 'azimuthDeg' && typeof value === 'number') return directionText(value);
  if (field === 'overhang' && entry.overhang) return overhangText(entry.overhang, system);
  if (typeof value === 'number') return fieldText(value, numberOf(list, field).facts.quantity ?? 'plain', system);
  return typeof value === 'string' ? choiceWords(value) : '';
}

const SHADINGS = [
  '',
  'not present',
  'dark blinds',
  'medium blinds',
  'light blinds',
  'dark shades',
  'medium shades',
  'light shades',
  'dark curtains',
  'medium curtains',
  'light curtains',
].map((value) => ({
  value,
  label: value === '' ? 'Not given' : value === 'not present' ? 'None' : choiceWords(value),
}));

/** Drawn again only when something on the row itself changed. */
export const SurfaceRow = memo(
  SurfaceCells,
  (before, after) =>
    before.row.entry === after.row.entry &&
    before.row.index === after.row.index &&
    before.row.kind === after.row.kind &&
    before.room === after.room &&
    before.heatingBtuh === after.heatingBtuh &&
    before.coolingBtuh === after.coolingBtuh &&
    before.wallAzimuthDeg === after.wallAzimuthDeg &&
    before.netAreaFt2 === after.netAreaFt2 &&
    before.actions === after.actions &&
    isSame(before.notes, after.notes),
);
