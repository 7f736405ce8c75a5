import { Button } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { ROWS_AT_ONCE } from '@/domain/agreement/migration/api';
import { migrationRows, migrationRowsByNumber } from '@/domain/agreement/migration/queries';
import {
  MIGRATION_STATE_LABELS,
  ROW_STATE_LABELS,
  ROW_STATES,
  type AgreementMigration,
  type AgreementMigrationRow,
} from '@/domain/agreement/migration/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordGate } from '@/entities/record/RecordGate';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { formatCount } from '@/ui/format/quantities';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { BulkBar } from '@/ui/table/BulkBar';
import { useListParams } from '@/ui/table/useListParams';
import { useSelection } from '@/ui/table/useSelection';
import { migrationColumns } from '../components/migrationColumns';
import { MigrationSummary } from '../components/MigrationSummary';
import { useMigration } from '../hooks/useMigration';
import { NO_PLAN_CHANGES } from '../refusals';

const BACK = { to: paths.agreementMigrations, label: 'Plan changes' };
const DEFAULTS = { sort: 'number:asc', filters: { state: '' } } as const;

/** Shows a migration of many members' plans: its effect on each, before and after. */
export function Component() {
  const { id = '' } = useParams();
  const session = useSession();
  const read = useLiveRecord(collections.agreementMigrations, id);
  return (
    <RecordGate
      id={id}
      noun="change"
      read={read}
      denied={!canAct(session, 'manageAgreements') && NO_PLAN_CHANGES}
      header={<PageHeader title="Plan change" back={BACK} />}
      wayBack={<LinkButton to={paths.agreementMigrations}>All plan changes</LinkButton>}
    >
      {(migration) => <PlanChange migration={migration} />}
    </RecordGate>
  );
}

function PlanChange({ migration }: { migration: Stored<AgreementMigration> }) {
  const session = useSession();
  const { timeZone } = session.company;
  const { id, state, counts, planName, toVersion } = migration;
  const actions = useMigration(id, state);
  const params = useListParams<{ state: string }>(DEFAULTS);
  const selection = useSelection(params.question);
  const shown = ROW_STATES.find((known) => known === params.filters.state) ?? '';
  const list = useSearchedList({
    definition: collections.agreementMigrationRows,
    query: migrationRows(id, shown),
    q: params.q,
    lookups: [{ query: migrationRowsByNumber(id, params.q) }],
    keep: (row) => shown === '' || row.state === shown,
  });
  const previews = list.rows.flatMap(({ preview }) => preview ?? []);
  const isOffice = canAct(session, 'manageAgreements');
  const chosen = selection.of(list.rows).slice(0, ROWS_AT_ONCE);
  const pick = async (isIn: boolean): Promise<void> => {
    await actions.pick(
      chosen.map(({ agreementId }) => agreementId),
      isIn,
    );
    selection.clear();
  };
  return (
    <RecordListPage<Stored<AgreementMigrationRow>>
      name="agreementMigrationRows"
      title={`${planName}, version ${toVersion}: ${MIGRATION_STATE_LABELS[state].toLowerCase()}`}
      back={BACK}
      caption="Members who change"
      primary={isOffice && <Decision migration={migration} decide={actions.decide} isBusy={actions.isBusy} />}
      params={params}
      list={list}
      columns={migrationColumns(timeZone, {
        isProrated:
          migration.timing === 'day' ||
          previews.some(({ creditCents, chargeCents }) => creditCents !== 0 || chargeCents !== 0),
        hasNotices: previews.some(({ notices }) => notices.length > 0),
        hasReasons: list.rows.some(({ note }) => note !== ''),
      })}
      rowHref={({ agreementId }) => paths.agreementView(agreementId)}
      sort={null}
      searchLabel="Search agreement number"
      rowLabel={({ number, memberName }) => `${number} ${memberName}`}
      filters={[
        {
          name: 'state',
          label: 'Status',
          value: params.filters.state,
          onChange: (value) => params.setFilter('state', value),
          anyLabel: 'All',
          options: ROW_STATES.map((value) => ({ value, label: ROW_STATE_LABELS[value] })),
        },
      ]}
      summary={<MigrationSummary migration={migration} rows={list.rows} actions={actions} timeZone={timeZone} />}
      {...(isOffice &&
        state === 'ready' && {
          selection,
          bulkBar: (
            <BulkBar count={chosen.length} noun="member" onClear={selection.clear}>
              <Button variant="default" loading={actions.isBusy} onClick={() => void pick(false)}>
                Leave out
              </Button>
              <Button variant="default" loading={actions.isBusy} onClick={() => void pick(true)}>
                Take in
              </Button>
            </BulkBar>
          ),
        })}
      none={null}
      isNarrowed
      noMatch={{
        title: counts.ready + counts.leftOut === 0 ? 'No one has this plan' : 'No members match',
        text: 'Search by the number of the agreement.',
        resetLabel: 'Show all members',
      }}
    />
  );
}

type DecisionProps = {
  migration: Stored<AgreementMigration>;
  decide: (decision: 'apply' | 'undo' | 'discard') => Promise<unknown>;
  isBusy: boolean;
};

/** Shows the next step, with a confirmation. */
function Decision({ migration: { state, counts }, decide, isBusy }: DecisionProps) {
  const ask = async (
    decision: 'apply' | 'undo',
    question: { title: string; message: string; confirmLabel: string },
  ) => {
    if (await confirmAction(question)) await decide(decision);
  };
  if (state === 'ready')
    return (
      <>
        <Button variant="default" loading={isBusy} onClick={() => void decide('discard')}>
          Discard
        </Button>
        <Button
          loading={isBusy}
          disabled={counts.ready === 0}
          onClick={() =>
            void ask('apply', {
              title: `Change ${formatCount(counts.ready, 'member')}`,
              message: 'Members who changed since this preview are left out and listed. You can undo the whole change.',
              confirmLabel: 'Change the plan',
            })
          }
        >
          Change {formatCount(counts.ready, 'member')}
        </Button>
      </>
    );
  if (state !== 'applied') return null;
  return (
    <Button
      variant="default"
      loading={isBusy}
      onClick={() =>
        void ask('undo', {
          title: `Undo for ${formatCount(counts.applied, 'member')}`,
          message:
            'Each gets the terms they had before. Those billed since then get them starting today, with a prorated credit and charge.',
          confirmLabel: 'Undo the change',
        })
      }
    >
      Undo the change
    </Button>
  );
}
