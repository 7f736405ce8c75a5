import { useState } from 'react';
import { openAddress } from '@/lib/openAddress';
import { notify } from '@/ui/feedback/notify';

/**
 * Leads to a page of Stripe's, whose address `ask` gets from the server. What fails is said in a notice. `isOpening`: the address is
 * being asked for.
 */
export function useStripePage(ask: () => Promise<{ url: string }>): { isOpening: boolean; open: () => Promise<void> } {
  const [isOpening, setIsOpening] = useState(false);
  const open = async (): Promise<void> => {
    setIsOpening(true);
    try {
      const { url } = await ask();
      openAddress(url);
    } catch (error) {
      notify.error(error);
    }
    setIsOpening(false);
  };
  return { isOpening, open };
}
