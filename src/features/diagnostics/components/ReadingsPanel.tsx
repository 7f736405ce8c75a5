import { IconGauge, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { countText, useCount } from '@/data/react/useCount';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Diagnostic } from '@/domain/diagnostics/record/schema';
import type { Stored } from '@/domain/record/schema';
import { useCustomerFilter } from '@/entities/customer/useCustomerFilter';
import { RecordList } from '@/entities/record/RecordList';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatCount } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import { useListParams } from '@/ui/table/useListParams';
import { DiagnosticCard, diagnosticColumns } from './diagnosticColumns';
import { useDiagnosticExport } from '../hooks/useDiagnosticExport';
import { useDiagnosticList } from '../hooks/useDiagnosticList';
import { VERDICT_WORDS } from '@/entities/diagnostic/verdictWords';

const DEFAULTS = { sort: 'measuredAt:desc', filters: { verdict: '', customer: '' } } as const;
const SHOWN = ['fail', 'watch', 'pass', 'not-valid'] as const;
const OF_VERDICT = {
  fail: [{ field: 'verdict', operator: '==', value: 'fail' }],
  watch: [{ field: 'verdict', operator: '==', value: 'watch' }],
  pass: [{ field: 'verdict', operator: '==', value: 'pass' }],
} as const;

/** Lists all sets of readings, with search, filters, and export. */
export function ReadingsPanel() {
  const { timeZone } = useSession().company;
  const can = useCan();
  const params = useListParams<{ verdict: string; customer: string }>(DEFAULTS);
  // The URL may have been typed or be outdated: unknown verdicts are ignored.
  const verdict = SHOWN.find((known) => known === params.filters.verdict) ?? '';
  const { direction } = params.sort;
  const found = useDiagnosticList({ verdict, customerId: params.filters.customer }, params.q, direction);
  const counts = {
    fail: useCount(collections.diagnostics, OF_VERDICT.fail),
    watch: useCount(collections.diagnostics, OF_VERDICT.watch),
    pass: useCount(collections.diagnostics, OF_VERDICT.pass),
  };
  const exporting = useDiagnosticExport();
  const columns = useMemo(() => diagnosticColumns(timeZone), [timeZone]);
  const customerFilter = useCustomerFilter(params.filters.customer, (id) => params.setFilter('customer', id));
  const newButton = can('create', 'diagnostics') && (
    <LinkButton to={paths.diagnosticNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New readings
    </LinkButton>
  );
  return (
    <RecordList<Stored<Diagnostic>>
      name="diagnostics"
      summary={
        found.rows.length === 0
          ? ''
          : `${found.paging?.hasMore ? 'First ' : ''}${formatCount(found.rows.length, 'set', 'sets')} of readings`
      }
      caption="Sets of readings"
      primary={newButton}
      params={params}
      list={found}
      columns={columns}
      rowHref={({ id }) => paths.diagnosticView(id)}
      renderCard={(record) => <DiagnosticCard record={record} timeZone={timeZone} />}
      sort={{ field: 'measuredAt', direction }}
      searchLabel="Search number, unit or customer"
      views={{
        options: [
          { value: '', label: 'All' },
          { value: 'fail', label: VERDICT_WORDS.fail.label, count: countText(counts.fail) },
          { value: 'watch', label: VERDICT_WORDS.watch.label, count: countText(counts.watch) },
          { value: 'pass', label: VERDICT_WORDS.pass.label, count: countText(counts.pass) },
        ],
        value: verdict,
        onChange: (value) => params.setFilter('verdict', value),
      }}
      filters={customerFilter}
      exporting={exporting}
      onExport={() => exporting.start(found.source)}
      none={
        <EmptyState
          icon={<IconGauge size={28} />}
          title="No readings yet"
          text="Measure a unit, and see right away what passes, what is likely wrong and what to measure next."
          action={newButton || undefined}
        />
      }
      noMatch={{
        icon: <IconGauge size={28} />,
        title: 'No readings match',
        text: params.q
          ? 'Search by number, or by words of the unit, the customer or the notes.'
          : 'None has this verdict or customer.',
        resetLabel: 'Show all readings',
      }}
    />
  );
}
