import { Modal } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { recentMigrations } from '@/domain/agreement/migration/queries';
import { MIGRATION_STATE_LABELS, type AgreementMigration } from '@/domain/agreement/migration/schema';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { hasEveryWord, heldList } from '@/entities/record/heldList';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { UserName } from '@/entities/user/UserName';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import type { DataColumn } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';
import { MigrationForm } from '../components/MigrationForm';
import { usePlans } from '@/entities/agreement/usePlans';
import { MIGRATION_TONES } from '../migrationTones';
import { NO_PLAN_CHANGES } from '../refusals';

const RECENT = recentMigrations(50);
const DEFAULTS = { sort: 'createdAt:desc' } as const;
const NEW = `${paths.agreementMigrations}?open=new`;

const columns = (timeZone: string): DataColumn<Stored<AgreementMigration>>[] => [
  { id: 'plan', header: 'Plan', isMain: true, cell: ({ planName, toVersion }) => `${planName}, version ${toVersion}` },
  {
    id: 'state',
    header: 'Status',
    width: 160,
    cell: ({ state }) => <StatusBadge tone={MIGRATION_TONES[state]} label={MIGRATION_STATE_LABELS[state]} />,
  },
  {
    id: 'members',
    header: 'Members',
    width: 120,
    align: 'end',
    cell: ({ counts }) => formatCount(counts.ready + counts.applied + counts.undone + counts.kept, 'member'),
  },
  { id: 'by', header: 'By', width: 160, isSecondary: true, cell: ({ createdBy }) => <UserName uid={createdBy} /> },
  { id: 'createdAt', header: 'Made', width: 110, cell: ({ createdAt }) => formatShortDate(createdAt, timeZone) },
];

/** Lists migrations of many members' plans: prepared, reviewed, applied, and undone as a whole. */
export function Component() {
  const session = useSession();
  const today = useToday();
  const plans = usePlans();
  const [search, setSearch] = useSearchParams();
  const params = useListParams(DEFAULTS);
  const { data = [], isLoading, error, refetch } = useRecords(collections.agreementMigrations, RECENT);
  const list = heldList(
    { all: data, isLoading, error, refetch },
    {
      collection: 'agreementMigrations',
      q: params.q,
      keep: ({ planName }) => hasEveryWord([planName], params.q),
      compare: (a, b) => (a.createdAt > b.createdAt ? -1 : 1),
    },
  );
  const isOffice = canAct(session, 'manageAgreements');
  const newButton = isOffice && <LinkButton to={NEW}>Change members’ plan</LinkButton>;
  return (
    <RecordListPage<Stored<AgreementMigration>>
      name="agreementMigrations"
      title="Plan changes"
      back={{ to: paths.agreementPlans, label: 'Plans' }}
      caption="Plan changes"
      denied={!isOffice && NO_PLAN_CHANGES}
      primary={newButton}
      params={params}
      list={list}
      columns={columns(session.company.timeZone)}
      rowHref={({ id }) => paths.agreementMigration(id)}
      sort={null}
      searchLabel="Search plans"
      none={
        <EmptyState
          title="No plan changes yet"
          text="Members keep the version they agreed to. To move many members to a new one together, preview what changes for each first. You can undo it later."
          action={newButton || undefined}
        />
      }
      noMatch={{ title: 'No change matches', text: 'Search by the plan’s name.', resetLabel: 'Show all changes' }}
    >
      {isOffice && search.get('open') === 'new' && !plans.isLoading && (
        <Modal
          opened
          size="lg"
          title="Change members’ plan"
          onClose={() =>
            setSearch(
              (current) => {
                current.delete('open');
                return current;
              },
              { replace: true },
            )
          }
        >
          <MigrationForm plans={plans.all} fromPlanId={search.get('plan') ?? ''} today={today} />
        </Modal>
      )}
    </RecordListPage>
  );
}
