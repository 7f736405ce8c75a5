import { Button, Text } from '@mantine/core';
import { IconEyeCheck, IconFileImport } from '@tabler/icons-react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { firstRun } from '@/domain/agreement/import/member';
import { APPROVED_AT_ONCE, decideImported } from '@/domain/agreement/record/api';
import { agreementList, agreementLookups } from '@/domain/agreement/record/queries';
import type { Agreement } from '@/domain/agreement/record/schema';
import { priceText } from '@/domain/agreement/record/words';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { isolated } from '@/lib/isolated';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import { BulkBar } from '@/ui/table/BulkBar';
import type { DataColumn } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';
import { useSelection } from '@/ui/table/useSelection';
import { useRefresh } from '../hooks/useRefresh';

const DEFAULTS = { sort: 'customerSortName:asc' } as const;
const ORDER = { field: 'customerSortName', direction: 'asc' } as const;

const columns = (timeZone: string, today: string): DataColumn<Stored<Agreement>>[] => [
  { id: 'customer', header: 'Member', isMain: true, cell: ({ customerName }) => isolated(customerName) },
  { id: 'plan', header: 'Plan', cell: ({ plan }) => plan.name },
  {
    id: 'price',
    header: 'Price',
    width: 160,
    align: 'end',
    cell: ({ priceCents, interval, currency }) => priceText(priceCents, interval, currency),
  },
  {
    id: 'now',
    header: 'Billed right away',
    width: 170,
    align: 'end',
    cell: (agreement) => {
      const { atOnce, atOnceCents } = firstRun(agreement, today);
      return atOnce === 0 ? '–' : `${formatMoney(atOnceCents)}, ${formatCount(atOnce, 'bill')}`;
    },
  },
  {
    id: 'then',
    header: 'Next bill',
    width: 124,
    cell: (agreement) => formatShortDate(firstRun(agreement, today).thenOn, timeZone) || '–',
  },
  {
    id: 'visits',
    header: 'Visits owed',
    isSecondary: true,
    cell: ({ visits }) => {
      const [first] = visits;
      return first
        ? `${formatCount(visits.length, 'visit')}, from ${formatShortDate(first.dueFrom > today ? first.dueFrom : today, timeZone)}`
        : 'None';
    },
  },
];

/** Lists imported members before their first nightly run: what each would be billed and when, with bulk approval. */
export function Component() {
  const session = useSession();
  const { timeZone } = session.company;
  const today = useToday();
  const params = useListParams(DEFAULTS);
  const selection = useSelection(params.question);
  const { isBusy, carryOut } = useCarryOut();
  const refresh = useRefresh();
  const list = useSearchedList({
    definition: collections.agreements,
    query: agreementList('imported', ORDER, today),
    q: params.q,
    lookups: agreementLookups(params.q),
    keep: ({ state }) => state === 'imported',
  });
  const chosen = selection.of(list.rows).slice(0, APPROVED_AT_ONCE);
  const decide = (decision: 'approve' | 'remove') =>
    carryOut(async () => {
      const members = formatCount(chosen.length, 'member');
      const cents = chosen.reduce((sum, agreement) => sum + firstRun(agreement, today).atOnceCents, 0);
      const isMeant = await confirmAction(
        decision === 'approve'
          ? {
              title: `Start ${members}`,
              message: `${formatMoney(cents)} before tax is billed within the hour; the rest follows on schedule. Cards are not charged, because they were not imported.`,
              confirmLabel: 'Start them',
            }
          : { title: `Remove ${members}`, message: 'They can be imported again.', confirmLabel: 'Remove' },
      );
      if (!isMeant) return;
      const { done } = await callFunction(decideImported, { agreementIds: chosen.map(({ id }) => id), decision });
      selection.clear();
      await refresh(['agreements']);
      notify.success(
        decision === 'approve' ? `${formatCount(done, 'member')} running.` : `${formatCount(done, 'member')} removed.`,
      );
    });
  return (
    <RecordListPage<Stored<Agreement>>
      name="agreementFirstRun"
      title="Imported members to check"
      back={{ to: paths.agreements, label: 'Service agreements' }}
      caption="Members waiting for their first bill"
      params={params}
      list={list}
      columns={columns(timeZone, today)}
      rowHref={({ id }) => paths.agreementView(id)}
      sort={null}
      searchLabel="Search number or customer"
      rowLabel={({ number, customerName }) => `${number} ${customerName}`}
      {...(canAct(session, 'manageAgreements') && {
        selection,
        bulkBar: (
          <BulkBar count={chosen.length} noun="member" onClear={selection.clear}>
            <Button variant="default" loading={isBusy} onClick={() => void decide('remove')}>
              Remove
            </Button>
            <Button
              loading={isBusy}
              leftSection={<IconEyeCheck size={18} aria-hidden />}
              onClick={() => void decide('approve')}
            >
              Start {formatCount(chosen.length, 'member')}
            </Button>
          </BulkBar>
        ),
      })}
      summary={
        canAct(session, 'manageAgreements') &&
        list.rows.length > 0 && (
          <Text size="sm" c="dimmed">
            No one here is billed yet. Check what each would be billed, then select the correct ones and start them.
          </Text>
        )
      }
      primary={
        <LinkButton to={paths.agreementImport} variant="default" leftSection={<IconFileImport size={18} aria-hidden />}>
          Import members
        </LinkButton>
      }
      none={null}
      isNarrowed
      noMatch={{
        icon: <IconEyeCheck size={28} />,
        title: params.q === '' ? 'No one is waiting' : 'No members match',
        text:
          params.q === ''
            ? 'Imported members wait here until you have checked what they would be billed.'
            : 'Search by number or customer.',
        resetLabel: 'Show everyone waiting',
      }}
    />
  );
}
