import { Checkbox } from '@mantine/core';
import type { Table } from '@tanstack/react-table';
import classes from './DataTable.module.css';

type SelectAllBoxProps<Row> = { table: Table<Row>; caption: string };

/** Selects every loaded row, or none. */
export function SelectAllBox<Row>({ table, caption }: SelectAllBoxProps<Row>) {
  return (
    <label className={classes.selectBox}>
      <Checkbox
        aria-label={`Select all ${caption.toLowerCase()} shown`}
        checked={table.getIsAllRowsSelected()}
        indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    </label>
  );
}
