import { Button, Select, Text } from '@mantine/core';
import { IconChartBar, IconDownload, IconFileDescription, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { ESTIMATE_STATUS_LABELS } from '@/domain/billing/estimateState';
import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { ExportProgress } from '@/ui/feedback/ExportProgress';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { DataTable } from '@/ui/table/DataTable';
import { ListToolbar } from '@/ui/table/ListToolbar';
import { useListParams } from '@/ui/table/useListParams';
import { EstimateCard, estimateColumns } from '../components/estimateColumns';
import { OutcomesDialog } from '../components/OutcomesDialog';
import { ESTIMATE_SORTS, keepsEstimate, listTotals, STATUS_FILTERS } from '../estimateList';
import { useEstimateExport } from '../hooks/useEstimateExport';
import { useEstimateList } from '../hooks/useEstimateList';

const DEFAULTS = { sort: 'updatedAt:desc', filters: { status: '' } } as const;
const STATUS_OPTIONS = [
  { value: '', label: 'Any status' },
  ...STATUS_FILTERS.map((value) => ({ value, label: ESTIMATE_STATUS_LABELS[value] })),
];

/** All estimates: searched, filtered, sorted, added up, exported. */
export function Component() {
  const { company, role, features } = useSession();
  const list = useListParams<{ status: string }>(DEFAULTS);
  // An address may have been typed or be old: what is no status or order counts as none.
  const status = STATUS_FILTERS.find((known) => known === list.filters.status) ?? '';
  const field = ESTIMATE_SORTS.find((known) => known === list.sort.field) ?? 'updatedAt';
  const { direction } = list.sort;
  const found = useEstimateList(status, list.q, { field, direction });
  const exporting = useEstimateExport();
  const [hasOutcomes, setHasOutcomes] = useState(false);
  const columns = useMemo(() => estimateColumns(company.timeZone, found.today), [company.timeZone, found.today]);
  const totals = listTotals(found.estimates, found.today);
  const mayCreate = can({ role, features }, 'create', 'estimates');

  const newButton = mayCreate && (
    <LinkButton to={paths.estimateNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New estimate
    </LinkButton>
  );
  const empty = list.isFiltered ? (
    <EmptyState
      icon={<IconFileDescription size={28} />}
      title="No estimates match"
      text={
        list.q
          ? 'Search by number, or by the beginning of the title or the customer’s name.'
          : 'None have this status right now.'
      }
      action={
        <Button variant="default" onClick={list.reset}>
          Show all estimates
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<IconFileDescription size={28} />}
      title="No estimates yet"
      text="Price the work, offer options, and have it accepted with a signature."
      action={newButton || undefined}
    />
  );
  const exportNow = (): void =>
    void exporting.start(
      found.isSearch
        ? { records: found.estimates }
        : { query: found.query, keep: (estimate) => keepsEstimate(estimate, status, found.today) },
    );

  return (
    <PageBody size="wide">
      <PageHeader
        title="Estimates"
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconChartBar size={18} aria-hidden />}
              onClick={() => setHasOutcomes(true)}
            >
              Won and lost
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              disabled={found.estimates.length === 0 || exporting.count !== null}
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
        searchLabel="Search number, title or customer"
        filters={
          <Select
            aria-label="Status"
            data={STATUS_OPTIONS}
            value={status}
            allowDeselect={false}
            onChange={(value) => list.setFilter('status', value ?? '')}
          />
        }
        onReset={list.isFiltered ? list.reset : undefined}
      />
      <ExportProgress count={exporting.count} noun="estimate" onStop={exporting.cancel} />
      {found.estimates.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {found.paging.hasMore ? 'The first ' : ''}
          {formatCount(totals.count, 'estimate')}: {formatMoney(totals.totalCents)} in all,{' '}
          {formatMoney(totals.openCents)} waiting for an answer, {formatMoney(totals.wonCents)} approved
        </Text>
      )}
      <DataTable<Stored<Estimate>>
        caption="Estimates"
        columns={columns}
        rows={found.estimates}
        getRowId={(estimate) => estimate.id}
        rowHref={(estimate) => paths.estimateView(estimate.id)}
        renderCard={(estimate) => <EstimateCard estimate={estimate} today={found.today} />}
        sort={{ field, direction }}
        onSortChange={list.setSort}
        state={{ isLoading: found.isLoading, error: found.error, onRetry: found.refetch }}
        empty={empty}
        paging={found.paging}
      />
      {hasOutcomes && <OutcomesDialog onClose={() => setHasOutcomes(false)} />}
    </PageBody>
  );
}
