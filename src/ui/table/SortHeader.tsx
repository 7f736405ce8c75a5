import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { DataColumn, SortState } from './columns';
import classes from './DataTable.module.css';

type SortHeaderProps<Row> = {
  column: DataColumn<Row>;
  sort: SortState | undefined;
  onSortChange: ((sort: SortState) => void) | undefined;
};

/** Also set as a custom property, so that the print styles can use a fraction of it. */
const widthOf = (px: number): CSSProperties => ({ '--column-width': `${px}px`, width: px }) as CSSProperties;

/** Renders a column header; a button if the list can be sorted by it. */
export function SortHeader<Row>({ column, sort, onSortChange }: SortHeaderProps<Row>) {
  const direction = sort?.field === column.id ? sort.direction : undefined;
  const common = {
    scope: 'col',
    className: classes.headCell,
    'data-align': column.align ?? 'start',
    'data-secondary': column.isSecondary || undefined,
    style: column.width === undefined ? undefined : widthOf(column.width),
  } as const;
  if (!column.isSortable || onSortChange === undefined) return <th {...common}>{column.header}</th>;
  const Arrow = direction === undefined ? IconArrowsSort : direction === 'asc' ? IconArrowUp : IconArrowDown;
  const ariaSort = direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th {...common} aria-sort={ariaSort}>
      <UnstyledButton
        className={classes.sortButton ?? ''}
        data-active={direction !== undefined || undefined}
        onClick={() => onSortChange({ field: column.id, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {column.header}
        <Arrow size={14} aria-hidden />
      </UnstyledButton>
    </th>
  );
}
