import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useReachesServer } from '@/data/react/useReachesServer';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { openDoorBill, type DoorBill } from '@/domain/payment/doorApi';

/** Reads the job's bill for on-site collection. Fetched when the page opens; unknown while offline. */
export function useDoorBill(jobId: string) {
  const { uid } = useWorkspace();
  const isOnline = useReachesServer();
  const queries = useQueryClient();
  const queryKey = ['door-bill', uid, jobId];
  const { data, error, isLoading, refetch } = useQuery({
    queryKey,
    queryFn: () => callFunction(openDoorBill, { jobId, isFinal: false }),
    enabled: isOnline,
    retry: false,
  });
  /** Issues the invoice, along with the customer's page. @throws AppError with why it cannot be billed */
  const issue = async (): Promise<DoorBill> => {
    if (data && data.state !== 'preview' && data.token !== '') return data;
    const bill = await callFunction(openDoorBill, { jobId, isFinal: true });
    queries.setQueryData(queryKey, bill);
    return bill;
  };
  return { bill: data ?? null, error, isLoading, isOnline, issue, reread: () => void refetch() };
}

export type DoorBillState = ReturnType<typeof useDoorBill>;
