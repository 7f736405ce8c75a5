import { Text } from '@mantine/core';
import { memo, useDeferredValue, useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { estimateSchema, type Estimate, type EstimateInput } from '@/domain/estimate/schema';
import { PaperView } from '@/entities/paper/PaperView';
import { estimateOnPaper } from '../estimateForm';
import { useEstimatePaper } from '../hooks/useEstimatePaper';

/** Previews what the customer will see. Rendering is deferred, so that typing stays fast. */
export function EstimateLivePaper({ values }: { values: EstimateInput }) {
  return <LivePaper values={useDeferredValue(values)} />;
}

const LivePaper = memo(function LivePaper({ values }: { values: EstimateInput }) {
  const customer = useRecord(collections.customers, values.customerId).data ?? null;
  const parsed = useMemo(
    () => estimateSchema.safeParse(estimateOnPaper({ ...values, customerName: customer?.name ?? values.customerName })),
    [values, customer],
  );
  if (!parsed.success) return <NotYet fault={parsed.error.issues[0]?.message ?? ''} />;
  return <Drawn estimate={parsed.data} />;
});

function Drawn({ estimate }: { estimate: Estimate }) {
  const { paper, fault } = useEstimatePaper(estimate);
  return paper ? <PaperView paper={paper} /> : <NotYet fault={fault} />;
}

function NotYet({ fault }: { fault: string }) {
  return (
    <Text size="sm" c="dimmed">
      It can be shown once this is fixed: {fault}
    </Text>
  );
}
