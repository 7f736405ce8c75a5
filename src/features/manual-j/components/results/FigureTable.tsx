import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FigureTable.module.css';

type FigureRow = { id: string; label: ReactNode; cells: readonly ReactNode[] };

type FigureTableProps = {
  /** Caption for screen readers only. */
  caption: string;
  /** Column headers; the first is for the row names. */
  columns: readonly string[];
  rows: readonly FigureRow[];
  /** Totals, below a line. */
  foot?: readonly FigureRow[];
};

/** Shows figures in columns. If wider than the page, it scrolls on its own, with row names staying in view. */
export function FigureTable({ caption, columns, rows, foot = [] }: FigureTableProps) {
  const line = ({ id, label, cells }: FigureRow): ReactNode => (
    <Table.Tr key={id}>
      <Table.Th scope="row" className={classes.name ?? ''}>
        {label}
      </Table.Th>
      {cells.map((cell, index) => (
        <Table.Td key={index} className={classes.number ?? ''}>
          {cell}
        </Table.Td>
      ))}
    </Table.Tr>
  );
  return (
    <div className={classes.scroll} role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <Table.Caption className="visually-hidden">{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column, index) => (
              <Table.Th
                key={`${index} ${column}`}
                scope="col"
                className={(index === 0 ? classes.name : classes.number) ?? ''}
              >
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{rows.map(line)}</Table.Tbody>
        {foot.length > 0 && <Table.Tfoot className={classes.foot ?? ''}>{foot.map(line)}</Table.Tfoot>}
      </Table>
    </div>
  );
}
