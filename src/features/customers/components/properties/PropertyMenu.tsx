import { Menu, ActionIcon } from '@mantine/core';
import { IconDots, IconEdit, IconTransfer, IconTrash } from '@tabler/icons-react';

type PropertyMenuProps = {
  name: string;
  onEdit: () => void;
  onMove: () => void;
  /** Undefined without permission. */
  onRemove: (() => void) | undefined;
};

/** Menu of actions on a property. */
export function PropertyMenu({ name, onEdit, onMove, onRemove }: PropertyMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={`More for ${name}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEdit size={16} aria-hidden />} onClick={onEdit}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<IconTransfer size={16} aria-hidden />} onClick={onMove}>
          Move to another customer
        </Menu.Item>
        {onRemove && (
          <Menu.Item color="var(--fw-danger-fg)" leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
            Remove
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
