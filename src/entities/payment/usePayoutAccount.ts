import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { getPayoutAccount } from '@/domain/payment/api';

/** Where the company's card payments go. Asked when the page opens. */
export function usePayoutAccount(isEnabled: boolean) {
  const { uid } = useWorkspace();
  return useQuery({
    queryKey: ['payout-account', uid],
    queryFn: () => callFunction(getPayoutAccount, {}),
    enabled: isEnabled,
    retry: false,
  });
}
