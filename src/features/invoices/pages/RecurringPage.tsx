import { IconPlus } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { byNextDay, nextDates, RECURRING_LIMIT, rhythmText } from '@/domain/invoice/recurring';
import type { RecurringInvoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { hasEveryWord, heldList } from '@/entities/record/heldList';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InvoicesPicture } from '@/ui/feedback/pictures/InvoicesPicture';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import { LinkButton } from '@/ui/links/LinkButton';
import type { DataColumn } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';
import { invoicePaths } from '../invoicePaths';

const ALL = { limit: RECURRING_LIMIT } as const;

const columns = (timeZone: string): DataColumn<Stored<RecurringInvoice>>[] => [
  {
    id: 'name',
    header: 'Recurring invoice',
    cell: ({ name }) => name,
  },
  { id: 'customer', header: 'Customer', cell: ({ customerName }) => customerName },
  { id: 'rhythm', header: 'How often', width: 160, cell: rhythmText },
  {
    id: 'next',
    header: 'Next',
    width: 190,
    cell: (recurring) =>
      nextDates(recurring, 2)
        .map((day) => formatShortDate(day, timeZone))
        .join(', then ') || '–',
  },
  {
    id: 'total',
    header: 'Amount',
    width: 130,
    align: 'end',
    cell: ({ template }) => formatCents(template.totalCents, { currency: template.document.currency }),
  },
  {
    id: 'mode',
    header: 'Then',
    width: 150,
    isSecondary: true,
    cell: ({ mode }) => (mode === 'send' ? 'Sent automatically' : 'A draft to review'),
  },
  {
    id: 'state',
    header: 'Status',
    width: 120,
    cell: ({ isActive }) =>
      isActive ? <StatusBadge tone="success" label="Running" /> : <StatusBadge tone="neutral" label="Paused" />,
  },
];

const DEFAULTS = { sort: 'next:asc' } as const;

/** Lists recurring invoices, next due first. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const params = useListParams(DEFAULTS);
  const { data: all = [], isLoading, error, refetch } = useRecords(collections.recurringInvoices, ALL);
  const list = heldList(
    { all, isLoading, error, refetch },
    {
      collection: 'recurringInvoices',
      q: params.q,
      keep: ({ name, customerName }) => hasEveryWord([name, customerName], params.q),
      compare: byNextDay,
    },
  );
  const newButton = can('create', 'recurringInvoices') && (
    <LinkButton to={invoicePaths.recurringNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New recurring invoice
    </LinkButton>
  );
  return (
    <RecordListPage<Stored<RecurringInvoice>>
      name="recurring"
      title="Recurring invoices"
      back={{ to: paths.invoices, label: 'Invoices' }}
      caption="Recurring invoices"
      denied={
        !can('read', 'recurringInvoices') && {
          ask: 'invoices',
          title: 'You cannot see recurring invoices',
          needs: 'It needs another role.',
        }
      }
      primary={newButton}
      params={params}
      list={list}
      columns={columns(session.company.timeZone)}
      rowHref={({ id }) => invoicePaths.recurringEdit(id)}
      sort={null}
      searchLabel="Search name or customer"
      none={
        <EmptyState
          picture={<InvoicesPicture />}
          title="No recurring invoices yet"
          text="Maintenance plans, rent, monthly service: write it once, and each draft is ready on its day."
          action={newButton || undefined}
        />
      }
      noMatch={{
        title: 'No recurring invoices match',
        text: 'Search by name or customer.',
        resetLabel: 'Show all',
      }}
    />
  );
}
