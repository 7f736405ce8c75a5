import { choiceWords } from '@/domain/calculation/choiceWords';
import { optionsOf } from '../../../editing/listFields';
import type { Notes } from '../../../editing/notes';
import type { Row } from '../../../editing/rows';
import { ChoiceCell } from './ChoiceCell';
import { DirectionCell } from './DirectionCell';

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

type CellsProps = {
  row: Row;
  /** Notes by field name. */
  notes: Notes;
};

const WITHOUT_DIRECTION: ReadonlySet<string> = new Set(['door', 'ceiling', 'floor', 'slab', 'roof']);

/** Edits a surface's direction; an opening in a wall faces the way the wall does. */
export function FacingCell({ row, notes, wallAzimuthDeg }: CellsProps & { wallAzimuthDeg: number | undefined }) {
  const { kind, list, index, entry } = row;
  const hasDirection = !WITHOUT_DIRECTION.has(kind);
  const isInOpening = kind === 'window' || kind === 'door';
  return (
    <td data-label={hasDirection ? 'Faces' : undefined} data-empty={!hasDirection || undefined}>
      {hasDirection && (
        <DirectionCell
          label={`Direction of ${entry.id}`}
          list={list}
          path={[list, index, 'azimuthDeg']}
          value={entry.azimuthDeg}
          inherited={isInOpening ? wallAzimuthDeg : undefined}
          note={notes['azimuthDeg']}
        />
      )}
    </td>
  );
}

/** Edits what is beyond a surface, or a window's interior shading. */
export function BesideCell({ row, notes }: CellsProps) {
  const { kind, list, index, entry } = row;
  const isGlass = kind === 'window' || kind === 'skylight';
  const isBesides = entry.exteriorAdjacentTo !== undefined;
  const of = (what: string): string => `${what} of ${entry.id}`;
  return (
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
  );
}
