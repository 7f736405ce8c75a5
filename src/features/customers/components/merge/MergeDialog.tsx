import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useOnline } from '@/data/react/useOnline';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { useMerge } from '../../hooks/useMerge';
import { MergeComparison } from './MergeComparison';

type MergeDialogProps = {
  customer: Stored<Customer>;
  /** The other record, if it's already chosen. */
  otherId?: string;
  onClose: () => void;
  onMerged: (survivorId: string) => void;
};

/** Merges a customer's two records into one. Previews what will be kept, and can be undone afterwards. */
export function MergeDialog({ customer, otherId: given = '', onClose, onMerged }: MergeDialogProps) {
  const [otherId, setOtherId] = useState(given);
  const [isOtherKept, setIsOtherKept] = useState(false);
  const { data: other } = useRecord(collections.customers, otherId);
  const { merge, isBusy } = useMerge();
  const isOnline = useOnline();
  const survivor = isOtherKept ? other : customer;
  const duplicate = isOtherKept ? customer : other;

  const carryOut = async (): Promise<void> => {
    if (survivor && duplicate && (await merge(survivor.id, duplicate.id))) onMerged(survivor.id);
  };

  return (
    <Modal
      opened
      onClose={isBusy ? () => undefined : onClose}
      withCloseButton={!isBusy}
      size="xl"
      title={`Merge ${customer.name.slice(0, 80)}`}
    >
      <Stack>
        <CustomerPicker
          label="Same customer as"
          value={otherId}
          onChange={setOtherId}
          excludeId={customer.id}
          disabled={isBusy}
        />
        {survivor && duplicate && (
          <>
            <MergeComparison survivor={survivor} duplicate={duplicate} />
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              Jobs, properties, equipment, photos, notes, estimates, invoices, payments and what is owed move from “
              {duplicate.name}” to “{survivor.name}”. Invoices that were issued and estimates that were signed still say
              “{duplicate.name}”, and links keep working. “{duplicate.name}” is archived, not deleted, and the merge can
              be undone.
            </Text>
          </>
        )}
        {!isOnline && (
          <InlineNotice tone="warning" role="status">
            Merging needs a connection.
          </InlineNotice>
        )}
        {isBusy && (
          <ProgressBar label="Merging" value={null} detail="Moving the customer’s records. This can take a minute." />
        )}
        <Group justify="flex-end">
          {other && (
            <Button
              variant="subtle"
              leftSection={<IconArrowsExchange size={18} aria-hidden />}
              onClick={() => setIsOtherKept(!isOtherKept)}
              disabled={isBusy}
            >
              Keep the other one
            </Button>
          )}
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button onClick={() => void carryOut()} disabled={!other || !isOnline} loading={isBusy}>
            Merge
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
