import { Checkbox } from '@mantine/core';
import type { TableSelection } from './columns';
import classes from './DataTable.module.css';

type SelectAllBoxProps<Row> = { selection: TableSelection<Row>; shownIds: readonly string[]; caption: string };

/** Selects every loaded row, or none. */
export function SelectAllBox<Row>({ selection, shownIds, caption }: SelectAllBoxProps<Row>) {
  const selected = new Set(selection.ids);
  const count = shownIds.filter((id) => selected.has(id)).length;
  const isAll = count > 0 && count === shownIds.length;
  return (
    <label className={classes.selectBox}>
      <Checkbox
        aria-label={`Select all ${caption.toLowerCase()} shown`}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() => selection.onChange(isAll ? [] : [...shownIds])}
      />
    </label>
  );
}
