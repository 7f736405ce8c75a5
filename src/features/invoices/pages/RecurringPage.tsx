import { IconPlus } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { byNextDay, nextDates, RECURRING_LIMIT, rhythmText } from '@/domain/invoice/recurring';
import type { RecurringInvoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InvoicesPicture } from '@/ui/feedback/pictures/InvoicesPicture';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import type { DataColumn } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { invoicePaths } from '../invoicePaths';
import classes from '../components/list.module.css';

const ALL = { limit: RECURRING_LIMIT } as const;

const columns = (timeZone: string): DataColumn<Stored<RecurringInvoice>>[] => [
  {
    id: 'name',
    header: 'Recurring invoice',
    cell: (recurring) => (
      <>
        {recurring.name}
        <span className={classes.second}>{recurring.customerName}</span>
      </>
    ),
  },
  { id: 'rhythm', header: 'How often', width: 160, cell: rhythmText },
  {
    id: 'next',
    header: 'Next',
    width: 260,
    cell: (recurring) =>
      nextDates(recurring, 2)
        .map((day) => formatDate(day, timeZone))
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

/** What is invoiced again and again. */
export function Component() {
  const session = useSession();
  const { data = [], isLoading, error, refetch } = useRecords(collections.recurringInvoices, ALL);
  const rows = data.toSorted(byNextDay);
  const newButton = can(session, 'create', 'recurringInvoices') && (
    <LinkButton to={invoicePaths.recurringNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New recurring invoice
    </LinkButton>
  );
  return (
    <PageBody size="wide">
      <PageHeader title="Recurring invoices" back={{ to: paths.invoices, label: 'Invoices' }} actions={newButton} />
      <DataTable<Stored<RecurringInvoice>>
        caption="Recurring invoices"
        columns={columns(session.company.timeZone)}
        rows={rows}
        getRowId={({ id }) => id}
        rowHref={({ id }) => invoicePaths.recurringEdit(id)}
        state={{ isLoading, error, onRetry: refetch }}
        empty={
          <EmptyState
            picture={<InvoicesPicture />}
            title="No recurring invoices yet"
            text="Maintenance plans, rent, monthly service: write it once, and the drafts are there on the day."
            action={newButton || undefined}
          />
        }
      />
    </PageBody>
  );
}
