import { Button, Group, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { isDemoTab } from '@/data/demo/demoTab';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { planOf } from '@/domain/subscription/plans';
import { isRunning, standingOf } from '@/domain/subscription/standing';
import { TestModeBadge } from '@/entities/subscription/TestModeBadge';
import { useBilling } from '@/entities/subscription/useBilling';
import { userMessageOf } from '@/lib/appError';
import { nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { SettingsColumn } from '../SettingsColumn';
import { ChoosePlanSection } from './ChoosePlanSection';
import { CurrentPlanSection } from './CurrentPlanSection';
import { InvoicesSection } from './InvoicesSection';

/** View for colleagues without permission: the plan, and who manages it. */
function ForOthers() {
  const { company } = useSession();
  const { planId } = company.subscription;
  const plan = planId ? `${company.name} has the plan ${planOf(planId).name}.` : `${company.name} has no plan.`;
  return (
    <Section title="Billing">
      <EmptyState
        title={plan}
        text="Only admins see invoices and change the plan. Ask one of them."
        action={
          <LinkButton to={paths.team} variant="default">
            See who your admins are
          </LinkButton>
        }
      />
    </Section>
  );
}

/** Explains that a demo company, which lives in a browser tab, is never billed. */
function InDemo() {
  return (
    <Section title="Billing">
      <EmptyState
        title="The demo costs nothing"
        text="Everything is switched on in this tab. A company of your own sees its plan, card and invoices here."
      />
    </Section>
  );
}

function Billing() {
  const { subscription, billing } = useBilling();
  const isManaged = isRunning(standingOf(subscription, nowIso()), subscription);
  const retry = (): void => void billing.refetch();
  return (
    <Stack gap="md">
      {billing.data?.isTestMode && (
        <Group>
          <TestModeBadge />
        </Group>
      )}
      {billing.error && (
        <InlineNotice
          tone="warning"
          role="alert"
          title="Invoices could not be loaded"
          action={
            <Button
              size="xs"
              variant="default"
              loading={billing.isFetching}
              onClick={retry}
              leftSection={<IconRefresh size={16} aria-hidden />}
            >
              Try again
            </Button>
          }
        >
          {userMessageOf(billing.error)} {isManaged ? 'Your plan is shown as it was last known.' : ''}
        </InlineNotice>
      )}
      {isManaged ? (
        <CurrentPlanSection subscription={subscription} nextInvoice={billing.data?.nextInvoice} />
      ) : (
        <ChoosePlanSection subscription={subscription} />
      )}
      {billing.isPending && isManaged && (
        <Section title="Invoices">
          <LoadingRows rows={3} label="Loading invoices" />
        </Section>
      )}
      {billing.data && (isManaged || billing.data.invoices.length > 0) && (
        <InvoicesSection invoices={billing.data.invoices} />
      )}
    </Stack>
  );
}

/** Shows the company's subscription: admins manage it, others can view it. */
export function BillingSettings() {
  const { role } = useSession();
  if (isDemoTab())
    return (
      <SettingsColumn>
        <InDemo />
      </SettingsColumn>
    );
  return <SettingsColumn>{canAct({ role }, 'manageBilling') ? <Billing /> : <ForOthers />}</SettingsColumn>;
}
