import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { getPayoutAccount } from '@/domain/payment/api';

/** Returns where the company's card payments are paid out. Fetched when the page opens. */
export function usePayoutAccount(isEnabled: boolean) {
  const { uid } = useWorkspace();
  return useQuery({
    queryKey: ['payout-account', uid],
    queryFn: () => callFunction(getPayoutAccount, {}),
    enabled: isEnabled,
    retry: false,
  });
}
