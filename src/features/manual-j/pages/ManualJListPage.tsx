import { IconTemperature } from '@tabler/icons-react';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useSession } from '@/data/react/WorkspaceProvider';
import { LOAD_SORTS } from '@/domain/load-calc/project/queries';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import { CalculationListPage } from '@/entities/calculation/CalculationListPage';
import { useUnits } from '@/entities/calculation/useUnits';
import { useCustomerFilter } from '@/entities/customer/useCustomerFilter';
import { LoadsPicture } from '@/ui/feedback/pictures/LoadsPicture';
import { useListParams } from '@/ui/table/useListParams';
import { LoadCard, loadColumns } from '../components/list/loadColumns';
import { MODE_LABELS } from '@/domain/load-calc/project/modeLabels';
import { useLoadExport } from '../hooks/useLoadExport';
import { useLoadList } from '../hooks/useLoadList';
import { LOAD_PLACE } from '../loadPlace';

const DEFAULTS = { sort: 'updatedAt:desc', filters: { mode: '', customer: '' } } as const;
const MODES = ['quick', 'full'] as const;
const OF_MODE = {
  quick: [{ field: 'mode', operator: '==', value: 'quick' }],
  full: [{ field: 'mode', operator: '==', value: 'full' }],
} as const;

/** Lists all load calculations, with search, filters, sorting and export. */
export function Component() {
  const { timeZone } = useSession().company;
  const { show } = useUnits();
  const params = useListParams<{ mode: string; customer: string }>(DEFAULTS);
  // A URL may be hand-typed or old: unknown kinds and orders are ignored.
  const mode = MODES.find((known) => known === params.filters.mode) ?? '';
  const field = LOAD_SORTS.find((known) => known === params.sort.field) ?? 'updatedAt';
  const sort = { field, direction: params.sort.direction };
  const found = useLoadList({ mode, customerId: params.filters.customer }, params.q, sort);
  const counts = {
    quick: useCount(collections.manualJ, OF_MODE.quick),
    full: useCount(collections.manualJ, OF_MODE.full),
  };
  const exporting = useLoadExport();
  const columns = useMemo(() => loadColumns(timeZone, { show }), [timeZone, show]);
  const customerFilter = useCustomerFilter(params.filters.customer, (id) => params.setFilter('customer', id));

  return (
    <CalculationListPage<LoadProject>
      place={LOAD_PLACE}
      params={params}
      list={found}
      columns={columns}
      sort={sort}
      renderCard={(project, inUnits) => <LoadCard project={project} show={inUnits} />}
      views={{
        options: [
          { value: '', label: 'All' },
          ...MODES.map((value) => ({ value, label: MODE_LABELS[value], count: countText(counts[value]) })),
        ],
        value: mode,
        onChange: (value) => params.setFilter('mode', value),
      }}
      filters={customerFilter}
      exporting={exporting}
      icon={<IconTemperature size={28} />}
      picture={<LoadsPicture />}
      purpose="Answer a dozen questions for a first estimate, or enter the house room by room. Every number opens down to what it is made of."
      noMatchText="None is of this kind or customer."
    />
  );
}
