import { IconCopy, IconListDetails, IconTrash } from '@tabler/icons-react';
import type { Row } from '../../../editing/rows';
import classes from './grid.module.css';

export type RowActions = { openDetails: (path: string) => void; copy: (row: Row) => void; remove: (row: Row) => void };

/** Renders the last cell of a row: open all fields, duplicate, delete. */
export function RowButtons({ row, actions }: { row: Row; actions: RowActions }) {
  const { list, index, entry } = row;
  const path = `${list}.${index}`;
  return (
    <td className={classes['actions']}>
      <button
        type="button"
        className={classes['icon']}
        data-column="details"
        data-path={path}
        aria-label={`All fields of ${entry.id}`}
        title="All fields"
        onClick={() => actions.openDetails(path)}
      >
        <IconListDetails size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={classes['icon']}
        aria-label={`Copy ${entry.id}`}
        title="Copy (Ctrl+D)"
        onClick={() => actions.copy(row)}
      >
        <IconCopy size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={classes['icon']}
        aria-label={`Remove ${entry.id}`}
        title="Remove (Ctrl+Delete)"
        onClick={() => actions.remove(row)}
      >
        <IconTrash size={16} aria-hidden />
      </button>
    </td>
  );
}
