import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { PricebookItem } from '@/domain/pricebook/schema';
import type { Stored } from '@/domain/record/schema';
import { useArchive } from '@/entities/record/useArchive';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

/** What is done to a whole item: archived, brought back, copied, deleted. */
export function useItemActions(item: Stored<PricebookItem>) {
  const navigate = useNavigate();
  const items = useSaveRecord(collections.pricebook);
  const { archive, restore } = useArchive(collections.pricebook, item, {
    name: item.name,
    archived: { isActive: false },
    active: { isActive: true },
    archivedText: `${item.name} was archived.`,
    restoredText: `${item.name} is back in the pricebook.`,
  });
  const remove = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: `Delete ${item.name.slice(0, 80)}?`,
      message:
        'Estimates and invoices that have it keep their lines. Bundles and templates lose it. It cannot be undone; archiving can.',
      confirmLabel: 'Delete item',
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await items.remove(item.id);
      notify.success(`${item.name} was deleted.`);
      void navigate(paths.pricebook, { replace: true });
    } catch (error) {
      notify.error(error);
    }
  };
  return { archive, restore, remove };
}
