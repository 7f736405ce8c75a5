import { Text } from '@mantine/core';
import {
  IconArrowsExchange,
  IconCalendarPlus,
  IconChartBar,
  IconEyeCheck,
  IconFileImport,
  IconHeartHandshake,
  IconListDetails,
  IconPlus,
} from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { AGREEMENT_SORTS, AGREEMENT_VIEWS } from '@/domain/agreement/record/queries';
import type { Agreement } from '@/domain/agreement/record/schema';
import { unitOfAgreement } from '@/domain/agreement/record/unit';
import { priceText } from '@/domain/agreement/record/words';
import type { Stored } from '@/domain/record/schema';
import { unitFilterFields } from '@/entities/billing/unitFilter';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useToday } from '@/entities/company/useToday';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { periodLabel } from '@/domain/ledger/months';
import { addMonths } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PaymentsPicture } from '@/ui/feedback/pictures/PaymentsPicture';
import { LinkButton } from '@/ui/links/LinkButton';
import { useListParams } from '@/ui/table/useListParams';
import { AgreementBadge } from '@/entities/agreement/AgreementBadge';
import { agreementColumns } from '../components/agreementColumns';
import { useAgreementExport } from '../hooks/useAgreementExport';
import { useAgreementList, useAgreementViews } from '../hooks/useAgreementList';
import { usePlans } from '@/entities/agreement/usePlans';

const DEFAULTS = {
  sort: 'updatedAt:desc',
  filters: { status: '', plan: '', renews: '', unit: '', began: '', left: '' },
} as const;
type Filters = Record<keyof (typeof DEFAULTS)['filters'], string>;

/** Pages on all members, for the office only. */
const OFFICE_PAGES = [
  { label: 'Visits due', icon: <IconCalendarPlus size={18} aria-hidden />, to: paths.agreementVisits },
  { label: 'Income', icon: <IconChartBar size={18} aria-hidden />, to: paths.agreementIncome },
  { label: 'Import members', icon: <IconFileImport size={18} aria-hidden />, to: paths.agreementImport },
  { label: 'Imported members to check', icon: <IconEyeCheck size={18} aria-hidden />, to: paths.agreementFirstRun },
  { label: 'Plan changes', icon: <IconArrowsExchange size={18} aria-hidden />, to: paths.agreementMigrations },
];
const PLANS_PAGE = { label: 'Plans', icon: <IconListDetails size={18} aria-hidden />, to: paths.agreementPlans };

type MonthOption = { value: string; label: string };

const monthOptions = (today: string, steps: readonly number[]): MonthOption[] =>
  steps.map((step) => addMonths(today.slice(0, 7), step)).map((value) => ({ value, label: periodLabel(value) }));

/** Months in which terms can end, starting two months back. */
const RENEWAL_STEPS = Array.from({ length: 27 }, (_, index) => index - 2);
/** Months of the member report, newest first. */
const PAST_STEPS = Array.from({ length: 14 }, (_, index) => -index);

/** Returns the month in the URL if it is an option; '' otherwise. */
const monthIn = (options: readonly MonthOption[], month: string): string =>
  options.find(({ value }) => value === month)?.value ?? '';

/** Lists members and prospects, with search, filters, sorting and export. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const today = useToday();
  const { timeZone } = session.company;
  const params = useListParams<Filters>(DEFAULTS);
  // A URL may be hand-typed or old: unknown views and orders are ignored.
  const view = AGREEMENT_VIEWS.find((known) => known === params.filters.status) ?? '';
  const field = AGREEMENT_SORTS.find((known) => known === params.sort.field) ?? 'updatedAt';
  const sort = { field, direction: params.sort.direction };
  const months = useMemo(() => monthOptions(today, RENEWAL_STEPS), [today]);
  const renews = monthIn(months, params.filters.renews);
  const plans = usePlans();
  const past = useMemo(() => monthOptions(today, PAST_STEPS), [today]);
  const [began, left] = [monthIn(past, params.filters.began), monthIn(past, params.filters.left)];
  const { units } = useBillingSettings().settings;
  const usual = unitOfAgreement(units, { businessUnitId: '' });
  const { unit } = params.filters;
  const choice = useMemo(() => ({ unit, usual }), [unit, usual]);
  const filters = { planId: params.filters.plan, renews, unit: choice, began, left };
  const isOfMonth = began !== '' || left !== '';
  const list = useAgreementList({ view, q: params.q, sort, today, filters });
  const views = useAgreementViews(view, { units, choice }, (next) => params.setFilter('status', next));
  const exporting = useAgreementExport();
  const columns = useMemo(() => agreementColumns(timeZone, today), [timeZone, today]);
  const newButton = can('create', 'agreements') && (
    <LinkButton to={paths.agreementNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New agreement
    </LinkButton>
  );
  return (
    <RecordListPage<Stored<Agreement>>
      name="agreements"
      title="Service agreements"
      caption="Service agreements"
      primary={newButton}
      actions={canAct(session, 'manageAgreements') ? [...OFFICE_PAGES, PLANS_PAGE] : [PLANS_PAGE]}
      params={params}
      list={list}
      columns={columns}
      rowHref={({ id }) => paths.agreementView(id)}
      renderCard={(agreement) => <AgreementListCard agreement={agreement} today={today} />}
      sort={sort}
      searchLabel="Search number or customer"
      {...(!isOfMonth && { views })}
      filters={
        isOfMonth
          ? [
              {
                name: left === '' ? 'began' : 'left',
                label: left === '' ? 'Term began in' : 'Left in',
                value: left || began,
                onChange: (value) => params.setFilter(left === '' ? 'began' : 'left', value),
                anyLabel: 'Any month',
                options: past,
              },
            ]
          : [
              {
                name: 'plan',
                label: 'Plan',
                value: params.filters.plan,
                onChange: (value) => params.setFilter('plan', value),
                anyLabel: 'Any plan',
                options: plans.all.map(({ id, name }) => ({ value: id, label: name })),
              },
              {
                name: 'renews',
                label: 'Term ends in',
                value: renews,
                onChange: (value) => params.setFilter('renews', value),
                anyLabel: 'Any month',
                options: months,
              },
              ...unitFilterFields({ units }, unit, (value) => params.setFilter('unit', value), usual === ''),
            ]
      }
      rowLabel={({ number, customerName }) => `${number} ${customerName}`}
      exporting={exporting}
      onExport={() => exporting.start(list.source)}
      none={<NoMembers hasPlans={plans.all.length > 0} newButton={newButton || undefined} />}
      noMatch={{
        icon: <IconHeartHandshake size={28} />,
        title: 'No agreements match',
        text: 'Search by number, customer or address, or look at all of them.',
        resetLabel: 'Show all agreements',
      }}
    />
  );
}

/** Shows a row of the list on a phone. */
function AgreementListCard({ agreement, today }: { agreement: Stored<Agreement>; today: string }) {
  const { customerName, plan, number, priceCents, interval, currency } = agreement;
  return (
    <>
      <strong>{customerName}</strong>
      <span>{plan.name}</span>
      <Text span size="sm" c="dimmed">
        {number} · {priceText(priceCents, interval, currency)}
      </Text>
      <div>
        <AgreementBadge agreement={agreement} today={today} />
      </div>
    </>
  );
}

function NoMembers({ hasPlans, newButton }: { hasPlans: boolean; newButton: ReactNode }) {
  const can = useCan();
  return (
    <EmptyState
      picture={<PaymentsPicture />}
      title="No members yet"
      text="Set up a plan and sell it. Visits and bills then follow on schedule."
      action={
        !hasPlans && can('create', 'agreementPlans') ? (
          <LinkButton to={paths.agreementPlans}>Set up plans</LinkButton>
        ) : (
          newButton
        )
      }
    />
  );
}
