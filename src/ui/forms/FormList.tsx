import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { fieldValue } from '@/lib/fieldValue';
import type { FieldPath } from './fieldPath';
import classes from './FormList.module.css';
import { FormListItem } from './FormListItem';
import { useFormListFocus } from './useFormListFocus';
import type { SchemaFormApi } from './useSchemaForm';

type FormListProps<Values> = {
  form: SchemaFormApi<Values>;
  name: NoInfer<FieldPath<Values>>;
  /** Label of the list ("Contacts"). */
  label: string;
  /** True when a heading above already says it. */
  isLabelHidden?: boolean;
  /** Singular name of an item ("Contact"). */
  itemLabel: string;
  newItem: () => unknown;
  /** Renders the fields of the item at `index`, named `${name}.${index}.…`. */
  children: (index: number) => ReactNode;
  max?: number;
  /**
   * Relative widths of the fields that `children` returns side by side, as a fragment. In a wide window each item is one row, with labels
   * above the first row only.
   */
  columns?: readonly number[] | undefined;
  addLabel?: string;
  emptyText?: string;
  /** For a list whose items are archived rather than removed: receives the removed items. */
  onArchive?: (item: unknown) => void;
};

const keyOf = (item: unknown, index: number): string => {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : '';
  return typeof id === 'string' && id !== '' ? id : String(index);
};

/** Renders a repeating group of fields. Items need an `id` (newId) so that their fields keep focus when they move. */
export function FormList<Values>({
  form,
  name,
  label,
  isLabelHidden = false,
  itemLabel,
  newItem,
  children,
  max = Infinity,
  columns,
  addLabel,
  emptyText,
  onArchive,
}: FormListProps<Values>) {
  const path: string = name;
  const errorId = useId();
  const list = fieldValue(form.values, path);
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const { container, announcement, focusItem, focusMove, focusAfterRemoval, announce } = useFormListFocus();
  const error = form.errors[path];

  const add = () => {
    form.insertListItem(path, newItem() as never);
    focusItem(items.length);
    announce(`${itemLabel} ${items.length + 1} added`);
  };
  const remove = (index: number) => {
    form.removeListItem(path, index);
    onArchive?.(items[index]);
    focusAfterRemoval(index, items.length - 1);
    announce(`${itemLabel} ${index + 1} ${onArchive ? 'archived' : 'removed'}`);
  };
  const move = (from: number, to: number) => {
    form.reorderListItem(path, { from, to });
    focusMove(to, to < from ? 'up' : 'down');
    announce(`${itemLabel} is now number ${to + 1} of ${items.length}`);
  };

  return (
    <fieldset ref={container} className={classes.list} aria-describedby={error ? errorId : undefined}>
      <legend className={isLabelHidden ? 'visually-hidden' : classes.legend}>{label}</legend>
      {error && (
        <Text id={errorId} className={classes.error} size="sm" tabIndex={-1} data-form-error data-path={path}>
          {error}
        </Text>
      )}
      {items.length === 0 && emptyText && (
        <Text size="sm" c="dimmed">
          {emptyText}
        </Text>
      )}
      {items.map((item, index) => (
        <FormListItem
          key={keyOf(item, index)}
          label={`${itemLabel} ${index + 1}`}
          index={index}
          count={items.length}
          onRemove={remove}
          onMove={move}
          isArchived={onArchive !== undefined}
          columns={columns}
        >
          {children(index)}
        </FormListItem>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
          disabled={items.length >= max}
          data-list-add
        >
          {addLabel ?? `Add ${itemLabel.toLowerCase()}`}
        </Button>
      </div>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </fieldset>
  );
}
