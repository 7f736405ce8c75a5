import { Button, Stack, Text, type ButtonProps } from '@mantine/core';
import { useVisitor } from '@/data/react/useVisitor';
import type { WorkspaceState } from '@/data/session/membership';
import type { Feature } from '@/domain/access/features';
import { canAct } from '@/domain/access/permissions';
import { TRIAL_DAYS, type BillingInterval, type PlanId } from '@/domain/subscription/plans';
import { offersTrial } from '@/domain/subscription/summary';
import { AppError, userMessageOf } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { onboardingPath, registerPath } from '@/lib/returnPath';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { isSubscribed, runningPlan } from './runningPlan';
import { noteSubscribeClick, type Wish } from './subscribeClick';
import { useCheckout } from './useCheckout';

type Look = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'>;
type SubscribeButtonProps = Look & {
  planId: PlanId;
  interval: BillingInterval;
  /** The feature that made the user want the plan. */
  feature?: Feature | null;
  /** By default, the free trial if there is one, else "Subscribe". */
  label?: string;
};
type WishProps = { wish: Wish; label: string | undefined; look: Look };

/** Label for starting a company's first subscription; after that, plans are bought. */
const START_TRIAL = `Start ${TRIAL_DAYS} days free`;

function CheckoutButton({ wish, label, look }: WishProps) {
  const { start, isStarting, error } = useCheckout();
  const isTaken = error instanceof AppError && error.code === 'already-exists';
  return (
    <Stack gap="xs" w={look.fullWidth ? '100%' : undefined}>
      <Button {...look} loading={isStarting} onClick={() => void start(wish)}>
        {error !== null && !isTaken ? 'Try again' : (label ?? 'Subscribe')}
      </Button>
      {error !== null && (
        <InlineNotice
          tone="danger"
          role="alert"
          action={isTaken ? <RouterLink to={paths.billing}>Open billing</RouterLink> : undefined}
        >
          {userMessageOf(error)} {!isTaken && 'Nothing was charged.'}
        </InlineNotice>
      )}
    </Stack>
  );
}

/** Renders the button for a signed-in user: the next step depends on the company's subscription and on the role. */
function MemberButton({ wish, label, look, state: { user, company, role } }: WishProps & { state: WorkspaceState }) {
  if (!user?.companyId || !company) {
    return (
      <LinkButton {...look} to={onboardingPath(paths.subscribeTo(wish.planId, wish.interval))}>
        Set up your company first
      </LinkButton>
    );
  }
  const { subscription } = company;
  const mayBuy = canAct({ role }, 'manageBilling');
  const isOwn = runningPlan(subscription) === wish.planId;
  if (!mayBuy) {
    return (
      <Text size="sm" c="dimmed">
        {isOwn ? 'Your company has this plan. ' : 'An admin of your company can choose a plan. '}
        <RouterLink to={paths.team} size="sm">
          See who your admins are
        </RouterLink>
      </Text>
    );
  }
  if (isSubscribed(subscription)) {
    return (
      <LinkButton {...look} variant="default" to={paths.billing}>
        {isOwn ? 'Your plan: open billing' : 'Change plan in billing'}
      </LinkButton>
    );
  }
  const isFree = offersTrial(subscription);
  return <CheckoutButton wish={wish} label={label ?? (isFree ? START_TRIAL : undefined)} look={look} />;
}

/**
 * Leads anyone to a plan, from anywhere: visitors go through registration and keep the plan, admins go to the checkout, subscribers go to
 * billing, and everyone else learns who can buy.
 */
export function SubscribeButton({ planId, interval, feature = null, label, ...look }: SubscribeButtonProps) {
  const visitor = useVisitor();
  const wish: Wish = { planId, interval, feature };
  switch (visitor.status) {
    case 'signed-out':
      return (
        <LinkButton
          {...look}
          to={registerPath(paths.subscribeTo(planId, interval))}
          onClick={() => noteSubscribeClick(wish, false)}
        >
          {label ?? START_TRIAL}
        </LinkButton>
      );
    case 'opening':
      return (
        <Button {...look} loading>
          {label ?? START_TRIAL}
        </Button>
      );
    case 'failed':
      return (
        <Stack gap="xs">
          <Text size="sm" c="dimmed">
            Your account could not be loaded: {userMessageOf(visitor.error)}
          </Text>
          <Button {...look} variant="default" onClick={visitor.retry}>
            Try again
          </Button>
        </Stack>
      );
    case 'signed-in':
      return <MemberButton wish={wish} label={label} look={look} state={visitor.state} />;
  }
}
