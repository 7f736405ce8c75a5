import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { callFunction } from '@/data/callables';
import { openBillingPortal } from '@/domain/subscription/api';
import { openAddress } from '@/lib/openAddress';
import { useCarryOut } from '@/ui/feedback/useCarryOut';

/** Links to Stripe's own pages, which hold the card and the invoice details: we never see a card. */
export function PortalButton({ label = 'Card and invoice details at Stripe' }: { label?: string }) {
  const { isBusy, carryOut } = useCarryOut();
  return (
    <Button
      variant="default"
      loading={isBusy}
      onClick={() => void carryOut(async () => openAddress((await callFunction(openBillingPortal, {})).url))}
      rightSection={<IconExternalLink size={16} aria-hidden />}
    >
      {label}
    </Button>
  );
}
