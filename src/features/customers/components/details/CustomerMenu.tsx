import { Button, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconArrowMerge, IconDots, IconTrash } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';

type CustomerMenuProps = {
  customer: Stored<Customer>;
  onArchive: () => void;
  onRestore: () => void;
  onMerge: () => void;
  onDelete: () => void;
};

/** Menu of rarely used actions on a customer. */
export function CustomerMenu({ customer, onArchive, onRestore, onMerge, onDelete }: CustomerMenuProps) {
  const actor = useSession();
  const can = useCan();
  const mayUpdate = can('update', 'customers');
  const mayDelete = can('delete', 'customers');
  const isActive = customer.status === 'active';
  const mayMerge = canAct(actor, 'mergeCustomers') && isActive;
  if (!mayUpdate && !mayDelete && !mayMerge) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDots size={18} aria-hidden />}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayMerge && (
          <Menu.Item leftSection={<IconArrowMerge size={16} aria-hidden />} onClick={onMerge}>
            Merge with another customer
          </Menu.Item>
        )}
        {mayUpdate && isActive && (
          <Menu.Item leftSection={<IconArchive size={16} aria-hidden />} onClick={onArchive}>
            Archive
          </Menu.Item>
        )}
        {mayUpdate && !isActive && customer.mergedIntoId === '' && (
          <Menu.Item leftSection={<IconArchiveOff size={16} aria-hidden />} onClick={onRestore}>
            Restore
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item color="var(--fw-danger-fg)" leftSection={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
