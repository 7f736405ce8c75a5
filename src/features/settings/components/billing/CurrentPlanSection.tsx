import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSession } from '@/data/react/WorkspaceProvider';
import { planOf } from '@/domain/subscription/plans';
import { standingOf } from '@/domain/subscription/standing';
import type { SubscriptionSummary } from '@/domain/subscription/summary';
import { nowIso } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import classes from './billing.module.css';
import { ChangePlanDialog } from './ChangePlanDialog';
import { PortalButton } from './PortalButton';
import { endInWords, priceInWords, subscriptionInWords } from './subscriptionText';
import { useCancellation } from './useCancellation';

type CurrentPlanSectionProps = {
  subscription: SubscriptionSummary;
  /** Undefined until Stripe responds, null if no more invoices will come. */
  nextInvoice: { at: string; totalCents: number } | null | undefined;
};

/** Shows the company's plan: its price, its status, and all available actions. */
export function CurrentPlanSection({ subscription, nextInvoice }: CurrentPlanSectionProps) {
  const { company } = useSession();
  const { timeZone } = company;
  const now = nowIso();
  const [isChanging, { open, close }] = useDisclosure(false);
  const { isBusy, cancel, keep } = useCancellation();
  const { tone, label, sentences } = subscriptionInWords(subscription, now, timeZone);
  const { kind } = standingOf(subscription, now);
  const { planId, interval, currentPeriodEnd, status } = subscription;
  const needsPayment = kind === 'overdue' || status === 'past_due' || status === 'unpaid' || status === 'paused';
  const canChange =
    planId !== null && kind !== 'cancelled' && (status === 'active' || status === 'trialing' || status === 'past_due');
  const goesOn = kind === 'active' || kind === 'trialing';

  return (
    <Section title="Your plan">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <p className={classes['planName']}>{planId ? planOf(planId).name : 'Custom plan'}</p>
            <Text c="dimmed">{priceInWords(subscription) || 'The price is on your invoices.'}</Text>
          </div>
          <StatusBadge tone={tone} label={label} />
        </Group>
        {goesOn ? (
          sentences.map((sentence) => <Text key={sentence}>{sentence}</Text>)
        ) : (
          <InlineNotice
            tone={tone}
            action={
              kind === 'cancelled' ? (
                <Button loading={isBusy} onClick={() => void keep()}>
                  Keep my plan
                </Button>
              ) : needsPayment ? (
                <PortalButton label={status === 'paused' ? 'Resume at Stripe' : 'Pay at Stripe'} />
              ) : undefined
            }
          >
            {sentences.map((sentence) => (
              <div key={sentence}>{sentence}</div>
            ))}
          </InlineNotice>
        )}
        {nextInvoice && kind !== 'cancelled' && (
          <DetailList
            items={[
              { label: 'Next invoice', value: formatDate(nextInvoice.at, timeZone) },
              { label: 'Amount', value: formatMoney(nextInvoice.totalCents) },
            ]}
          />
        )}
        {nextInvoice === null && kind !== 'cancelled' && <Text c="dimmed">No further invoice is due.</Text>}
        <Group gap="sm">
          {canChange && <Button onClick={open}>Change plan</Button>}
          {!needsPayment && <PortalButton />}
        </Group>
      </Stack>
      {planId && interval && <ChangePlanDialog isOpen={isChanging} onClose={close} current={{ planId, interval }} />}
      {kind !== 'cancelled' && (
        <Stack gap="xs" mt="lg" pt="md" className={classes['cancel'] ?? ''}>
          <Text size="sm" c="dimmed">
            If you cancel, no further period is charged.{' '}
            {goesOn &&
              endInWords(kind === 'trialing' ? subscription.trialEndsAt : currentPeriodEnd || now, timeZone).join(' ')}
          </Text>
          <div>
            <Button variant="subtle" color="var(--fw-danger-fg)" px={0} loading={isBusy} onClick={() => void cancel()}>
              Cancel subscription
            </Button>
          </div>
        </Stack>
      )}
    </Section>
  );
}
