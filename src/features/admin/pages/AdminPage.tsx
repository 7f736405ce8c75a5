import { useSession } from '@/data/react/WorkspaceProvider';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { LinkButton } from '@/ui/links/LinkButton';
import { FeaturesRoom } from '../components/FeaturesRoom';
import { OverviewRoom } from '../components/OverviewRoom';
import { PeopleRoom } from '../components/PeopleRoom';

const TABS = [
  { value: 'overview', label: 'Overview', Panel: OverviewRoom },
  { value: 'people', label: 'People', Panel: PeopleRoom },
  { value: 'features', label: 'Features', Panel: FeaturesRoom },
] as const;

/** Shows admins what needs attention, usage against limits, members, and enabled features. Each section links to more. */
export function Component() {
  const { company } = useSession();
  return (
    <PageBody size="wide">
      <PageHeader
        title="Administration"
        subtitle={company.name}
        actions={
          <>
            <LinkButton to={paths.messageLog} variant="default">
              Message log
            </LinkButton>
            <LinkButton to={paths.auditLog} variant="default">
              Audit log
            </LinkButton>
          </>
        }
      />
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}
