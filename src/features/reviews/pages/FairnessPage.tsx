import { IconScale } from '@tabler/icons-react';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import { requestCount, requestList, requestLookups } from '@/domain/review/queries';
import { isDecisionRight, REQUEST_RULE_LABELS, REQUEST_RULES, type ReviewRequest } from '@/domain/review/request';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import { useListParams } from '@/ui/table/useListParams';
import { RequestCard, requestColumns } from '../components/requestColumns';
import { useRequestExport } from '../hooks/useRequestExport';

const PAGE_SIZE = 30;
const DEFAULTS = { sort: 'occurredAt:desc', filters: { rule: '' } } as const;
const VIEWS = ['', 'asked', 'asked-lately', 'no-consent', 'no-address', 'off'] as const;

const useRuleCount = (rule: (typeof REQUEST_RULES)[number]): string =>
  countText(useCount(collections.reviewRequests, requestCount(rule).where ?? []));

/** Shows whether each finished job's customer was asked, and the rule behind it, reevaluated live. */
export function Component() {
  const { timeZone } = useSession().company;
  const can = useCan();
  const params = useListParams<{ rule: string }>(DEFAULTS);
  const rule = REQUEST_RULES.find((known) => known === params.filters.rule) ?? '';
  const found = useSearchedList({
    definition: collections.reviewRequests,
    query: requestList(rule),
    q: params.q,
    lookups: requestLookups(params.q),
    keep: (request: Stored<ReviewRequest>) => rule === '' || request.rule === rule,
    pageSize: PAGE_SIZE,
  });
  const exporting = useRequestExport();
  const columns = useMemo(() => requestColumns(timeZone), [timeZone]);
  const counts = {
    asked: useRuleCount('asked'),
    'asked-lately': useRuleCount('asked-lately'),
    'no-consent': useRuleCount('no-consent'),
    'no-address': useRuleCount('no-address'),
    off: useRuleCount('off'),
  };
  return (
    <RecordListPage<Stored<ReviewRequest>>
      name="reviewRequests"
      title="Fairness log"
      caption="Review requests"
      back={{ to: paths.reviews, label: 'Reviews' }}
      denied={!can('read', 'reviewRequests') && { ask: 'reviews', title: 'You cannot see who was asked' }}
      params={params}
      list={found}
      columns={columns}
      rowHref={({ jobId }) => paths.jobDetails(jobId)}
      renderCard={(request) => <RequestCard request={request} timeZone={timeZone} />}
      isSortFixed
      views={{
        options: VIEWS.map((value) =>
          value === '' ? { value, label: 'All' } : { value, label: REQUEST_RULE_LABELS[value], count: counts[value] },
        ),
        value: rule,
        onChange: (next) => params.setFilter('rule', next),
      }}
      searchLabel="Search job number or customer"
      filters={[
        {
          name: 'rule',
          label: 'Rule',
          value: rule,
          anyLabel: 'Any rule',
          options: REQUEST_RULES.map((value) => ({ value, label: REQUEST_RULE_LABELS[value] })),
          onChange: (value) => params.setFilter('rule', value),
        },
      ]}
      exporting={exporting}
      onExport={() => exporting.start(found.source)}
      rowLabel={({ jobNumber, customerName }) => `${jobNumber}, ${customerName}`}
      before={<Proof requests={found.rows} />}
      none={
        <EmptyState
          icon={<IconScale size={28} />}
          title="Nothing decided yet"
          text="Each finished job gets a line here: whether its customer was asked for a review, and by which rule."
        />
      }
      noMatch={{
        icon: <IconScale size={28} />,
        title: 'No jobs match',
        text: 'Search by the whole job number, or by how the customer’s name begins.',
        resetLabel: 'Show the whole log',
      }}
    />
  );
}

/** Reevaluates the listed decisions from the facts stored with them. */
function Proof({ requests }: { requests: readonly ReviewRequest[] }) {
  const decided = requests.map(isDecisionRight).filter((isRight) => isRight !== null);
  if (decided.length === 0) return null;
  const wrong = decided.filter((isRight) => !isRight).length;
  return wrong === 0 ? (
    <InlineNotice
      tone="success"
      title={`${formatCount(decided.length, 'decision')} listed here, decided again: all the same`}
    >
      The rule sees settings, consent and the calendar. It cannot see stars, prices or how the job went, and everyone
      gets the same links. Export the log to let someone else check it.
    </InlineNotice>
  ) : (
    <InlineNotice
      tone="danger"
      title={`${formatCount(wrong, 'decision')} of ${String(decided.length)} comes out differently`}
    >
      The rule or the stored facts were changed since. Look at the marked lines.
    </InlineNotice>
  );
}
