import { FEATURE_INFO, hasFeature, RELEASED_FEATURES, type Feature } from '@/domain/access/features';
import { useSession } from '@/data/react/WorkspaceProvider';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Says why somebody was sent here from a feature's address: what it does, and who can switch it on. */
export function FeatureNotice({ feature }: { feature: Feature }) {
  const { features, role } = useSession();
  const { title, description } = FEATURE_INFO[feature];
  if (hasFeature(features, feature)) return null;
  const reason = RELEASED_FEATURES.includes(feature)
    ? role === 'admin'
      ? 'It is not switched on for your account.'
      : 'It is not switched on for your account. Ask your administrator.'
    : 'It is not part of this version.';
  return (
    <InlineNotice tone="info" role="status" title={`${title} is locked`}>
      {description} {reason}
    </InlineNotice>
  );
}
