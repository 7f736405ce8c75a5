import { useUnits } from '@/entities/calculation/useUnits';
import type { Notes } from '../../../editing/notes';
import { overhangText, readOverhang } from '../../../editing/overhangText';
import { type Row, areaField } from '../../../editing/rows';
import classes from './grid.module.css';
import { NumberCell } from './NumberCell';
import { TextCell } from './TextCell';

type CellsProps = {
  row: Row;
  /** Notes by field name. */
  notes: Notes;
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

const fieldsOf = ({ entry }: Row) => entry as unknown as Readonly<Record<string, number | undefined>>;

/** Edits the extra measure of the surface's kind: a depth, an edge, or the glass's solar gain. */
export function SizeCell({ row, notes }: CellsProps) {
  const { kind, list, index, entry } = row;
  const fields = fieldsOf(row);
  const size = kind in sizeField ? sizeField[kind as keyof typeof sizeField] : undefined;
  const label = size && SIZE_LABELS[size.field];
  return (
    <td data-label={label} data-empty={!size || undefined}>
      {size && (
        <NumberCell
          label={`${label} of ${entry.id}`}
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
  );
}

/** Edits the area and shows the area net of windows and doors. */
export function AreaCell({ row, notes, netAreaFt2 }: CellsProps & { netAreaFt2: number | undefined }) {
  const { show } = useUnits();
  const { list, index, entry } = row;
  const area = areaField(list);
  const fields = fieldsOf(row);
  return (
    <td data-label="Area">
      <NumberCell
        label={`Area of ${entry.id}`}
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
  );
}

/** Edits a window's overhang or a foundation wall's height. */
export function ExtraCell({ row, notes }: CellsProps) {
  const { system } = useUnits();
  const { kind, list, index, entry } = row;
  const fields = fieldsOf(row);
  const of = (what: string): string => `${what} of ${entry.id}`;
  return (
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
  );
}
