import type { ReactNode } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature, type Feature } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LinkButton } from '@/ui/links/LinkButton';

type FeatureOffProps = {
  feature: Feature;
  title: string;
  /** Alternatives without the feature. */
  children: ReactNode;
};

/** Tells users without a feature that it's off, and links to what it does; null if they have it, or had it. */
export function FeatureOff({ feature, title, children }: FeatureOffProps) {
  const { features, readOnlyFeatures } = useSession();
  if (hasFeature(features, feature) || hasFeature(readOnlyFeatures, feature)) return null;
  return (
    <InlineNotice
      tone="info"
      title={title}
      action={
        <LinkButton variant="default" size="compact-md" to={paths.lockedFeature(feature)}>
          What it does
        </LinkButton>
      }
    >
      {children}
    </InlineNotice>
  );
}
