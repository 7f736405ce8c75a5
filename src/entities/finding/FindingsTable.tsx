import { IconClipboardCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { declinedBefore, findingCount, findingList, findingLookups, keepsFinding } from '@/domain/finding/queries';
import { FINDING_STATES, SEVERITIES, type Finding, type FindingState } from '@/domain/finding/schema';
import { nextSteps } from '@/domain/finding/steps';
import { FINDING_STATE_WORDS, SEVERITY_WORDS } from '@/domain/finding/words';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { useCustomerFilter } from '@/entities/customer/useCustomerFilter';
import { RecordList } from '@/entities/record/RecordList';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { addCalendarDays } from '@/lib/calendar';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatCount } from '@/ui/format/quantities';
import { useListParams } from '@/ui/table/useListParams';
import { useSelection } from '@/ui/table/useSelection';
import { FindingCard, findingColumns } from './findingColumns';
import { FindingDrawer } from './FindingDrawer';
import { FindingsBulkBar } from './FindingsBulkBar';
import { useFindingExport } from './useFindingExport';

const DEFAULTS = { sort: 'raisedAt:desc', filters: { state: '', severity: '', customer: '', again: '' } } as const;
/** Days after which a declined finding is worth another call. */
const AGAIN_AFTER_DAYS = [30, 90, 180, 365] as const;
const COUNTED = ['open', 'approved', 'repaired', 'declined'] as const satisfies FindingState[];
const WHERE = Object.fromEntries(COUNTED.map((state) => [state, findingCount(state).where ?? []])) as Record<
  (typeof COUNTED)[number],
  NonNullable<ReturnType<typeof findingCount>['where']>
>;

const useCounts = (): Partial<Record<FindingState, number | undefined>> => ({
  open: useCount(collections.findings, WHERE.open),
  approved: useCount(collections.findings, WHERE.approved),
  repaired: useCount(collections.findings, WHERE.repaired),
  declined: useCount(collections.findings, WHERE.declined),
});

/** Returns a view for each state, with its count if it has one. */
const stateViews = (counts: ReturnType<typeof useCounts>) => [
  { value: '', label: 'All' },
  ...FINDING_STATES.map((value) => ({
    value,
    label: FINDING_STATE_WORDS[value],
    ...(value in counts && { count: countText(counts[value]) }),
  })),
];

/**
 * Lists all of the company's findings by next step, for the page of any feature that creates some. The view, filters and open finding are
 * in the URL.
 */
export function FindingsTable() {
  const { timeZone } = useSession().company;
  const can = useCan();
  const today = useToday();
  const params = useListParams<{ state: string; severity: string; customer: string; again: string }>(DEFAULTS);
  const { openId, close, hrefOf } = useOpenParam();
  const selection = useSelection(params.question);
  // The URL may have been typed or be outdated: unknown values don't filter.
  const severity = SEVERITIES.find((known) => known === params.filters.severity) ?? '';
  const againDays = AGAIN_AFTER_DAYS.find((days) => String(days) === params.filters.again);
  const state = againDays ? 'declined' : (FINDING_STATES.find((known) => known === params.filters.state) ?? '');
  const customerId = params.filters.customer;
  const before = againDays ? `${addCalendarDays(today, -againDays)}T00:00:00.000Z` : '';
  const { direction } = params.sort;
  const filter = { state, severity, customerId } as const;
  const found = useSearchedList({
    definition: collections.findings,
    query: againDays ? declinedBefore(before) : findingList(filter, direction),
    q: params.q,
    lookups: findingLookups(params.q),
    keep: (one: Stored<Finding>) => keepsFinding(one, filter) && (before === '' || one.declinedAt < before),
  });
  const counts = useCounts();
  const exporting = useFindingExport();
  const columns = useMemo(() => findingColumns(timeZone), [timeZone]);
  const customerFilter = useCustomerFilter(customerId, (id) => params.setFilter('customer', id));
  const selected = selection.of(found.rows).filter((one) => nextSteps(one).includes('offer'));
  return (
    <>
      <RecordList<Stored<Finding>>
        name="findings"
        caption="Findings"
        params={params}
        list={found}
        columns={columns}
        rowHref={({ id }) => hrefOf(id)}
        rowLabel={({ title }) => title}
        renderCard={(finding) => <FindingCard finding={finding} timeZone={timeZone} />}
        sort={againDays ? null : { field: 'raisedAt', direction }}
        searchLabel="Search number, finding or customer"
        summary={
          found.rows.length === 0
            ? ''
            : `${found.paging?.hasMore ? 'First ' : ''}${formatCount(found.rows.length, 'finding')}`
        }
        selection={can('create', 'estimates') ? selection : undefined}
        bulkBar={<FindingsBulkBar count={selection.ids.length} offerable={selected} onClear={selection.clear} />}
        views={{
          options: stateViews(counts),
          value: state,
          onChange: (value) => params.setFilters({ state: value, again: '' }),
        }}
        filters={[
          {
            name: 'severity',
            label: 'Severity',
            value: severity,
            onChange: (value) => params.setFilter('severity', value),
            options: SEVERITIES.map((value) => ({ value, label: SEVERITY_WORDS[value] })),
            anyLabel: 'Any severity',
          },
          {
            name: 'again',
            label: 'Declined, to ask again',
            value: params.filters.again,
            onChange: (value) => params.setFilters({ again: value, state: '' }),
            options: AGAIN_AFTER_DAYS.map((days) => ({ value: String(days), label: `Over ${days} days ago` })),
            anyLabel: 'Whenever',
          },
          ...customerFilter,
        ]}
        exporting={exporting}
        onExport={() => exporting.start(found.source)}
        none={
          <EmptyState
            icon={<IconClipboardCheck size={28} />}
            title="No findings yet"
            text="Raise one on a job, in an inspection or from a reading that is off, and follow it until its repair is verified."
          />
        }
        noMatch={{
          icon: <IconClipboardCheck size={28} />,
          title: 'No findings match',
          text: params.q
            ? 'Search by number, or by words of the finding, the unit, the customer or the note.'
            : 'No finding is in this state with this severity and customer.',
          resetLabel: 'Show all findings',
        }}
      />
      <FindingDrawer findingId={openId} onClose={close} />
    </>
  );
}
