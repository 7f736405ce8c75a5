import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { exampleDebts, exampleJobs, ownNames, type OwnNames } from '@/domain/assistant/ownExamples';
import { useToday } from '../company/useToday';
import { useTechnicians } from '../technician/useTechnicians';

/**
 * Returns names from the company's own records for the starter questions: reads one invoice, one job, and the technicians, who are
 * cached. Null until they're known, so that no question moves under a finger that is about to tap it.
 */
export function useOwnNames(isEnabled: boolean): OwnNames | null {
  const can = useCan();
  const today = useToday();
  const debts = useRecords(collections.invoices, exampleDebts(today), {
    isEnabled: isEnabled && can('read', 'invoices'),
  });
  const jobs = useRecords(collections.jobs, exampleJobs(), { isEnabled: isEnabled && can('read', 'jobs') });
  const { active, isLoading } = useTechnicians();
  if (debts.isLoading || jobs.isLoading || isLoading) return null;
  return ownNames({ debts: debts.data ?? [], jobs: jobs.data ?? [], technicians: active });
}
