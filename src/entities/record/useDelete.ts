import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { CollectionDefinition } from '@/data/records/definition';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

type DeleteWords = {
  name: string;
  /** Effect on the places it was used, or a note that nothing else changes. */
  message: string;
  /** Its first word starts the question: `Delete template` asks "Delete Spring tune-up?". */
  confirmLabel?: string;
  /** The notice shown afterward; by default `{name} was deleted.` */
  done?: string;
};

/**
 * Deletes a record that nothing else refers to: asks, deletes, shows a notice. Resolves to whether it's gone; failures are shown.
 * Customers, properties and jobs use `useRemoveRecord`, which checks for related records.
 */
export function useDelete<T extends object>(definition: CollectionDefinition<T>) {
  const { remove } = useSaveRecord(definition);
  return async (
    id: string,
    { name, message, confirmLabel = 'Delete', done = `${name} was deleted.` }: DeleteWords,
  ): Promise<boolean> => {
    const isSure = await confirmAction({
      title: `${confirmLabel.split(' ')[0]} ${name.slice(0, 80)}?`,
      message,
      confirmLabel,
      tone: 'danger',
    });
    if (!isSure) return false;
    try {
      await remove(id);
      notify.success(done);
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    }
  };
}
