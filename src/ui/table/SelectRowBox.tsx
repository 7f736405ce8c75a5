import { Checkbox } from '@mantine/core';
import type { TableSelection } from './columns';

type SelectRowBoxProps<Row> = { row: Row; id: string; selection: TableSelection<Row>; className: string | undefined };

/** Selects one row. */
export function SelectRowBox<Row>({ row, id, selection, className }: SelectRowBoxProps<Row>) {
  const { ids, onChange, labelOf } = selection;
  const isSelected = ids.includes(id);
  return (
    <label className={className}>
      <Checkbox
        aria-label={`Select ${labelOf(row)}`}
        checked={isSelected}
        onChange={() => onChange(isSelected ? ids.filter((other) => other !== id) : [...ids, id])}
      />
    </label>
  );
}
