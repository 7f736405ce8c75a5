import type { Feature } from '@/domain/access/features';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs, type PageTab } from '@/ui/layout/PageTabs';
import { FeatureOff } from './FeatureOff';

type FeatureTabsPageProps = {
  title: string;
  feature: Feature;
  /** Text for users without the feature: `You can view the zones, but not change them.` */
  withoutFeature: string;
  tabs: readonly PageTab[];
};

/** Renders a feature's page of tabs, which users without the feature may read. The open tab is in the URL. */
export function FeatureTabsPage({ title, feature, withoutFeature, tabs }: FeatureTabsPageProps) {
  return (
    <PageBody size="wide">
      <PageHeader title={title} />
      <FeatureOff feature={feature} title={`${title} are not switched on for you`}>
        {withoutFeature}
      </FeatureOff>
      <PageTabs tabs={tabs} />
    </PageBody>
  );
}
