import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import type { Stored } from '@/domain/record/schema';
import { useListExport } from '@/entities/record/useListExport';
import { toWallTime } from '@/ui/format/wallTime';

/** Files hold US units, whatever the device shows. */
const HEADER = [
  'Number',
  'Name',
  'Code',
  'Customer',
  'Address',
  'Segments',
  'Fixtures',
  'WSFU',
  'Water gpm',
  'DFU',
  'Gas cfh',
  'To settle',
  'Revisions',
  'Created',
  'Changed',
  'Id',
];

/** What the list shows, as a CSV file. */
export function usePlumbingExport() {
  const { company } = useSession();
  const at = (iso: string): string => toWallTime(iso, company.timeZone);
  const rowOf = (record: Stored<PlumbingCalc>) => {
    const { number, title, codeName, customerName, address, totals, revisionNumber, createdAt, updatedAt, id } = record;
    const { segments, fixtures, wsfu, demandGpm, dfu, gasCfh, problems } = totals;
    return [
      number,
      title,
      codeName,
      customerName,
      address,
      segments,
      fixtures,
      wsfu,
      demandGpm,
      dfu,
      gasCfh,
      problems,
      revisionNumber,
      at(createdAt),
      at(updatedAt),
      id,
    ];
  };
  return useListExport(collections.plumbingCalc, {
    header: HEADER,
    rowsOf: (record) => [rowOf(record)],
    noun: 'plumbing calculation',
  });
}
