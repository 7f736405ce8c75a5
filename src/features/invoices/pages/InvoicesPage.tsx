import { Button, Group, Paper, Text } from '@mantine/core';
import { IconDownload, IconFileInvoice, IconPlus, IconRepeat, IconSend } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can, canAct } from '@/domain/access/permissions';
import { invoiceLabel } from '@/domain/invoice/facts';
import { INVOICE_SORTS, INVOICE_VIEWS, type InvoiceOrder, type InvoiceView } from '@/domain/invoice/queries';
import type { Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { InvoiceCard } from '@/entities/invoice/InvoiceCard';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useToday } from '@/entities/company/useToday';
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
import { AgingStrip } from '../components/AgingStrip';
import { BatchSendDialog } from '../components/BatchSendDialog';
import { invoiceColumns } from '../components/invoiceColumns';
import { ToInvoiceQueue } from '../components/ToInvoiceQueue';
import { ViewButtons } from '../components/ViewButtons';
import { useInvoiceExport } from '../hooks/useInvoiceExport';
import { useInvoiceList } from '../hooks/useInvoiceList';
import { invoicePaths } from '../invoicePaths';

const DEFAULTS = { sort: 'updatedAt:desc', filters: { view: 'all' } } as const;

const EMPTY_TEXT: Record<InvoiceView, string> = {
  all: 'The first one takes a minute: a customer and a line are enough.',
  drafts: 'Nothing is waiting to be issued.',
  open: 'Nobody owes anything.',
  overdue: 'Nobody is late.',
  paid: 'What was paid will be listed here.',
  closed: 'Nothing was voided or credited.',
};

/** All invoices: who owes what, what is late, what still has to be billed or sent. */
export function Component() {
  const session = useSession();
  const { company } = session;
  const today = useToday();
  const { settings } = useBillingSettings();
  const list = useListParams<{ view: string }>(DEFAULTS);
  const view = INVOICE_VIEWS.find((known) => known === list.filters.view) ?? 'all';
  const order: InvoiceOrder = {
    field: INVOICE_SORTS.find((known) => known === list.sort.field) ?? 'updatedAt',
    direction: list.sort.direction,
  };
  const found = useInvoiceList(view, list.q, order, today);
  const exporting = useInvoiceExport();
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const [batch, setBatch] = useState<Stored<Invoice>[] | null>(null);
  const columns = useMemo(() => invoiceColumns(company.timeZone, today), [company.timeZone, today]);
  const mayCreate = can(session, 'create', 'invoices');
  const maySend = canAct(session, 'issueInvoice');
  const sendable = found.invoices.filter(
    ({ id, state }) => selectedIds.includes(id) && (state === 'draft' || state === 'issued'),
  );

  const newButton = mayCreate && (
    <LinkButton to={paths.invoiceNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New invoice
    </LinkButton>
  );
  const empty = (
    <EmptyState
      icon={<IconFileInvoice size={28} />}
      title={list.q ? 'No invoices match' : view === 'all' ? 'No invoices yet' : 'Nothing in this view'}
      text={
        list.q
          ? 'Search by the beginning of the invoice number or customer name, or by the full PO number.'
          : EMPTY_TEXT[view]
      }
      action={
        list.isFiltered ? (
          <Button variant="default" onClick={list.reset}>
            Show all invoices
          </Button>
        ) : (
          newButton || undefined
        )
      }
    />
  );
  return (
    <PageBody size="wide">
      <PageHeader
        title="Invoices"
        actions={
          <>
            <LinkButton
              variant="default"
              to={invoicePaths.recurring}
              leftSection={<IconRepeat size={18} aria-hidden />}
            >
              Recurring
            </LinkButton>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              disabled={found.invoices.length === 0 || exporting.count !== null}
              onClick={() =>
                void exporting.start(found.isSearch ? { records: found.invoices } : { query: found.query })
              }
            >
              Export CSV
            </Button>
            {newButton}
          </>
        }
      />
      <AgingStrip today={today} currency={settings.currency} />
      {mayCreate && <ToInvoiceQueue />}
      <ViewButtons view={view} onChange={(next) => list.setFilter('view', next)} />
      <ListToolbar
        search={list.search}
        searchLabel="Search number, customer or PO"
        onReset={list.isFiltered ? list.reset : undefined}
      />
      <ExportProgress count={exporting.count} noun="invoice" onStop={exporting.cancel} />
      {sendable.length > 0 && (
        <Paper withBorder p="xs" role="region" aria-label="Selected invoices">
          <Group gap="xs">
            <Text size="sm" fw={600} role="status">
              {formatCount(sendable.length, 'invoice')} selected
            </Text>
            <Button leftSection={<IconSend size={18} aria-hidden />} onClick={() => setBatch(sendable)}>
              Issue and send…
            </Button>
            <Button variant="subtle" onClick={() => setSelectedIds([])}>
              Clear selection
            </Button>
          </Group>
        </Paper>
      )}
      <DataTable<Stored<Invoice>>
        caption="Invoices"
        columns={columns}
        rows={found.invoices}
        getRowId={(invoice) => invoice.id}
        rowHref={(invoice) => paths.invoice(invoice.id)}
        renderCard={(invoice) => <InvoiceCard invoice={invoice} today={today} timeZone={company.timeZone} />}
        sort={
          view === 'overdue' ? { field: 'dueOn', direction: order.field === 'dueOn' ? order.direction : 'asc' } : order
        }
        onSortChange={list.setSort}
        state={{ isLoading: found.isLoading, error: found.error, onRetry: found.refetch }}
        empty={empty}
        paging={found.paging}
        {...(maySend && {
          selection: {
            ids: selectedIds,
            onChange: setSelectedIds,
            labelOf: (invoice) => `${invoiceLabel(invoice)} ${invoice.customerName}`,
          },
        })}
      />
      {batch && (
        <BatchSendDialog
          invoices={batch}
          onClose={() => {
            setBatch(null);
            setSelectedIds([]);
          }}
        />
      )}
    </PageBody>
  );
}
