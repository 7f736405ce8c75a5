import { Button, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { planAgreementVisits, PLANNED_AT_ONCE } from '@/domain/agreement/record/api';
import { agreementsWithVisitsDue } from '@/domain/agreement/record/queries';
import { useToday } from '@/entities/company/useToday';
import { hasEveryWord, heldList } from '@/entities/record/heldList';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { addCalendarDays } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { BulkBar } from '@/ui/table/BulkBar';
import type { DataColumn } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';
import { useSelection } from '@/ui/table/useSelection';
import { dueVisits, type DueVisit } from '../dueVisits';
import { useRefresh } from '../hooks/useRefresh';

const AGREEMENTS_LIMIT = 60;
/** Days ahead that visits can be scheduled. */
const AHEAD_DAYS = 30;
const DEFAULTS = { sort: 'dueFrom:asc' } as const;

/** Visits whose last day is this close are marked. */
const LAST_CALL_DAYS = 14;

const columns = (timeZone: string, today: string): DataColumn<DueVisit>[] => [
  { id: 'name', header: 'Visit', isMain: true, cell: ({ name }) => name },
  { id: 'customer', header: 'Member', cell: ({ customerName }) => customerName },
  { id: 'address', header: 'Property', cell: ({ propertyAddress }) => propertyAddress },
  { id: 'plan', header: 'Plan', width: 160, isSecondary: true, cell: ({ planName }) => planName },
  { id: 'from', header: 'Due from', width: 110, cell: ({ dueFrom }) => formatShortDate(dueFrom, timeZone) },
  {
    id: 'by',
    header: 'Until',
    width: 130,
    cell: ({ dueBy }) =>
      dueBy < addCalendarDays(today, LAST_CALL_DAYS) ? (
        <StatusBadge tone="warning" label={formatShortDate(dueBy, timeZone)} />
      ) : (
        formatShortDate(dueBy, timeZone)
      ),
  },
];

/** Describes the result of scheduling visits: on the schedule, or waiting for a time. */
function plannedText(jobs: number, timed: number): string {
  const waiting = jobs - timed;
  if (timed === 0) return `${formatCount(jobs, 'job')} created. They are waiting to be scheduled.`;
  const placed = `${formatCount(timed, 'visit')} on the schedule, spread over the season.`;
  return waiting === 0 ? placed : `${placed} ${formatCount(waiting, 'job')} without an open time. Check the schedule.`;
}

/** Lists visits members are owed now or soon, longest due first, to schedule singly or in bulk. */
export function Component() {
  const session = useSession();
  const { timeZone } = session.company;
  const today = useToday();
  const until = addCalendarDays(today, AHEAD_DAYS);
  const params = useListParams(DEFAULTS);
  const selection = useSelection(params.question);
  const { isBusy, carryOut } = useCarryOut();
  const refresh = useRefresh();
  const {
    data: agreements = [],
    isLoading,
    error,
    refetch,
  } = useRecords(collections.agreements, agreementsWithVisitsDue(until, AGREEMENTS_LIMIT));
  const list = heldList(
    { all: dueVisits(agreements, until), isLoading, error, refetch },
    {
      collection: 'agreements',
      q: params.q,
      keep: ({ name, customerName, propertyAddress }) => hasEveryWord([name, customerName, propertyAddress], params.q),
      compare: (a, b) => (a.dueFrom < b.dueFrom ? -1 : Number(a.dueFrom > b.dueFrom)),
    },
  );
  const chosen = selection.of(list.rows).slice(0, PLANNED_AT_ONCE);
  const plan = (isTimed: boolean) =>
    carryOut(async () => {
      const visits = chosen.map(({ agreementId, visitId }) => ({ agreementId, visitId }));
      const { jobIds, timed } = await callFunction(planAgreementVisits, { visits, isTimed });
      selection.clear();
      notify.success(plannedText(jobIds.length, timed));
      await refresh(['agreements']);
    });
  return (
    <RecordListPage<DueVisit>
      name="agreementVisits"
      title="Visits due"
      back={{ to: paths.agreements, label: 'Service agreements' }}
      caption="Visits due"
      params={params}
      list={list}
      columns={columns(timeZone, today)}
      rowHref={({ agreementId }) => paths.agreementView(agreementId)}
      sort={null}
      searchLabel="Search member, address or visit"
      rowLabel={({ name, customerName }) => `${name} for ${customerName}`}
      summary={
        list.rows.length > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {canAct(session, 'manageAgreements') &&
              'Select visits to put them on the schedule, spread over their season.'}
            {agreements.length === AGREEMENTS_LIMIT &&
              ` These are the ${AGREEMENTS_LIMIT} agreements that have waited longest. There may be more.`}
          </Text>
        )
      }
      {...(canAct(session, 'manageAgreements') && {
        selection,
        bulkBar: (
          <BulkBar count={chosen.length} noun="visit" onClear={selection.clear}>
            <Button variant="default" loading={isBusy} onClick={() => void plan(false)}>
              Create {formatCount(chosen.length, 'job')} without a time
            </Button>
            <Button
              loading={isBusy}
              leftSection={<IconCalendarPlus size={18} aria-hidden />}
              onClick={() => void plan(true)}
            >
              Put on the schedule
            </Button>
          </BulkBar>
        ),
      })}
      none={null}
      isNarrowed
      noMatch={{
        icon: <IconCalendarPlus size={28} />,
        title: params.q === '' ? 'No visit is due' : 'No visits match',
        text:
          params.q === ''
            ? `Visits appear here ${AHEAD_DAYS} days before they become due.`
            : 'Search by member, address or visit.',
        resetLabel: 'Show all visits due',
      }}
    />
  );
}
