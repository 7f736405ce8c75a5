import { Link } from 'react-router-dom';
import type { DataColumn, TableSelection } from './columns';
import classes from './DataTable.module.css';
import { SelectRowBox } from './SelectRowBox';

type TableRowProps<Row> = {
  row: Row;
  id: string;
  rowIndex: number;
  columns: readonly DataColumn<Row>[];
  href: string | undefined;
  selection: TableSelection<Row> | undefined;
  measure: ((element: Element | null) => void) | undefined;
};

/** One row. Its link covers the row, so that it opens with a click anywhere, and in a new tab like any link. */
export function TableRow<Row>({ row, id, rowIndex, columns, href, selection, measure }: TableRowProps<Row>) {
  return (
    <tr
      ref={measure}
      data-index={rowIndex}
      data-row-index={rowIndex}
      aria-rowindex={rowIndex + 2}
      aria-selected={selection?.ids.includes(id)}
      className={classes.row}
      data-link={href !== undefined || undefined}
    >
      {selection && (
        <td className={classes.selectCell}>
          <SelectRowBox row={row} id={id} selection={selection} className={classes.selectBox} />
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
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
