import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { openBillingPortal } from '@/domain/subscription/api';
import { openAddress } from '@/lib/openAddress';
import { notify } from '@/ui/feedback/notify';

/** Leads to Stripe's own pages, where the card and what stands on the invoices are kept: we never see a card. */
export function PortalButton({ label = 'Card and invoice details at Stripe' }: { label?: string }) {
  const [isOpening, setIsOpening] = useState(false);

  const open = async (): Promise<void> => {
    setIsOpening(true);
    try {
      const { url } = await callFunction(openBillingPortal, {});
      openAddress(url);
    } catch (error) {
      notify.error(error);
    }
    setIsOpening(false);
  };
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
