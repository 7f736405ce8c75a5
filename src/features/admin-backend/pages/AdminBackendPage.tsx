import { useSession } from '@/data/react/WorkspaceProvider';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { AuditTab } from '../components/AuditTab';
import { DiagnosticsTab } from '../components/DiagnosticsTab';
import { MembersTab } from '../components/MembersTab';

const TABS = [
  { value: 'members', label: 'Access', Panel: MembersTab },
  { value: 'audit', label: 'Audit log', Panel: AuditTab },
  { value: 'diagnostics', label: 'Diagnostics', Panel: DiagnosticsTab },
] as const;

/** Shows admins permissions and the reasons for them, past actions, and troubleshooting. The open tab is in the URL. */
export function Component() {
  const { company } = useSession();

  return (
    <PageBody size="wide">
      <PageHeader
        title="Access and audit log"
        subtitle={company.name}
        back={{ to: paths.admin, label: 'Administration' }}
      />
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}
