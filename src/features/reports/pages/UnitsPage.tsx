import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useRecordsById } from '@/data/react/useRecordsById';
import { useSession } from '@/data/react/WorkspaceProvider';
import { equipmentName } from '@/domain/equipment/format';
import type { Equipment } from '@/domain/equipment/schema';
import { unitsBehind, unitsOf, type Units } from '@/domain/equipment/unitsBehind';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { hasEveryWord } from '@/entities/record/heldList';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatDate } from '@/ui/format/dateTime';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import type { DataColumn } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';

const DEFAULTS = { sort: 'installDate:asc' } as const;
const BACK = { to: paths.report('equipment'), label: 'Equipment by age and refrigerant' };
/** Each row names its customer, which is a separate read. */
const PAGE = 25;

/** Lists the equipment behind a figure in the equipment report. */
export function Component() {
  const [params] = useSearchParams();
  const asked = params.toString();
  const units = useMemo(() => unitsOf(new URLSearchParams(asked)), [asked]);
  if (units === null)
    return (
      <PageBody>
        <PageHeader title="Equipment behind a figure" back={BACK} />
        <EmptyState
          title="This link has no figure"
          text="Open the report and press one of its figures."
          action={<LinkButton to={BACK.to}>Equipment by age and refrigerant</LinkButton>}
        />
      </PageBody>
    );
  return <UnitList units={units} title={params.get('title') || 'Equipment'} />;
}

function UnitList({ units, title }: { units: Units; title: string }) {
  const { company } = useSession();
  const today = useToday();
  const params = useListParams(DEFAULTS);
  const { query, keep } = useMemo(() => unitsBehind(units, today), [units, today]);
  const list = useSearchedList({
    definition: collections.equipment,
    query,
    q: '',
    lookups: [],
    keep: (unit) => keep(unit) && hasEveryWord([equipmentName(unit), unit.serial, unit.refrigerant], params.q),
    pageSize: PAGE,
  });
  const nameOf = useCustomerNames(list.rows);
  const day = (date: string): string => (date === '' ? '–' : formatDate(date, company.timeZone));
  const columns: DataColumn<Stored<Equipment>>[] = [
    { id: 'unit', header: 'Unit', isMain: true, cell: equipmentName },
    { id: 'customer', header: 'Customer', cell: ({ customerId }) => nameOf(customerId) },
    { id: 'installed', header: 'Installed', width: 130, cell: ({ installDate }) => day(installDate) },
    { id: 'warranty', header: 'Warranty until', width: 140, cell: ({ warrantyUntil }) => day(warrantyUntil) },
    {
      id: 'refrigerant',
      header: 'Refrigerant',
      width: 120,
      isSecondary: true,
      cell: ({ refrigerant }) => refrigerant || '–',
    },
  ];
  return (
    <RecordListPage<Stored<Equipment>>
      name="reportUnits"
      title={title}
      back={BACK}
      caption={title}
      params={params}
      list={list}
      columns={columns}
      rowHref={({ customerId }) => paths.customerDetails(customerId)}
      sort={null}
      searchLabel="Search these units"
      none={null}
      isNarrowed
      noMatch={{
        title: 'No such unit',
        text: 'No units are counted here now, or none match your search.',
        resetLabel: 'Back to the beginning',
      }}
    />
  );
}

/** Returns the names of the rows' customers; '–' until loaded. */
function useCustomerNames(rows: readonly Stored<Equipment>[]): (customerId: string) => string {
  const ids = useMemo(() => [...new Set(rows.map(({ customerId }) => customerId))], [rows]);
  const { records } = useRecordsById(collections.customers, ids);
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '–';
}
