import { IconClipboardCheck, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { countText, useCount } from '@/data/react/useCount';
import { useSession } from '@/data/react/WorkspaceProvider';
import { INSPECTION_STATES, type Inspection } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { useCustomerFilter } from '@/entities/customer/useCustomerFilter';
import { STATE_WORDS } from '@/entities/inspection/inspectionWords';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatCount } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import { useListParams } from '@/ui/table/useListParams';
import { useSelection } from '@/ui/table/useSelection';
import { InspectionBulkBar } from '../components/InspectionBulkBar';
import { FindingsView } from '../components/FindingsView';
import { InspectionCard, inspectionColumns } from '../components/inspectionColumns';
import { TemplatesView } from '../components/TemplatesView';
import { useInspectionExport } from '../hooks/useInspectionExport';
import { useInspectionList } from '../hooks/useInspectionList';

const DEFAULTS = { sort: 'startedAt:desc', filters: { view: '', customer: '' } } as const;
const OF_STATE = {
  'in-progress': [{ field: 'state', operator: '==', value: 'in-progress' }],
  failed: [{ field: 'state', operator: '==', value: 'failed' }],
  passed: [{ field: 'state', operator: '==', value: 'passed' }],
} as const;

/** Lists all inspections, with search, filters, and export; findings and templates are separate views. */
export function Component() {
  const params = useListParams<{ view: string; customer: string }>(DEFAULTS);
  if (params.filters.view === 'templates') return <TemplatesView />;
  if (params.filters.view === 'findings') return <FindingsView />;
  return <InspectionList params={params} />;
}

type Params = ReturnType<typeof useListParams<{ view: string; customer: string }>>;

function InspectionList({ params }: { params: Params }) {
  const { timeZone } = useSession().company;
  const can = useCan();
  // The URL may have been typed or be outdated: unknown states are ignored.
  const state = INSPECTION_STATES.find((known) => known === params.filters.view) ?? '';
  const { direction } = params.sort;
  const found = useInspectionList({ state, customerId: params.filters.customer }, params.q, direction);
  const counts = {
    'in-progress': useCount(collections.inspections, OF_STATE['in-progress']),
    failed: useCount(collections.inspections, OF_STATE.failed),
    passed: useCount(collections.inspections, OF_STATE.passed),
  };
  const exporting = useInspectionExport();
  const selection = useSelection(params.question);
  const columns = useMemo(() => inspectionColumns(timeZone), [timeZone]);
  const customerFilter = useCustomerFilter(params.filters.customer, (id) => params.setFilter('customer', id));
  const newButton = can('create', 'inspections') && (
    <LinkButton to={paths.inspectionNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New inspection
    </LinkButton>
  );
  const mayDelete = can('delete', 'inspections');
  return (
    <RecordListPage<Stored<Inspection>>
      name="inspections"
      title="Inspections"
      count={
        found.rows.length === 0
          ? ''
          : `${found.paging?.hasMore ? 'First ' : ''}${formatCount(found.rows.length, 'inspection')}`
      }
      caption="Inspections"
      primary={newButton}
      params={params}
      list={found}
      columns={columns}
      rowHref={(row) => (row.state === 'in-progress' ? paths.inspectionFill(row.id) : paths.inspectionView(row.id))}
      renderCard={(record) => <InspectionCard record={record} timeZone={timeZone} />}
      rowLabel={({ title, number }) => `${title} ${number}`}
      {...(mayDelete && {
        selection,
        bulkBar: <InspectionBulkBar selected={selection.of(found.rows)} onClear={selection.clear} />,
      })}
      sort={{ field: 'startedAt', direction }}
      searchLabel="Search number, inspection or customer"
      views={{
        options: [
          { value: '', label: 'All' },
          ...INSPECTION_STATES.map((value) => ({
            value,
            label: STATE_WORDS[value].label,
            count: countText(counts[value]),
          })),
          ...(can('read', 'findings') ? [{ value: 'findings', label: 'Findings' }] : []),
          { value: 'templates', label: 'Templates' },
        ],
        value: state,
        onChange: (value) => params.setFilter('view', value),
      }}
      filters={customerFilter}
      exporting={exporting}
      onExport={() => exporting.start(found.source)}
      none={
        <EmptyState
          icon={<IconClipboardCheck size={28} />}
          title="No inspections yet"
          text="Start with a ready template, answer with one thumb, and hand over a report with photos."
          action={newButton || undefined}
        />
      }
      noMatch={{
        icon: <IconClipboardCheck size={28} />,
        title: 'No inspections match',
        text: params.q
          ? 'Search by number, or by words of the inspection, the customer or the address.'
          : 'None has this state or customer.',
        resetLabel: 'Show all inspections',
      }}
    />
  );
}
