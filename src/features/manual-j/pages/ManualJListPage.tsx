import { IconPlus, IconRulerMeasure, IconTemperature } from '@tabler/icons-react';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { countText, useCount } from '@/data/react/useCount';
import { useSession } from '@/data/react/WorkspaceProvider';
import { LOAD_SORTS } from '@/domain/load-calc/project/queries';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { useCustomerFilter } from '@/entities/customer/useCustomerFilter';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadsPicture } from '@/ui/feedback/pictures/LoadsPicture';
import { formatCount } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import { useListParams } from '@/ui/table/useListParams';
import { LoadCard, loadColumns } from '../components/list/loadColumns';
import { MODE_LABELS } from '../components/list/modeLabels';
import { useLoadExport } from '../hooks/useLoadExport';
import { useLoadList } from '../hooks/useLoadList';
import { useUnits } from '@/entities/calculation/useUnits';

const DEFAULTS = { sort: 'updatedAt:desc', filters: { mode: '', customer: '' } } as const;
const MODES = ['quick', 'full'] as const;
const OF_MODE = {
  quick: [{ field: 'mode', operator: '==', value: 'quick' }],
  full: [{ field: 'mode', operator: '==', value: 'full' }],
} as const;

/** All load calculations: searched, filtered, sorted, exported. */
export function Component() {
  const { timeZone } = useSession().company;
  const can = useCan();
  const { show, system, setSystem } = useUnits();
  const params = useListParams<{ mode: string; customer: string }>(DEFAULTS);
  // An address may have been typed or be old: what is no kind or order counts as none.
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
  const mayEdit = can('update', 'manualJ');
  const newButton = can('create', 'manualJ') && (
    <LinkButton to={paths.manualJNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New calculation
    </LinkButton>
  );

  return (
    <RecordListPage<Stored<LoadProject>>
      name="manualJ"
      title="Manual J"
      count={
        found.rows.length === 0
          ? ''
          : `${found.paging?.hasMore ? 'First ' : ''}${formatCount(found.rows.length, 'calculation')}`
      }
      caption="Load calculations"
      primary={newButton}
      params={params}
      list={found}
      columns={columns}
      rowHref={({ id }) => (mayEdit ? paths.manualJEdit(id) : paths.manualJView(id))}
      renderCard={(project) => <LoadCard project={project} show={show} />}
      sort={sort}
      searchLabel="Search number, name, customer or address"
      views={{
        options: [
          { value: '', label: 'All' },
          ...MODES.map((value) => ({ value, label: MODE_LABELS[value], count: countText(counts[value]) })),
        ],
        value: mode,
        onChange: (value) => params.setFilter('mode', value),
      }}
      filters={customerFilter}
      actions={[
        {
          label: system === 'us' ? 'Show SI units' : 'Show US units',
          icon: <IconRulerMeasure size={18} aria-hidden />,
          onClick: () => setSystem(system === 'us' ? 'si' : 'us'),
        },
      ]}
      exporting={exporting}
      onExport={() => exporting.start(found.source)}
      none={
        <EmptyState
          picture={<LoadsPicture />}
          title="No load calculations yet"
          text="Answer ten questions for a first estimate, or enter the house room by room. Every number opens down to what it is made of."
          action={newButton || undefined}
        />
      }
      noMatch={{
        icon: <IconTemperature size={28} />,
        title: 'No calculations match',
        text: params.q
          ? 'Search by how the number, the name, the customer’s name or the address begins.'
          : 'None is of this kind or customer.',
        resetLabel: 'Show all calculations',
      }}
    />
  );
}
