import { IconDroplet, IconPlus, IconRulerMeasure } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { countText, useCount } from '@/data/react/useCount';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PLUMBING_SORTS } from '@/domain/plumbing/record/queries';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import type { Stored } from '@/domain/record/schema';
import { useUnits } from '@/entities/calculation/useUnits';
import { useCustomerFilter } from '@/entities/customer/useCustomerFilter';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { lazyPart } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatCount } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import { useListParams } from '@/ui/table/useListParams';
import { PlumbingCard, plumbingColumns } from '../components/list/plumbingColumns';
import { usePlumbingExport } from '../hooks/usePlumbingExport';
import { usePlumbingList } from '../hooks/usePlumbingList';

const PlumbingPeek = lazyPart(() => import('../components/list/PlumbingPeek').then((module) => module.PlumbingPeek));

const DEFAULTS = { sort: 'updatedAt:desc', filters: { code: '', customer: '' } } as const;
const CODES = ['IPC', 'UPC', 'NSPC'] as const;
const OF_CODE = {
  IPC: [{ field: 'codeName', operator: '==', value: 'IPC' }],
  UPC: [{ field: 'codeName', operator: '==', value: 'UPC' }],
  NSPC: [{ field: 'codeName', operator: '==', value: 'NSPC' }],
} as const;
const QUICK = 'quick';

/** All plumbing calculations: searched, filtered, sorted, exported; beside them the quick calculators. */
export function Component() {
  const { timeZone } = useSession().company;
  const navigate = useNavigate();
  const can = useCan();
  const { show, system, setSystem } = useUnits();
  const params = useListParams<{ code: string; customer: string }>(DEFAULTS);
  // An address may have been typed or be old: what is no code or order counts as none.
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
  const mayEdit = can('update', 'plumbingCalc');
  const newButton = can('create', 'plumbingCalc') && (
    <LinkButton to={paths.plumbingCalcNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New calculation
    </LinkButton>
  );

  return (
    <RecordListPage<Stored<PlumbingCalc>>
      name="plumbingCalc"
      title="Plumbing"
      count={
        found.rows.length === 0
          ? ''
          : `${found.paging?.hasMore ? 'First ' : ''}${formatCount(found.rows.length, 'calculation')}`
      }
      caption="Plumbing calculations"
      primary={newButton}
      params={params}
      list={found}
      columns={columns}
      rowHref={({ id }) => (mayEdit ? paths.plumbingCalcEdit(id) : paths.plumbingCalcView(id))}
      renderCard={(record) => <PlumbingCard record={record} show={show} />}
      rowLabel={({ number, title }) => `${number} ${title}`}
      renderPeek={(record) => <PlumbingPeek key={record.id} record={record} />}
      sort={sort}
      searchLabel="Search number, name, customer or address"
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
          icon={<IconDroplet size={28} />}
          title="No plumbing calculations yet"
          text="Enter the pipes once: water, drains, vents and gas size themselves, with the code’s table beside each answer."
          action={newButton || undefined}
        />
      }
      noMatch={{
        icon: <IconDroplet size={28} />,
        title: 'No calculations match',
        text: params.q
          ? 'Search by how the number, the name, the customer’s name or the address begins.'
          : 'None has this code or customer.',
        resetLabel: 'Show all calculations',
      }}
    />
  );
}
