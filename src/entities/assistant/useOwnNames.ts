import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { exampleDebts, exampleJobs, ownNames, type OwnNames } from '@/domain/assistant/ownExamples';
import { useToday } from '../company/useToday';
import { useTechnicians } from '../technician/useTechnicians';

/**
 * Names of the company's own records for the questions to begin with: one invoice and one job are read, and the technicians, who are
 * cached. Null until they are known, so that no question moves under a finger that is about to press it.
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
