import type { ReactNode } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature, type Feature } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LinkButton } from '@/ui/links/LinkButton';

type FeatureOffProps = {
  feature: Feature;
  title: string;
  /** What is possible without it. */
  children: ReactNode;
};

/** Says to whom a feature is not switched on that it is not, and leads to what it does; null for who has it, or had it. */
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
