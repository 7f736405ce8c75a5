import { Menu, ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { moveItem, copyItem, removeItem } from '@/domain/inspection/edit';
import type { EditForm } from '../templateForm';

type BuilderItemMenuProps = {
  id: string;
  /** Its question, or its number if it has none. */
  called: string;
  edit: EditForm;
};

/** Moves, copies, or removes an item. */
export function BuilderItemMenu({ id, called, edit }: BuilderItemMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size="lg" aria-label={`More for ${called}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => edit((now) => moveItem(now, id, -1))}>Move up</Menu.Item>
        <Menu.Item onClick={() => edit((now) => moveItem(now, id, 1))}>Move down</Menu.Item>
        <Menu.Item onClick={() => edit((now) => copyItem(now, id))}>Copy</Menu.Item>
        <Menu.Item color="var(--fw-danger-fg)" onClick={() => edit((now) => removeItem(now, id))}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
