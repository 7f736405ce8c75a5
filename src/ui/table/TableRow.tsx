import { Checkbox } from '@mantine/core';
import type { Row as TanstackRow } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import type { DataColumn, TableSelection } from './columns';
import classes from './DataTable.module.css';

type TableRowProps<Row> = {
  row: TanstackRow<Row>;
  rowIndex: number;
  columns: readonly DataColumn<Row>[];
  href: string | undefined;
  selection: TableSelection<Row> | undefined;
  measure: ((element: Element | null) => void) | undefined;
};

/** One row. Its link covers the row, so that it opens with a click anywhere, and in a new tab like any link. */
export function TableRow<Row>({ row, rowIndex, columns, href, selection, measure }: TableRowProps<Row>) {
  return (
    <tr
      ref={measure}
      data-index={rowIndex}
      data-row-index={rowIndex}
      aria-rowindex={rowIndex + 2}
      aria-selected={selection ? row.getIsSelected() : undefined}
      className={classes.row}
      data-link={href !== undefined || undefined}
    >
      {selection && (
        <td className={classes.selectCell}>
          <label className={classes.selectBox}>
            <Checkbox
              aria-label={`Select ${selection.labelOf(row.original)}`}
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
            />
          </label>
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={classes.cell}
          data-align={column.align ?? 'start'}
          data-secondary={column.isSecondary || undefined}
        >
          {index === 0 && href !== undefined ? (
            <Link to={href} className={classes.rowLink}>
              {column.cell(row.original)}
            </Link>
          ) : (
            column.cell(row.original)
          )}
        </td>
      ))}
    </tr>
  );
}
