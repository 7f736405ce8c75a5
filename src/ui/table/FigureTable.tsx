import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FigureTable.module.css';

type FigureColumn = {
  label: string;
  /** True for a text column; the first column always is one. */
  isText?: boolean;
  /** True when its text must not wrap, such as a date. */
  isOneLine?: boolean;
  /** True to hide it on phones. */
  isOnWideOnly?: boolean;
};

type FigureRow = {
  id: string;
  /** One cell per column; a sum has two: what is added up, and the last column's figure. */
  cells: readonly ReactNode[];
  /** True when the row is the total of the rows below it. */
  isSum?: boolean;
};

type FigureTableProps = {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
  /** In pixels; below this width the table scrolls sideways. */
  minWidth?: number;
  /** True to show each row as a card with the column names on phones, for tables with a lot of text. */
  isStackedOnPhone?: boolean;
};

/** Renders the figures of a report: subjects in the first column, figures in the others. */
export function FigureTable({ caption, columns, rows, minWidth, isStackedOnPhone = false }: FigureTableProps) {
  const shownAs = (index: number) => ({
    ...(index > 0 && !columns[index]?.isText && { className: classes['figure'] ?? '' }),
    ...(columns[index]?.isOneLine && { className: classes['line'] ?? '' }),
    ...(columns[index]?.isOnWideOnly && { visibleFrom: 'sm' as const }),
  });
  return (
    <div className={classes['scroll']} role="region" aria-label={caption} tabIndex={0}>
      <Table
        verticalSpacing="xs"
        {...(minWidth !== undefined && { __vars: { '--table-least': `${minWidth}px` } })}
        {...(isStackedOnPhone && { 'data-stacked': true })}
        className={classes['table'] ?? ''}
      >
        <Table.Caption className="visually-hidden">{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ label }, index) => (
              <Table.Th key={index} scope="col" {...shownAs(index)}>
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ id, cells, isSum = false }) =>
            isSum ? (
              <Table.Tr key={id} className={classes['sum'] ?? ''}>
                <Table.Td colSpan={columns.length - 1}>{cells[0]}</Table.Td>
                <Table.Td data-label={columns.at(-1)?.label} {...shownAs(columns.length - 1)}>
                  {cells[1]}
                </Table.Td>
              </Table.Tr>
            ) : (
              <Table.Tr key={id}>
                <Table.Th scope="row" fw={500} {...shownAs(0)}>
                  {cells[0]}
                </Table.Th>
                {cells.slice(1).map((cell, index) => (
                  <Table.Td key={index} data-label={columns[index + 1]?.label} {...shownAs(index + 1)}>
                    {cell}
                  </Table.Td>
                ))}
              </Table.Tr>
            ),
          )}
        </Table.Tbody>
      </Table>
    </div>
  );
}
