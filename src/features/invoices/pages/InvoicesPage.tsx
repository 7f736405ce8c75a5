import { IconFileInvoice, IconPlus, IconRepeat } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { invoiceLabel } from '@/domain/invoice/facts';
import {
  INVOICE_SORTS,
  INVOICE_VIEWS,
  shownOrder,
  type InvoiceOrder,
  type InvoiceView,
} from '@/domain/invoice/queries';
import type { Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { InvoiceCard } from '@/entities/invoice/InvoiceCard';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import type { BuiltInViews } from '@/entities/record/ListViews';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { lazyPart } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InvoicesPicture } from '@/ui/feedback/pictures/InvoicesPicture';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import type { ListAction } from '@/ui/table/ListMenu';
import { useListParams, type ListParams } from '@/ui/table/useListParams';
import { useSelection } from '@/ui/table/useSelection';
import { AgingStrip } from '../components/AgingStrip';
import { BatchSendDialog } from '../components/BatchSendDialog';
import { InvoiceBulkBar } from '../components/InvoiceBulkBar';
import { invoiceColumns } from '../components/invoiceColumns';
import { RemindDialog } from '../components/RemindDialog';
import { ToInvoiceList } from '../components/ToInvoiceList';
import { useInvoiceExport } from '../hooks/useInvoiceExport';
import { useInvoiceList } from '../hooks/useInvoiceList';
import { TO_INVOICE, useInvoiceViews } from '../hooks/useInvoiceViews';
import { invoiceFilterFields, type InvoiceFilters } from '../invoiceFilters';
import { invoicePaths } from '../invoicePaths';

const InvoicePeek = lazyPart(() => import('../components/InvoicePeek').then((module) => module.InvoicePeek));

const DEFAULTS = {
  sort: 'issuedAt:desc',
  filters: { view: 'all', amount: '', issued: '', sent: '', unit: '' },
} as const;
type FilterName = keyof (typeof DEFAULTS)['filters'];
const NOTHING_IN: Record<InvoiceView, string> = {
  all: '',
  drafts: 'Nothing is waiting to be issued.',
  open: 'No one owes anything.',
  overdue: 'Nothing is overdue.',
  paid: 'What was paid will be listed here.',
  closed: 'Nothing was voided or credited.',
};

/** Lists all invoices: who owes what, what is late, and what still has to be billed or sent. */
export function Component() {
  const can = useCan();
  if (can('read', 'invoices')) return <InvoiceViews />;
  return (
    <PageBody size="wide">
      <PageHeader title="Invoices" />
      <NotAllowed ask="invoices" title="You cannot see invoices" needs="It needs another role." />
    </PageBody>
  );
}

function InvoiceViews() {
  const can = useCan();
  const today = useToday();
  const params = useListParams<Record<FilterName, string>>(DEFAULTS);
  const isToInvoice = params.filters.view === TO_INVOICE;
  const view = INVOICE_VIEWS.find((known) => known === params.filters.view) ?? 'all';
  const views = useInvoiceViews(isToInvoice ? TO_INVOICE : view, { today, unit: params.filters.unit }, (next) =>
    params.setFilter('view', next),
  );
  const shared = {
    params,
    views,
    primary: can('create', 'invoices') && (
      <LinkButton to={paths.invoiceNew} leftSection={<IconPlus size={18} aria-hidden />}>
        New invoice
      </LinkButton>
    ),
    actions: [{ label: 'Recurring', icon: <IconRepeat size={18} aria-hidden />, to: invoicePaths.recurring }],
  };
  return isToInvoice && views.mayInvoiceJobs ? (
    <ToInvoiceList {...shared} unit={params.filters.unit} onUnit={(unit) => params.setFilter('unit', unit)} />
  ) : (
    <InvoiceList {...shared} filters={params.filters} onFilter={params.setFilter} view={view} today={today} />
  );
}

type InvoiceListProps = {
  params: ListParams;
  views: BuiltInViews;
  primary: ReactNode;
  actions: readonly ListAction[];
  filters: InvoiceFilters;
  onFilter: (name: keyof InvoiceFilters, value: string) => void;
  view: InvoiceView;
  today: string;
};

function InvoiceList({ params, views, primary, actions, filters, onFilter, view, today }: InvoiceListProps) {
  const session = useSession();
  const { timeZone } = session.company;
  const { settings } = useBillingSettings();
  const order: InvoiceOrder = {
    field: INVOICE_SORTS.find((known) => known === params.sort.field) ?? 'issuedAt',
    direction: params.sort.direction,
  };
  const found = useInvoiceList({ view, filters, q: params.q, order, today });
  const exporting = useInvoiceExport();
  const selection = useSelection(params.question);
  const [batch, setBatch] = useState<{ kind: 'send' | 'remind'; invoices: readonly Stored<Invoice>[] } | null>(null);
  const endBatch = (): void => {
    setBatch(null);
    selection.clear();
  };
  const columns = useMemo(() => invoiceColumns(timeZone, today), [timeZone, today]);
  return (
    <RecordListPage<Stored<Invoice>>
      name="invoices"
      title="Invoices"
      caption="Invoices"
      primary={primary}
      actions={actions}
      before={<AgingStrip today={today} currency={settings.currency} isWiderThanList={filters.unit !== ''} />}
      params={params}
      list={found}
      columns={columns}
      rowHref={({ id }) => paths.invoice(id)}
      renderCard={(invoice) => <InvoiceCard invoice={invoice} today={today} timeZone={timeZone} />}
      sort={shownOrder(view, order)}
      views={views}
      filters={invoiceFilterFields(settings, filters, onFilter)}
      renderPeek={(invoice) => <InvoicePeek key={invoice.id} invoice={invoice} today={today} />}
      searchLabel="Search number or words"
      exporting={exporting}
      onExport={() => exporting.start(found.source)}
      selection={canAct(session, 'issueInvoice') ? selection : undefined}
      rowLabel={(invoice) => `${invoiceLabel(invoice)} ${invoice.customerName}`}
      bulkBar={
        <InvoiceBulkBar
          invoices={selection.of(found.rows)}
          today={today}
          onSend={(invoices) => setBatch({ kind: 'send', invoices })}
          onRemind={(invoices) => setBatch({ kind: 'remind', invoices })}
          onClear={selection.clear}
        />
      }
      none={
        <EmptyState
          picture={<InvoicesPicture />}
          title="No invoices yet"
          text="The first one takes a minute. All you need is a customer and one line."
          action={primary || undefined}
        />
      }
      noMatch={{
        icon: <IconFileInvoice size={28} />,
        title: params.q ? 'No invoices match' : 'Nothing in this view',
        text: params.q
          ? 'Search by number or PO, or by words of the title, the customer, the address or a line.'
          : NOTHING_IN[view],
        resetLabel: 'Show all invoices',
      }}
    >
      {batch?.kind === 'send' && <BatchSendDialog invoices={batch.invoices} onClose={endBatch} />}
      {batch?.kind === 'remind' && <RemindDialog invoices={batch.invoices} onClose={endBatch} />}
    </RecordListPage>
  );
}
