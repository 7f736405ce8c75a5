import { Drawer } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { usePricebookSettings } from '../hooks/usePricebookSettings';
import { ItemForm } from './ItemForm';

type ItemDrawerProps = {
  /** An item's id, `new`, or null for closed. */
  openId: string | null;
  categoryId?: string;
  onClose: () => void;
  onSaved?: (id: string) => void;
};

/** An item to edit, beside the page. */
export function ItemDrawer({ openId, categoryId = '', onClose, onSaved }: ItemDrawerProps) {
  const isNew = openId === 'new';
  const { data: item, isLoading } = useRecord(collections.pricebook, isNew ? '' : (openId ?? ''));
  const { settings, isLoading: isSettingUp } = usePricebookSettings();
  const done = (id: string): void => {
    onClose();
    onSaved?.(id);
  };

  return (
    <Drawer
      opened={openId !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={isNew ? 'New item' : (item?.name ?? 'Item')}
    >
      {openId === null ? null : isLoading || isSettingUp ? (
        <LoadingRows rows={8} />
      ) : isNew || item ? (
        <ItemForm
          key={openId}
          item={item ?? null}
          settings={settings}
          categoryId={categoryId}
          onDone={done}
          onCancel={onClose}
        />
      ) : (
        <EmptyState title="This item was not found" text="It may have been deleted, or you do not have access to it." />
      )}
    </Drawer>
  );
}
