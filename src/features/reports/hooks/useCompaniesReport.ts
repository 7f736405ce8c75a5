import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { readCompaniesReport } from '@/domain/report/companies/api';
import type { ReportParams } from './useReportParams';

/** Reads the months of the user's companies side by side, which only the server may read together. */
export function useCompaniesReport({ name, range: { from, to }, comparison }: ReportParams) {
  const { uid, company } = useSession();
  const question = { range: name, comparison, ...(name === 'custom' && { from, to }) };
  return useQuery({
    queryKey: ['companies-report', uid, company.id, question],
    queryFn: () => callFunction(readCompaniesReport, question),
  });
}
