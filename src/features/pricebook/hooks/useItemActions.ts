import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { PricebookItem } from '@/domain/pricebook/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

/** What is done to a whole item: archived, brought back, copied, deleted. */
export function useItemActions(item: Stored<PricebookItem>) {
  const navigate = useNavigate();
  const items = useSaveRecord(collections.pricebook);
  const setActive = (isActive: boolean): Promise<unknown> => items.update(item.id, { isActive }, { label: item.name });
  const undoing = (isActive: boolean) => (): void => void setActive(isActive).catch(notify.error);

  const archive = (): Promise<void> =>
    setActive(false).then(() => notify.success(`${item.name} was archived.`, { undo: undoing(true) }), notify.error);
  const restore = (): Promise<void> =>
    setActive(true).then(
      () => notify.success(`${item.name} is back in the pricebook.`, { undo: undoing(false) }),
      notify.error,
    );
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
