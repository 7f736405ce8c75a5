import { ActionIcon } from '@mantine/core';
import { IconArchive, IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import classes from './FormList.module.css';

type FormListItemProps = {
  label: string;
  index: number;
  count: number;
  children: ReactNode;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
  /** Whether removed items are archived. */
  isArchived: boolean;
  /** Relative widths of the fields if they form one row. */
  columns: readonly number[] | undefined;
};

/** Renders one item of a FormList with its buttons. */
export function FormListItem({
  label,
  index,
  count,
  children,
  onRemove,
  onMove,
  isArchived,
  columns,
}: FormListItemProps) {
  const row = columns?.map((width) => `minmax(0, ${width}fr)`).join(' ');
  return (
    <div role="group" aria-label={label} className={classes.item} data-list-item={index}>
      <div
        className={classes.fields}
        data-row={row !== undefined || undefined}
        style={{ '--row': row } as CSSProperties}
      >
        {children}
      </div>
      <div className={classes.buttons}>
        {count > 1 && (
          <>
            <ActionIcon
              aria-label={`Move ${label} up`}
              onClick={() => onMove(index, index - 1)}
              disabled={index === 0}
              data-list-move="up"
            >
              <IconArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              aria-label={`Move ${label} down`}
              onClick={() => onMove(index, index + 1)}
              disabled={index === count - 1}
              data-list-move="down"
            >
              <IconArrowDown size={18} />
            </ActionIcon>
          </>
        )}
        <ActionIcon
          aria-label={`${isArchived ? 'Archive' : 'Remove'} ${label}`}
          onClick={() => onRemove(index)}
          data-list-remove
        >
          {isArchived ? <IconArchive size={18} /> : <IconTrash size={18} />}
        </ActionIcon>
      </div>
    </div>
  );
}
