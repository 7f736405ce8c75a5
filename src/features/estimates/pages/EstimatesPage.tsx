import { IconChartBar, IconFileDescription, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ESTIMATE_SORTS, FIGURE_VIEWS, listTotals, STATUS_FILTERS } from '@/domain/estimate/queries';
import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { lazyPart } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { EstimatesPicture } from '@/ui/feedback/pictures/EstimatesPicture';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import { useListParams } from '@/ui/table/useListParams';
import { EstimateCard, estimateColumns } from '../components/estimateColumns';
import { estimateFilterFields } from '../estimateFilters';
import { useEstimateExport } from '../hooks/useEstimateExport';
import { useEstimateList } from '../hooks/useEstimateList';
import { useEstimateViews } from '../hooks/useEstimateViews';

const EstimatePeek = lazyPart(() => import('../components/EstimatePeek').then((module) => module.EstimatePeek));

const DEFAULTS = {
  sort: 'updatedAt:desc',
  filters: { status: '', amount: '', changed: '', options: '', unit: '' },
} as const;

/** Lists all estimates, with search, filters, sorting, totals, and export. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const { timeZone } = session.company;
  const today = useToday();
  const params = useListParams<Record<keyof (typeof DEFAULTS)['filters'], string>>(DEFAULTS);
  // The URL may have been typed or be outdated: unknown statuses and sort fields are ignored.
  const status = [...STATUS_FILTERS, ...FIGURE_VIEWS].find((known) => known === params.filters.status) ?? '';
  const field = ESTIMATE_SORTS.find((known) => known === params.sort.field) ?? 'updatedAt';
  const sort = { field, direction: params.sort.direction };
  const found = useEstimateList({ view: status, filters: params.filters, q: params.q, sort, today });
  const views = useEstimateViews(status, { today, unit: params.filters.unit }, (next) =>
    params.setFilter('status', next),
  );
  const { settings } = useBillingSettings();
  const exporting = useEstimateExport();
  const columns = useMemo(() => estimateColumns(timeZone, today), [timeZone, today]);
  const totals = listTotals(found.rows, today);
  const newButton = can('create', 'estimates') && (
    <LinkButton to={paths.estimateNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New estimate
    </LinkButton>
  );

  return (
    <RecordListPage<Stored<Estimate>>
      name="estimates"
      title="Estimates"
      count={
        found.rows.length === 0
          ? ''
          : `${found.paging?.hasMore ? 'First ' : ''}${formatCount(totals.count, 'estimate')}`
      }
      sums={
        found.isWhole
          ? `${formatMoney(totals.openCents)} waiting, ${formatMoney(totals.wonCents)} accepted to date`
          : ''
      }
      caption="Estimates"
      primary={newButton}
      actions={[
        {
          label: 'Won and lost',
          icon: <IconChartBar size={18} aria-hidden />,
          to: paths.estimateOutcomes,
        },
      ]}
      params={params}
      list={found}
      columns={columns}
      rowHref={({ id }) => paths.estimateView(id)}
      renderCard={(estimate) => <EstimateCard estimate={estimate} today={today} />}
      sort={sort}
      searchLabel="Search number or words"
      views={views}
      filters={estimateFilterFields(settings, params.filters, params.setFilter)}
      rowLabel={({ number, title }) => `${number} ${title}`}
      renderPeek={(estimate) => <EstimatePeek key={estimate.id} estimate={estimate} today={today} />}
      exporting={exporting}
      onExport={() => exporting.start(found.source)}
      none={
        <EmptyState
          picture={<EstimatesPicture />}
          title="No estimates yet"
          text="Price the work, offer options, and get a signature."
          action={newButton || undefined}
        />
      }
      noMatch={{
        icon: <IconFileDescription size={28} />,
        title: 'No estimates match',
        text: params.q
          ? 'Search by number, or by words of the title, the customer, the address or a line.'
          : 'None have this status, or the filters hide them.',
        resetLabel: 'Show all estimates',
      }}
    />
  );
}
