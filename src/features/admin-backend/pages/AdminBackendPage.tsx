import { IconTestPipe } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { LinkButton } from '@/ui/links/LinkButton';
import { AuditTab } from '../components/AuditTab';
import { MembersTab } from '../components/MembersTab';
import { WebhooksTab } from '../components/WebhooksTab';

const TABS = [
  { value: 'members', label: 'Members', Panel: MembersTab },
  { value: 'audit', label: 'Audit log', Panel: AuditTab },
  { value: 'webhooks', label: 'Webhook log', Panel: WebhooksTab },
] as const;

/** For admins: who may do what and why, what was done, and what Stripe has told us. The open tab is in the address. */
export function Component() {
  const { company } = useSession();

  return (
    <PageBody size="wide">
      <PageHeader
        title="Administration"
        subtitle={company.name}
        actions={
          <LinkButton to={paths.testPayment} variant="default" leftSection={<IconTestPipe size={18} aria-hidden />}>
            Test payment
          </LinkButton>
        }
      />
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}
