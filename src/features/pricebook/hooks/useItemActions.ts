import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import type { PricebookItem } from '@/domain/pricebook/schema';
import type { Stored } from '@/domain/record/schema';
import { useArchive } from '@/entities/record/useArchive';
import { useDelete } from '@/entities/record/useDelete';
import { paths } from '@/lib/paths';

/** Archives, restores, copies or deletes an item. */
export function useItemActions(item: Stored<PricebookItem>) {
  const navigate = useNavigate();
  const deleteItem = useDelete(collections.pricebook);
  const { archive, restore } = useArchive(collections.pricebook, item, {
    name: item.name,
    archived: { isActive: false },
    active: { isActive: true },
    archivedText: `${item.name} was archived.`,
    restoredText: `${item.name} is back in the pricebook.`,
  });
  const remove = async (): Promise<void> => {
    const isGone = await deleteItem(item.id, {
      name: item.name,
      message:
        'Estimates and invoices that have it keep their lines. Bundles and templates lose it. It cannot be undone; archiving can.',
      confirmLabel: 'Delete item',
    });
    if (isGone) void navigate(paths.pricebook, { replace: true });
  };
  return { archive, restore, remove };
}
