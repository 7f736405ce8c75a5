import { Button, Text } from '@mantine/core';
import { BULK_LIMIT } from '@/domain/pricebook/bulk';
import { BulkBar } from '@/ui/table/BulkBar';

type ItemBulkBarProps = { ids: readonly string[]; onEdit: (ids: readonly string[]) => void; onClear: () => void };

/** Shows the bulk actions for the selected items. */
export function ItemBulkBar({ ids, onEdit, onClear }: ItemBulkBarProps) {
  return (
    <BulkBar count={ids.length} noun="item" onClear={onClear}>
      <Button onClick={() => onEdit(ids)} disabled={ids.length > BULK_LIMIT}>
        Change them…
      </Button>
      {ids.length > BULK_LIMIT && <Text size="sm">At most {BULK_LIMIT} at once. Export, change and import more.</Text>}
    </BulkBar>
  );
}
