import { Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import type { AgreementPlan } from '@/domain/agreement/record/plan';
import { benefitsOf } from '@/domain/agreement/record/words';
import type { Stored } from '@/domain/record/schema';
import { hasEveryWord, heldList } from '@/entities/record/heldList';
import { NewButton } from '@/entities/record/NewButton';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PaymentsPicture } from '@/ui/feedback/pictures/PaymentsPicture';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { DataColumn } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';
import { PlanForm } from '../components/PlanForm';
import { usePlans } from '@/entities/agreement/usePlans';
import { pricesText } from '../planForm';

const DEFAULTS = { sort: 'name:asc', filters: { archived: '' } } as const;

const COLUMNS: DataColumn<Stored<AgreementPlan>>[] = [
  { id: 'name', header: 'Plan', width: 260, cell: ({ name }) => name },
  { id: 'prices', header: 'Prices', cell: ({ prices }) => pricesText(prices) },
  { id: 'visits', header: 'Visits a year', width: 120, align: 'end', cell: ({ visits }) => visits.length },
  {
    id: 'term',
    header: 'Term',
    width: 130,
    cell: ({ termMonths }) => (termMonths === 0 ? 'Until canceled' : formatCount(termMonths, 'month')),
  },
  { id: 'version', header: 'Version', width: 90, align: 'end', isSecondary: true, cell: ({ version }) => version },
  {
    id: 'state',
    header: 'Status',
    width: 120,
    cell: ({ isArchived }) =>
      isArchived ? <StatusBadge tone="neutral" label="Archived" /> : <StatusBadge tone="success" label="Offered" />,
  },
];

/** Lists the plans the company sells. */
export function Component() {
  const can = useCan();
  const plans = usePlans();
  const { openId, open, close, hrefOf } = useOpenParam();
  const params = useListParams<{ archived: string }>(DEFAULTS);
  const isArchivedShown = params.filters.archived === 'yes';
  const list = heldList(plans, {
    collection: 'agreementPlans',
    q: params.q,
    keep: (plan) => plan.isArchived === isArchivedShown && hasEveryWord([plan.name, plan.summary], params.q),
    compare: (a, b) => a.name.localeCompare(b.name),
  });
  const newButton = can('create', 'agreementPlans') && <NewButton noun="plan" open={open} />;
  return (
    <RecordListPage<Stored<AgreementPlan>>
      name="agreementPlans"
      title="Plans"
      back={{ to: paths.agreements, label: 'Service agreements' }}
      caption="Plans"
      primary={newButton}
      params={params}
      list={list}
      columns={COLUMNS}
      rowHref={({ id }) => hrefOf(id)}
      sort={null}
      searchLabel="Search plans"
      filters={[
        {
          name: 'archived',
          label: 'Archived',
          value: params.filters.archived,
          onChange: (value) => params.setFilter('archived', value),
          anyLabel: 'Offered',
          options: [{ value: 'yes', label: 'Archived' }],
        },
      ]}
      none={
        <EmptyState
          picture={<PaymentsPicture />}
          title="No plans yet"
          text="A plan says what members get, when, and what it costs. Start with two: one that most people take, and a better one."
          action={newButton || undefined}
        />
      }
      noMatch={{ title: 'No plan matches', text: 'Search by name.', resetLabel: 'Show all plans' }}
    >
      <RecordDrawer
        definition={collections.agreementPlans}
        noun="plan"
        openId={openId}
        onClose={close}
        titleOf={({ name }) => name}
        mayCreate={can('create', 'agreementPlans')}
        size="xl"
      >
        {(plan) =>
          plan && !can('update', 'agreementPlans') ? (
            <PlanInWords plan={plan} />
          ) : (
            <PlanForm key={plan?.id ?? 'new'} plan={plan} onDone={close} />
          )
        }
      </RecordDrawer>
    </RecordListPage>
  );
}

function PlanInWords({ plan }: { plan: AgreementPlan }) {
  return (
    <OneColumn>
      <Text>{pricesText(plan.prices)}</Text>
      {plan.summary !== '' && <Text>{plan.summary}</Text>}
      {[...plan.visits.map(({ name }) => name), ...benefitsOf(plan)].map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </OneColumn>
  );
}
