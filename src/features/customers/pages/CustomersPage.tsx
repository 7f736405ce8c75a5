import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconFileImport, IconPlus, IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can, canAct } from '@/domain/access/permissions';
import type { CustomerOrder } from '@/domain/customer/queries';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import type { SortState } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { ListToolbar } from '@/ui/table/ListToolbar';
import { useListParams } from '@/ui/table/useListParams';
import { CustomerCard } from '../components/CustomerCard';
import { customerColumns } from '../components/customerColumns';
import { CustomerFilterFields } from '../components/CustomerFilterFields';
import { ListMenu } from '../components/ListMenu';
import { FirstCustomerState } from '../components/FirstCustomerState';
import type { CustomerRow } from '../hooks/customerRow';
import { useCustomerExport } from '../hooks/useCustomerExport';
import { useCustomerList, type CustomerFilters } from '../hooks/useCustomerList';

const DEFAULTS = { sort: 'sortName:asc', filters: { status: 'active', tag: '', kind: '', flag: '' } } as const;
type FilterName = keyof CustomerFilters;

/** An address may have been typed or be old: what is no filter counts as none. */
const toFilters = ({ status, tag, kind, flag }: Record<FilterName, string>): CustomerFilters => ({
  status: status === 'archived' ? 'archived' : 'active',
  tag,
  kind: kind === 'person' || kind === 'company' ? kind : '',
  flag: flag === 'do-not-service' ? flag : '',
});

/** Those changed last come first; the other way round nobody asks for. */
const toOrder = ({ field, direction }: SortState): CustomerOrder =>
  field === 'updatedAt' ? { field: 'updatedAt', direction: 'desc' } : { field: 'sortName', direction };

/** All customers: searched as you type, filtered, exported. */
export function Component() {
  const { company, role, features } = useSession();
  const list = useListParams<Record<FilterName, string>>(DEFAULTS);
  const filters = useMemo(() => toFilters(list.filters), [list.filters]);
  const order = useMemo(() => toOrder(list.sort), [list.sort]);
  const found = useCustomerList(list.search.value, filters, order);
  const exporting = useCustomerExport();
  const columns = useMemo(() => customerColumns(company.timeZone, found.isSearch), [company.timeZone, found.isSearch]);
  const actor = { role, features };
  const mayCreate = can(actor, 'create', 'customers');
  const mayImport = canAct(actor, 'importCustomers');

  const empty = list.isFiltered ? (
    <EmptyState
      icon={<IconUsers size={28} />}
      title={filters.status === 'archived' ? 'No archived customers match' : 'No customers match'}
      text={
        filters.status === 'archived'
          ? 'Archived customers are found by the beginning of their last name or company name.'
          : 'Search by name, phone, e-mail, address or serial number.'
      }
      action={
        <Group justify="center">
          <Button variant="default" onClick={list.reset}>
            Show all customers
          </Button>
          {mayCreate && <LinkButton to={paths.customerNew}>New customer</LinkButton>}
        </Group>
      }
    />
  ) : (
    <FirstCustomerState mayCreate={mayCreate} mayImport={mayImport} />
  );

  return (
    <PageBody size="wide">
      <PageHeader
        title="Customers"
        subtitle={
          found.total === null ? '' : `${formatCount(found.total, 'customer')}${found.isSearch ? ' found' : ''}`
        }
        actions={
          <>
            <Button
              visibleFrom="sm"
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              disabled={exporting.count !== null}
              onClick={() => void exporting.start()}
            >
              Export CSV
            </Button>
            {mayImport && (
              <LinkButton
                visibleFrom="sm"
                variant="default"
                to={paths.customerImport}
                leftSection={<IconFileImport size={18} aria-hidden />}
              >
                Import
              </LinkButton>
            )}
            {mayCreate && (
              <LinkButton to={paths.customerNew} leftSection={<IconPlus size={18} aria-hidden />}>
                New customer
              </LinkButton>
            )}
            <ListMenu
              mayImport={mayImport}
              isExporting={exporting.count !== null}
              onExport={() => void exporting.start()}
            />
          </>
        }
      />
      <ListToolbar
        search={list.search}
        searchLabel="Search customers"
        filters={<CustomerFilterFields filters={filters} onChange={list.setFilter} />}
        onReset={list.isFiltered ? list.reset : undefined}
      />
      {exporting.count !== null && (
        <Group wrap="nowrap">
          <div style={{ flex: 1 }}>
            <ProgressBar
              label="Exporting all customers"
              value={null}
              detail={`${formatCount(exporting.count, 'customer')} read`}
            />
          </div>
          <Button variant="subtle" onClick={exporting.cancel}>
            Stop
          </Button>
        </Group>
      )}
      {found.isGuess && (
        <InlineNotice tone="info" role="status">
          No exact match for “
          <Text span inherit style={{ overflowWrap: 'anywhere' }}>
            {list.search.value.trim().slice(0, 80)}
          </Text>
          ”. These are close.
        </InlineNotice>
      )}
      <DataTable<CustomerRow>
        caption="Customers"
        columns={columns}
        rows={found.rows}
        getRowId={({ id }) => id}
        rowHref={({ id }) => paths.customerDetails(id)}
        renderCard={(customer) => <CustomerCard customer={customer} />}
        {...(!found.isSearch && { sort: order, onSortChange: (sort: SortState) => list.setSort(toOrder(sort)) })}
        state={{ isLoading: found.isLoading, error: found.error, onRetry: found.refetch }}
        empty={empty}
        paging={{ ...found.paging, ...(found.total !== null && { total: found.total }) }}
      />
    </PageBody>
  );
}
