import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { usePricebookSettings } from '@/entities/pricebook/usePricebookSettings';
import { ItemForm } from './ItemForm';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';

type ItemDrawerProps = {
  /** An item's ID, `new`, or null for closed. */
  openId: string | null;
  categoryId?: string;
  onClose: () => void;
  onSaved?: (id: string) => void;
};

/** Edits an item without leaving the page. */
export function ItemDrawer({ openId, categoryId = '', onClose, onSaved }: ItemDrawerProps) {
  const can = useCan();
  const { settings, isLoading } = usePricebookSettings();
  const isWaiting = useFirstLoading(isLoading);
  const done = (id: string): void => {
    onClose();
    onSaved?.(id);
  };

  return (
    <RecordDrawer
      definition={collections.pricebook}
      noun="item"
      openId={openId}
      onClose={onClose}
      titleOf={({ name }) => name}
      mayCreate={can('create', 'pricebook')}
    >
      {(item) =>
        isWaiting ? (
          <LoadingRows rows={8} />
        ) : (
          <ItemForm
            key={item?.id ?? 'new'}
            item={item}
            settings={settings}
            categoryId={categoryId}
            onDone={done}
            onCancel={onClose}
          />
        )
      }
    </RecordDrawer>
  );
}
