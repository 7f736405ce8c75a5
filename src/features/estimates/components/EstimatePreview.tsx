import { Modal } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { estimateSchema, type EstimateInput } from '@/domain/estimate/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { EstimatePaper } from './EstimatePaper';

type EstimatePreviewProps = { values: EstimateInput; onClose: () => void };

/** What the customer will see, before anything is saved. */
export function EstimatePreview({ values, onClose }: EstimatePreviewProps) {
  const customer = useRecord(collections.customers, values.customerId).data ?? null;
  const parsed = useMemo(
    () => estimateSchema.safeParse({ ...values, customerName: customer?.name ?? values.customerName }),
    [values, customer],
  );
  return (
    <Modal opened onClose={onClose} title="What the customer will see" fullScreen>
      {parsed.success ? (
        <EstimatePaper estimate={parsed.data} />
      ) : (
        <InlineNotice tone="warning" title="Not complete yet">
          {parsed.error.issues[0]?.message ?? 'Something is missing.'}
        </InlineNotice>
      )}
    </Modal>
  );
}
