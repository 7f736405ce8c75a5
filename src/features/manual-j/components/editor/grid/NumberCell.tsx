import { numberOf } from '../../../editing/listFields';
import { fieldText } from '@/domain/calculation/numberText';
import { readNumberField } from '../../../editing/readField';
import type { SurfaceList } from '@/domain/load-calc/edit/surfaces';
import { useUnits } from '@/entities/calculation/useUnits';
import { TextCell, type CellProps } from './TextCell';

type NumberCellProps = Omit<CellProps, 'path'> & {
  list: SurfaceList | 'rooms';
  index: number;
  field: string;
  value: number | undefined;
  hint?: string | undefined;
};

/** Edits a number of a surface. */
export function NumberCell({ list, index, field, value, ...cell }: NumberCellProps) {
  const { system } = useUnits();
  const { facts, isOptional } = numberOf(list, field);
  const shown =
    value === undefined ? '' : facts.quantity === null ? String(value) : fieldText(value, facts.quantity, system);
  return (
    <TextCell
      {...cell}
      path={[list, index, field]}
      shown={shown}
      isNumber
      placeholder={isOptional ? '–' : undefined}
      read={(text) => readNumberField(text, facts, isOptional, system)}
    />
  );
}
