import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';

/** Reads what a new job starts from, given in its URL: a customer, a job to copy, a job to call back, or a finding to fix. */
export function useJobOrigin() {
  const [params] = useSearchParams();
  const customerId = params.get('customer') ?? '';
  const callbackOf = params.get('callbackOf') ?? '';
  const jobId = callbackOf || (params.get('copyOf') ?? '');
  const findingId = params.get('finding') ?? '';
  const finding = useRecord(collections.findings, findingId);
  const customer = useRecord(collections.customers, customerId || (finding.data?.customerId ?? ''));
  const job = useRecord(collections.jobs, jobId);
  return {
    key: [customerId, jobId, callbackOf, ...(findingId === '' ? [] : [findingId])].join(':'),
    isCallback: callbackOf !== '',
    customer: customer.data ?? null,
    job: job.data ?? null,
    finding: finding.data ?? null,
    isLoading: customer.isLoading || job.isLoading || finding.isLoading,
    isMissing:
      (findingId !== '' && !finding.isLoading && !finding.data) ||
      (customerId !== '' && !customer.isLoading && !customer.data) ||
      (jobId !== '' && !job.isLoading && !job.data),
  };
}
