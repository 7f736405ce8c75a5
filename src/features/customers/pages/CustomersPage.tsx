import { Text } from '@mantine/core';
import { IconFileImport, IconPlus, IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { countText } from '@/data/react/useCount';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { allCustomers, type CustomerOrder } from '@/domain/customer/queries';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { lazyPart } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import type { SortState } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';
import { useSelection } from '@/ui/table/useSelection';
import { CustomerBulkBar } from '../components/CustomerBulkBar';
import { CustomerCard } from '../components/CustomerCard';
import { customerColumns } from '../components/customerColumns';
import { FirstCustomerState } from '../components/FirstCustomerState';
import type { CustomerRow } from '../hooks/customerRow';
import { useCustomerExport } from '../hooks/useCustomerExport';
import { useCustomerFilterFields } from '../hooks/useCustomerFilterFields';
import {
  CUSTOMER_VIEWS,
  useCustomerList,
  useDoubleCount,
  useNotServedCount,
  type CustomerFilters,
  type CustomerView,
} from '../hooks/useCustomerList';
import { useLastJobs } from '../hooks/useLastJobs';
import { useOwed } from '../hooks/useOwed';

const CustomerPeek = lazyPart(() => import('../components/CustomerPeek').then((module) => module.CustomerPeek));

const DEFAULTS = {
  sort: 'sortName:asc',
  filters: { status: 'active', tag: '', source: '', kind: '', flag: '' },
} as const;
type FilterName = keyof (typeof DEFAULTS)['filters'];
const VIEW_LABELS: Record<CustomerView, string> = {
  active: 'All customers',
  'do-not-service': 'Do not service',
  duplicates: 'Possible duplicates',
  archived: 'Archived',
};

/** The URL may have been typed or be outdated: unknown filters are ignored. */
const toFilters = ({ status, tag, source, kind, flag }: Record<FilterName, string>): CustomerFilters => ({
  view: status === 'archived' ? status : (CUSTOMER_VIEWS.find((known) => known === flag) ?? 'active'),
  tag,
  source,
  kind: kind === 'person' || kind === 'company' ? kind : '',
});

/** Most recently changed first; no one needs the reverse. */
const toOrder = ({ field, direction }: SortState): CustomerOrder =>
  field === 'updatedAt' ? { field: 'updatedAt', direction: 'desc' } : { field: 'sortName', direction };

/** Lists all customers, with search as you type, filters, and export. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const { timeZone } = session.company;
  const params = useListParams<Record<FilterName, string>>(DEFAULTS);
  const filters = useMemo(() => toFilters(params.filters), [params.filters]);
  const order = useMemo(() => toOrder(params.sort), [params.sort]);
  const selection = useSelection(params.question);
  const found = useCustomerList(params.search.value, filters, order);
  const exporting = useCustomerExport();
  const owed = useOwed(found.rows.map(({ id }) => id));
  const lastJobs = useLastJobs(
    found.rows.map(({ id }) => id),
    { isEnabled: filters.view === 'duplicates' },
  );
  const doubleCount = useDoubleCount();
  const counts: Partial<Record<CustomerView, number>> = {
    'do-not-service': useNotServedCount(),
    duplicates: doubleCount,
  };
  const fields = useCustomerFilterFields(filters, params.setFilter);
  const columns = customerColumns({ timeZone, isSearch: found.isSearch, owed, lastJobs });
  const mayCreate = can('create', 'customers');
  const mayImport = canAct(session, 'importCustomers');
  const isArchived = filters.view === 'archived';

  return (
    <RecordListPage<CustomerRow>
      name="customers"
      title="Customers"
      count={found.total === null ? '' : `${formatCount(found.total, 'customer')}${found.isSearch ? ' found' : ''}`}
      caption="Customers"
      primary={
        mayCreate && (
          <LinkButton to={paths.customerNew} leftSection={<IconPlus size={18} aria-hidden />}>
            New customer
          </LinkButton>
        )
      }
      actions={
        mayImport ? [{ label: 'Import', icon: <IconFileImport size={18} aria-hidden />, to: paths.customerImport }] : []
      }
      params={params}
      list={found}
      columns={columns}
      rowHref={({ id }) => paths.customerDetails(id)}
      renderCard={(customer) => (
        <CustomerCard customer={customer} timeZone={timeZone} owed={owed} lastJobs={lastJobs} />
      )}
      sort={found.isSearch ? null : order}
      searchLabel="Search customers"
      filters={fields}
      views={{
        options: CUSTOMER_VIEWS.filter((view) => view !== 'duplicates' || doubleCount > 0 || filters.view === view).map(
          (value) => ({
            value,
            label: VIEW_LABELS[value],
            // Zero isn't worth showing.
            count: counts[value] === undefined ? undefined : countText(counts[value] || undefined),
          }),
        ),
        value: filters.view,
        onChange: (next) =>
          params.setFilters({
            status: next === 'archived' ? next : 'active',
            flag: next === 'do-not-service' || next === 'duplicates' ? next : '',
          }),
      }}
      rowLabel={({ name }) => name}
      selection={can('update', 'customers') ? selection : undefined}
      bulkBar={<CustomerBulkBar rows={selection.of(found.rows)} exporting={exporting} onClear={selection.clear} />}
      renderPeek={(customer) => <CustomerPeek key={customer.id} customer={customer} />}
      exporting={exporting}
      onExport={() => exporting.start({ query: allCustomers() })}
      exportLabel="Export all"
      summary={
        found.isGuess && (
          <InlineNotice tone="info" role="status">
            No exact match for “
            <Text span inherit style={{ overflowWrap: 'anywhere' }}>
              {params.search.value.trim().slice(0, 80)}
            </Text>
            ”. These are close.
          </InlineNotice>
        )
      }
      none={<FirstCustomerState mayCreate={mayCreate} mayImport={mayImport} />}
      noMatch={{
        icon: <IconUsers size={28} />,
        title: isArchived ? 'No archived customers match' : 'No customers match',
        text: isArchived
          ? 'To find an archived customer, search for the start of the last name or company name.'
          : 'Search by name, phone, e-mail, address or serial number.',
        resetLabel: 'Show all customers',
        action: mayCreate && <LinkButton to={paths.customerNew}>New customer</LinkButton>,
      }}
    />
  );
}
