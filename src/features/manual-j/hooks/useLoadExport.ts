import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { useListExport } from '@/entities/record/useListExport';
import { toWallTime } from '@/ui/format/wallTime';
import { MODE_LABELS } from '../components/list/modeLabels';

/** Files hold US units, whatever the device shows. */
const HEADER = [
  'Number',
  'Name',
  'Kind',
  'Customer',
  'Address',
  'Heating Btu/h',
  'Cooling sensible Btu/h',
  'Cooling latent Btu/h',
  'Floor area ft²',
  'Rooms',
  'Climate station',
  'Revisions',
  'Created',
  'Changed',
  'Id',
];

/** What the list shows, as a CSV file. */
export function useLoadExport() {
  const { company } = useSession();
  const at = (iso: string): string => toWallTime(iso, company.timeZone);
  const rowOf = ({
    number,
    title,
    mode,
    customerName,
    address,
    totals,
    station,
    revisionNumber,
    createdAt,
    updatedAt,
    id,
  }: Stored<LoadProject>) => [
    number,
    title,
    MODE_LABELS[mode],
    customerName,
    address,
    totals.heatingBtuh,
    totals.coolingSensibleBtuh,
    totals.coolingLatentBtuh,
    totals.floorAreaFt2,
    totals.roomCount,
    station?.name ?? '',
    revisionNumber,
    at(createdAt),
    at(updatedAt),
    id,
  ];
  return useListExport(collections.manualJ, {
    header: HEADER,
    rowsOf: (record) => [rowOf(record)],
    noun: 'load calculation',
  });
}
