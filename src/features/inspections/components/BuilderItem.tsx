import { ActionIcon, Checkbox, Select, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { memo, type DragEvent, type KeyboardEvent } from 'react';
import { asKind, changeItem, moveItem, placeItem } from '@/domain/inspection/edit';
import { ITEM_KINDS, type FormItem, type InspectionForm } from '@/domain/inspection/form';
import { KIND_WORDS } from '@/entities/inspection/inspectionWords';
import { isSame } from '@/lib/stableJson';
import type { EditForm } from '../templateForm';
import classes from './builder.module.css';
import { useTypedItems } from '../hooks/useTypedItems';
import { BuilderItemMenu } from './BuilderItemMenu';
import { DRAGGED_ITEM } from './draggedItem';
import { ItemDetails } from './ItemDetails';

const KINDS = ITEM_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));

type BuilderItemProps = {
  item: FormItem;
  sectionId: string;
  number: number;
  edit: EditForm;
  /** The path of its fields in the form's errors. */
  path: string;
  labelError: string | undefined;
  /** Error in any of the item's other fields. */
  fault: string | undefined;
  /** The whole form while its details are open, for the items that it can depend on; otherwise null. */
  openIn: InspectionForm | null;
  onOpen: (id: string) => void;
};

/**
 * One item: its question, kind, and whether it's required; the rest expands. Enter starts the next item, and a pasted list becomes items.
 * It's moved by its grip, Alt and arrow keys, or the menu. Memoized to re-render only when it changes: a template may have hundreds.
 */
export const BuilderItem = memo(function BuilderItem({
  item,
  sectionId,
  number,
  edit,
  path,
  labelError,
  fault,
  openIn,
  onOpen,
}: BuilderItemProps) {
  const { id, kind, label, isRequired } = item;
  const isOpen = openIn !== null;
  const called = label === '' ? `item ${number}` : label;
  const change = (changes: Partial<FormItem>): void =>
    edit((now) => changeItem(now, id, (one) => ({ ...one, ...changes })));
  const press = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    edit((now) => moveItem(now, id, event.key === 'ArrowUp' ? -1 : 1));
  };
  const typing = useTypedItems(item, { sectionId, edit });
  const drop = (event: DragEvent): void => {
    const dragged = event.dataTransfer.getData(DRAGGED_ITEM);
    if (dragged === '') return;
    event.preventDefault();
    edit((now) => placeItem(now, dragged, sectionId, id));
  };
  return (
    // Not a control itself: it handles key events from its children.
    <li
      className={classes['item']}
      onKeyDown={press}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED_ITEM) && event.preventDefault()}
      onDrop={drop}
    >
      <div className={classes['row']}>
        <span
          className={classes['grip']}
          draggable
          title="Drag to move, also to another section"
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED_ITEM, id)}
        >
          <IconGripVertical size={16} aria-hidden />
        </span>
        <TextInput
          className={classes['grow'] ?? ''}
          aria-label={`Item ${number}`}
          placeholder="What is asked"
          maxLength={200}
          value={label}
          error={labelError}
          data-path={`${path}.label`}
          onChange={(event) => change({ label: event.currentTarget.value })}
          {...typing}
        />
        <Select
          className={classes['kind'] ?? ''}
          aria-label={`Kind of ${called}`}
          data={KINDS}
          value={kind}
          allowDeselect={false}
          onChange={(value) => {
            const chosen = ITEM_KINDS.find((known) => known === value);
            if (!chosen) return;
            edit((now) => changeItem(now, id, (one) => asKind(one, chosen)));
            if (chosen === 'choice' || chosen === 'number') onOpen(id);
          }}
        />
        <Checkbox
          label="Required"
          aria-label={`${called} is required`}
          checked={isRequired}
          onChange={(event) => change({ isRequired: event.currentTarget.checked })}
        />
        <ActionIcon
          size="lg"
          aria-label={`Details of ${called}`}
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? '' : id)}
        >
          {isOpen ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
        </ActionIcon>
        <BuilderItemMenu id={id} called={called} edit={edit} />
      </div>
      {fault && <p className={classes['error']}>{fault}</p>}
      {isOpen && <ItemDetails item={item} form={openIn} onChange={change} />}
    </li>
  );
}, isUnchanged);

/**
 * The form copies all of its values on each change, so compare by value rather than identity. `edit` is a new function each time, but
 * each applies to the current form.
 */
function isUnchanged(before: BuilderItemProps, after: BuilderItemProps): boolean {
  const compared = { openIn: null, edit: null };
  return (
    before.openIn === null && after.openIn === null && isSame({ ...before, ...compared }, { ...after, ...compared })
  );
}
