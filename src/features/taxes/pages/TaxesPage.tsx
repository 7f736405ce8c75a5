import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { LinkButton } from '@/ui/links/LinkButton';
import { TaxReport } from '../components/TaxReport';
import { ZonesPanel } from '../components/ZonesPanel';

const TABS = [
  { value: 'zones', label: 'Zones and rates', Panel: ZonesPanel },
  { value: 'report', label: 'Report', Panel: TaxReport },
] as const;

/** The company's tax zones, and what was charged by jurisdiction. The open tab is in the address. */
export function Component() {
  const { features, readOnlyFeatures } = useSession();

  return (
    <PageBody size="wide">
      <PageHeader title="Taxes" subtitle="Tax rates by location, item and type of work." />
      {!hasFeature(features, 'taxes') && !hasFeature(readOnlyFeatures, 'taxes') && (
        <InlineNotice
          tone="info"
          title="Taxes are not switched on for you"
          action={
            <LinkButton variant="default" size="compact-md" to={paths.lockedFeature('taxes')}>
              What it does
            </LinkButton>
          }
        >
          You can view the zones, but not change them.
        </InlineNotice>
      )}
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}
