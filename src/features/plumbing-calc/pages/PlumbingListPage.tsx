import { IconDroplet } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PLUMBING_SORTS } from '@/domain/plumbing/record/queries';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import { CalculationListPage } from '@/entities/calculation/CalculationListPage';
import { useUnits } from '@/entities/calculation/useUnits';
import { useCustomerFilter } from '@/entities/customer/useCustomerFilter';
import { lazyPart } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { useListParams } from '@/ui/table/useListParams';
import { PlumbingCard, plumbingColumns } from '../components/list/plumbingColumns';
import { usePlumbingExport } from '../hooks/usePlumbingExport';
import { usePlumbingList } from '../hooks/usePlumbingList';
import { PLUMBING_PLACE } from '../plumbingPlace';

const PlumbingPeek = lazyPart(() => import('../components/list/PlumbingPeek').then((module) => module.PlumbingPeek));

const DEFAULTS = { sort: 'updatedAt:desc', filters: { code: '', customer: '' } } as const;
const CODES = ['IPC', 'UPC', 'NSPC'] as const;
const OF_CODE = {
  IPC: [{ field: 'codeName', operator: '==', value: 'IPC' }],
  UPC: [{ field: 'codeName', operator: '==', value: 'UPC' }],
  NSPC: [{ field: 'codeName', operator: '==', value: 'NSPC' }],
} as const;
const QUICK = 'quick';

/** Lists all plumbing calculations, with search, filters, sorting and export, plus the quick calculators. */
export function Component() {
  const { timeZone } = useSession().company;
  const navigate = useNavigate();
  const { show } = useUnits();
  const params = useListParams<{ code: string; customer: string }>(DEFAULTS);
  // A URL may be hand-typed or old: unknown codes and orders are ignored.
  const codeName = CODES.find((known) => known === params.filters.code) ?? '';
  const field = PLUMBING_SORTS.find((known) => known === params.sort.field) ?? 'updatedAt';
  const sort = { field, direction: params.sort.direction };
  const found = usePlumbingList({ codeName, customerId: params.filters.customer }, params.q, sort);
  const counts = {
    IPC: useCount(collections.plumbingCalc, OF_CODE.IPC),
    UPC: useCount(collections.plumbingCalc, OF_CODE.UPC),
    NSPC: useCount(collections.plumbingCalc, OF_CODE.NSPC),
  };
  const exporting = usePlumbingExport();
  const columns = useMemo(() => plumbingColumns(timeZone, { show }), [timeZone, show]);
  const customerFilter = useCustomerFilter(params.filters.customer, (id) => params.setFilter('customer', id));

  return (
    <CalculationListPage<PlumbingCalc>
      place={PLUMBING_PLACE}
      params={params}
      list={found}
      columns={columns}
      sort={sort}
      renderCard={(record, inUnits) => <PlumbingCard record={record} show={inUnits} />}
      renderPeek={(record) => <PlumbingPeek key={record.id} record={record} />}
      views={{
        options: [
          { value: '', label: 'All' },
          ...CODES.map((value) => ({ value, label: value, count: countText(counts[value]) })),
          { value: QUICK, label: 'Quick calculators' },
        ],
        value: codeName,
        onChange: (value) => (value === QUICK ? void navigate(paths.plumbingQuick) : params.setFilter('code', value)),
      }}
      filters={customerFilter}
      exporting={exporting}
      icon={<IconDroplet size={28} />}
      purpose="Enter the pipes once: water, drains, vents and gas size themselves, with the code table next to each answer."
      noMatchText="None has this code or customer."
    />
  );
}
