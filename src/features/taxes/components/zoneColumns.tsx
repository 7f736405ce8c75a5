import { IconStar } from '@tabler/icons-react';
import { nextChange, rateSummary } from '@/domain/tax/rates';
import type { Stored } from '@/domain/record/schema';
import type { JobNature } from '@/domain/tax/schema';
import type { TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { areaText } from '@/domain/tax/zoneWords';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { capitalize } from '@/lib/words';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';

function Status({ zone }: { zone: TaxZoneRecord }) {
  if (!zone.isActive) return <StatusBadge tone="neutral" label="Archived" />;
  return zone.isDefault ? (
    <StatusBadge tone="neutral" label="Default" icon={<IconStar size={14} stroke={2.25} />} />
  ) : (
    <StatusBadge tone="success" label="Active" />
  );
}

/** Columns of the table, with the rates of `today` for a kind of work. */
export const zoneColumns = (work: JobNature, today: string, timeZone: string): DataColumn<Stored<TaxZoneRecord>>[] => [
  { id: 'name', header: 'Zone', cell: ({ name }) => name, isSortable: true },
  { id: 'area', header: 'Applies to', cell: ({ area }) => <span title={areaText(area)}>{areaText(area)}</span> },
  { id: 'rate', header: 'Rate today', cell: (zone) => capitalize(rateSummary(zone, work, today)), width: 320 },
  {
    id: 'taxes',
    header: 'Jurisdictions',
    cell: ({ taxes }) => taxes.map(({ jurisdiction }) => jurisdiction.name).join(', ') || '–',
    isSecondary: true,
  },
  {
    id: 'next',
    header: 'Next change',
    cell: (zone) => {
      const day = nextChange(zone, today);
      return day === '' ? '–' : formatShortDate(day, timeZone);
    },
    width: 130,
    isSecondary: true,
  },
  { id: 'status', header: 'Status', cell: (zone) => <Status zone={zone} />, width: 120 },
];
