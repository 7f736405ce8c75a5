import { type Feature, FEATURE_INFO, hasFeature, isReleased } from '@/domain/access/features';
import { pathOfFeature, rolesOfPath } from '@/domain/access/routes';
import { useSession } from '@/data/react/WorkspaceProvider';
import { planOf, smallestPlanWith } from '@/domain/subscription/plans';
import { runningPlan } from '@/entities/subscription/runningPlan';
import { SubscribeButton } from '@/entities/subscription/SubscribeButton';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatPrice } from '@/ui/format/money';
import { RouterLink } from '@/ui/links/RouterLink';
import { RoleNotice } from './RoleNotice';

/** Explains why a feature's URL redirected here: what the feature does, what it costs, and who can turn it on. */
export function FeatureNotice({ feature }: { feature: Feature }) {
  const { features, role, company } = useSession();
  const { title, description } = FEATURE_INFO[feature];
  const isOn = hasFeature(features, feature);
  const path = pathOfFeature(feature);
  // Other roles wouldn't get access even with the feature.
  if (rolesOfPath(path)?.includes(role) === false) return <RoleNotice path={path} />;
  if (!isReleased(feature)) {
    return (
      <InlineNotice tone="info" role="status" title={`${title}: planned, not available yet`}>
        {description}{' '}
        {isOn ? 'It is included in your plan and opens on release day. ' : 'It is not available on any plan yet. '}
        <RouterLink to={paths.featurePage(feature)}>More about {title}</RouterLink>{' '}
        <RouterLink to={paths.roadmap}>See the roadmap</RouterLink>
      </InlineNotice>
    );
  }
  if (isOn) return null;

  const plan = smallestPlanWith(feature);
  const ownPlan = runningPlan(company.subscription);
  const isSold = plan !== null && !(ownPlan && planOf(ownPlan).features.includes(feature));
  const reason =
    role === 'admin'
      ? 'It is not switched on for your account.'
      : 'It is not switched on for your account. Ask your administrator.';
  return (
    <InlineNotice
      tone="info"
      role="status"
      title={`${title} is locked`}
      action={isSold ? <SubscribeButton planId={plan.id} interval="month" feature={feature} size="sm" /> : undefined}
    >
      {description}{' '}
      {isSold ? (
        <>
          Part of {plan.name}, {formatPrice(plan.priceCents.month)} a month for the whole company.{' '}
          <RouterLink to={paths.featurePage(feature)}>More about {title}</RouterLink>
        </>
      ) : (
        reason
      )}
    </InlineNotice>
  );
}
