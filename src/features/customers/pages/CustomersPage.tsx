import { Text } from '@mantine/core';
import { IconFileImport, IconPlus, IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can, canAct } from '@/domain/access/permissions';
import { allCustomers, type CustomerOrder } from '@/domain/customer/queries';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import type { SortState } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';
import { CustomerCard } from '../components/CustomerCard';
import { customerColumns } from '../components/customerColumns';
import { CustomerFilterFields } from '../components/CustomerFilterFields';
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
  const session = useSession();
  const { timeZone } = session.company;
  const params = useListParams<Record<FilterName, string>>(DEFAULTS);
  const filters = useMemo(() => toFilters(params.filters), [params.filters]);
  const order = useMemo(() => toOrder(params.sort), [params.sort]);
  const found = useCustomerList(params.search.value, filters, order);
  const exporting = useCustomerExport();
  const columns = useMemo(() => customerColumns(timeZone, found.isSearch), [timeZone, found.isSearch]);
  const mayCreate = can(session, 'create', 'customers');
  const mayImport = canAct(session, 'importCustomers');
  const isArchived = filters.status === 'archived';

  return (
    <RecordListPage<CustomerRow>
      name="customers"
      title="Customers"
      subtitle={found.total === null ? '' : `${formatCount(found.total, 'customer')}${found.isSearch ? ' found' : ''}`}
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
      renderCard={(customer) => <CustomerCard customer={customer} />}
      sort={found.isSearch ? null : order}
      searchLabel="Search customers"
      filters={<CustomerFilterFields filters={filters} onChange={params.setFilter} />}
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
          ? 'Archived customers are found by the beginning of their last name or company name.'
          : 'Search by name, phone, e-mail, address or serial number.',
        resetLabel: 'Show all customers',
        action: mayCreate && <LinkButton to={paths.customerNew}>New customer</LinkButton>,
      }}
    />
  );
}
