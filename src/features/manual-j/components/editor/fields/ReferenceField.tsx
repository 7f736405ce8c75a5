import { idsOf } from '@/domain/load-calc/edit/ids';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import type { Note } from '../../../editing/notes';
import type { Path } from '@/domain/load-calc/edit/path';
import { ChoiceField } from './ChoiceField';

/** Returns the names a field can refer to: rooms, walls, roofs or ceilings of the house. Null if it isn't a reference. */
export function referenceOptions(house: LoadInputs, path: Path): readonly string[] | null {
  const field = path.at(-1);
  if (path.length !== 3) return null;
  if (field === 'room') return idsOf(house.rooms);
  if (field === 'wall') return idsOf(house.walls, house.foundationWalls);
  if (field === 'roof') return idsOf(house.roofs);
  return field === 'ceiling'
    ? idsOf(house.ceilingsAndFloors?.filter(({ floorOrCeiling }) => floorOrCeiling !== 'floor'))
    : null;
}

type ReferenceFieldProps = {
  label: string;
  path: Path;
  value: string | undefined;
  options: readonly string[];
  isOptional: boolean;
  note: Note | undefined;
};

/** Picks another entry of the house. */
export const ReferenceField = ({ options, ...field }: ReferenceFieldProps) => (
  <ChoiceField {...field} options={options.map((id) => ({ value: id, label: id }))} placeholder="None" />
);
