import { collections } from '@/data/collections';
import { AGREEMENT_COLUMNS } from '@/domain/agreement/record/columns';
import { tableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports the list as a CSV file. */
export function useAgreementExport() {
  const clock = useExportClock();
  return useListExport(collections.agreements, { ...tableOf(AGREEMENT_COLUMNS, clock), noun: 'service agreement' });
}
