import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { mainColumnOf, type DataColumn, type TablePeek, type TableSelection } from './columns';
import classes from './DataTable.module.css';
import { SelectRowBox } from './SelectRowBox';

type TableRowProps<Row> = {
  row: Row;
  id: string;
  rowIndex: number;
  columns: readonly DataColumn<Row>[];
  href: string | undefined;
  selection: TableSelection<Row> | undefined;
  peek: TablePeek<Row> | undefined;
  /** Whether it's the first row of its group. */
  isGroupStart: boolean;
  measure: ((element: Element | null) => void) | undefined;
};

/** Renders one row. Its link covers the row, so that clicking anywhere opens it, and it opens in a new tab like any link. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, rowIndex, columns, href, selection, peek, isGroupStart, measure } = props;
  const main = mainColumnOf(columns);
  const isLookedAt = peek?.openId === id;
  return (
    <tr
      ref={measure}
      data-index={rowIndex}
      data-row-index={rowIndex}
      aria-rowindex={rowIndex + 2}
      aria-selected={selection?.ids.includes(id)}
      className={classes.row}
      data-link={href !== undefined || undefined}
      data-peeked={isLookedAt || undefined}
      data-group-start={isGroupStart || undefined}
    >
      {selection && (
        <td className={classes.selectCell}>
          <SelectRowBox row={row} id={id} selection={selection} className={classes.selectBox} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={classes.cell}
          data-align={column.align ?? 'start'}
          data-secondary={column.isSecondary || undefined}
          data-bare={column.header === '' || undefined}
        >
          {column === main && href !== undefined ? (
            <Link to={href} className={classes.rowLink} data-row-link>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {peek && (
        <td className={classes.peekCell}>
          <ActionIcon
            size={28}
            aria-label={`Peek at ${peek.labelOf(row)}`}
            aria-pressed={isLookedAt}
            title="Peek (Space)"
            onClick={() => peek.onChange(isLookedAt ? null : id)}
          >
            <IconLayoutSidebarRight size={16} aria-hidden />
          </ActionIcon>
        </td>
      )}
    </tr>
  );
}
