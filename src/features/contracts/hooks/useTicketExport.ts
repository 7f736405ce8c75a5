import { collections } from '@/data/collections';
import { WASTE_COLUMNS } from '@/domain/demolition/site/wasteColumns';
import { tableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';

/** Exports a contract's dump tickets as a CSV file named after its number. */
export function useTicketExport(number: string) {
  const clock = useExportClock();
  return useListExport(collections.wasteTickets, {
    ...tableOf(WASTE_COLUMNS, clock),
    noun: 'dump ticket',
    fileName: `dump-tickets-${number}`,
  });
}
