import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { callFunction } from '@/data/callables';
import { openBillingPortal } from '@/domain/subscription/api';
import { useStripePage } from '@/entities/payment/useStripePage';

/** Leads to Stripe's own pages, where the card and what stands on the invoices are kept: we never see a card. */
export function PortalButton({ label = 'Card and invoice details at Stripe' }: { label?: string }) {
  const { isOpening, open } = useStripePage(() => callFunction(openBillingPortal, {}));
  return (
    <Button
      variant="default"
      loading={isOpening}
      onClick={() => void open()}
      rightSection={<IconExternalLink size={16} aria-hidden />}
    >
      {label}
    </Button>
  );
}
