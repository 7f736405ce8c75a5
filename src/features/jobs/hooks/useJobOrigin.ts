import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';

/** What a new job's address asks to start from: a customer, a job to copy, or a job to call back. */
export function useJobOrigin() {
  const [params] = useSearchParams();
  const customerId = params.get('customer') ?? '';
  const callbackOf = params.get('callbackOf') ?? '';
  const jobId = callbackOf || (params.get('copyOf') ?? '');
  const customer = useRecord(collections.customers, customerId);
  const job = useRecord(collections.jobs, jobId);
  return {
    key: `${customerId}:${jobId}:${callbackOf}`,
    isCallback: callbackOf !== '',
    customer: customer.data ?? null,
    job: job.data ?? null,
    isLoading: customer.isLoading || job.isLoading,
    isMissing:
      (customerId !== '' && !customer.isLoading && !customer.data) || (jobId !== '' && !job.isLoading && !job.data),
  };
}
