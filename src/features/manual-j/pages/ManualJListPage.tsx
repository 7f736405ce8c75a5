import { Button, Select, Text } from '@mantine/core';
import { IconDownload, IconPlus, IconTemperature } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { LOAD_SORTS } from '@/domain/load-calc/project/queries';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { paths } from '@/lib/paths';
import { ExportProgress } from '@/ui/feedback/ExportProgress';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatCount } from '@/ui/format/quantities';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { DataTable } from '@/ui/table/DataTable';
import { ListToolbar } from '@/ui/table/ListToolbar';
import { useListParams } from '@/ui/table/useListParams';
import { LoadCard, loadColumns } from '../components/list/loadColumns';
import { MODE_LABELS } from '../components/list/modeLabels';
import { UnitSwitch } from '../components/UnitSwitch';
import { useLoadExport } from '../hooks/useLoadExport';
import { useLoadList } from '../hooks/useLoadList';
import { useUnits } from '../hooks/useUnits';

const DEFAULTS = { sort: 'updatedAt:desc', filters: { mode: '', customer: '' } } as const;
const MODES = ['quick', 'full'] as const;
const MODE_OPTIONS = [
  { value: '', label: 'Quick and full' },
  ...MODES.map((value) => ({ value, label: MODE_LABELS[value] })),
];

/** All load calculations: searched, filtered, sorted, exported. */
export function Component() {
  const { company } = useSession();
  const can = useCan();
  const { show } = useUnits();
  const list = useListParams<{ mode: string; customer: string }>(DEFAULTS);
  // An address may have been typed or be old: what is no kind or order counts as none.
  const mode = MODES.find((known) => known === list.filters.mode) ?? '';
  const field = LOAD_SORTS.find((known) => known === list.sort.field) ?? 'updatedAt';
  const { direction } = list.sort;
  const found = useLoadList({ mode, customerId: list.filters.customer }, list.q, { field, direction });
  const exporting = useLoadExport();
  const columns = useMemo(() => loadColumns(company.timeZone, { show }), [company.timeZone, show]);
  const hrefOf = ({ id }: Stored<LoadProject>): string =>
    can('update', 'manualJ') ? paths.manualJEdit(id) : paths.manualJView(id);

  const newButton = can('create', 'manualJ') && (
    <LinkButton to={paths.manualJNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New calculation
    </LinkButton>
  );
  const empty = list.isFiltered ? (
    <EmptyState
      icon={<IconTemperature size={28} />}
      title="No calculations match"
      text={
        list.q
          ? 'Search by how the number, the name, the customer’s name or the address begins.'
          : 'None is of this kind or customer.'
      }
      action={
        <Button variant="default" onClick={list.reset}>
          Show all calculations
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<IconTemperature size={28} />}
      title="No load calculations yet"
      text="Answer ten questions for a first estimate, or enter the house room by room. Every number opens down to what it is made of."
      action={newButton || undefined}
    />
  );
  const exportNow = (): void =>
    void exporting.start(found.isSearch ? { records: found.projects } : { query: found.query });

  return (
    <PageBody size="wide">
      <PageHeader
        title="Manual J"
        subtitle="Heating and cooling loads"
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              disabled={found.projects.length === 0 || exporting.count !== null}
              onClick={exportNow}
            >
              Export CSV
            </Button>
            {newButton}
          </>
        }
      />
      <ListToolbar
        search={list.search}
        searchLabel="Search number, name, customer or address"
        filters={
          <>
            <Select
              aria-label="Kind"
              data={MODE_OPTIONS}
              value={mode}
              allowDeselect={false}
              onChange={(value) => list.setFilter('mode', value ?? '')}
            />
            {can('read', 'customers') && (
              <CustomerPicker
                label="Customer"
                isLabelHidden
                value={list.filters.customer}
                onChange={(id) => list.setFilter('customer', id)}
              />
            )}
          </>
        }
        actions={<UnitSwitch />}
        onReset={list.isFiltered ? list.reset : undefined}
      />
      <ExportProgress count={exporting.count} noun="calculation" onStop={exporting.cancel} />
      {found.projects.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {found.paging.hasMore ? 'The first ' : ''}
          {formatCount(found.projects.length, 'calculation')}
        </Text>
      )}
      <DataTable<Stored<LoadProject>>
        caption="Load calculations"
        columns={columns}
        rows={found.projects}
        getRowId={({ id }) => id}
        rowHref={hrefOf}
        renderCard={(project) => <LoadCard project={project} show={show} />}
        sort={{ field, direction }}
        onSortChange={list.setSort}
        state={{ isLoading: found.isLoading, error: found.error, onRetry: found.refetch }}
        empty={empty}
        paging={found.paging}
      />
    </PageBody>
  );
}
