import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { callFunction } from '@/data/callables';
import { openBillingPortal } from '@/domain/subscription/api';
import { useStripePage } from '@/entities/payment/useStripePage';

/** Links to Stripe's own pages, which hold the card and the invoice details: we never see a card. */
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
