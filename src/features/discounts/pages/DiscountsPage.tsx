import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { LinkButton } from '@/ui/links/LinkButton';
import { GivenAway } from '../components/GivenAway';
import { DiscountsPanel } from '../components/DiscountsPanel';

const TABS = [
  { value: 'list', label: 'Discounts', Panel: DiscountsPanel },
  { value: 'given', label: 'Report', Panel: GivenAway },
] as const;

/** The company's discounts, and what was given away. The open tab is in the address. */
export function Component() {
  const { features, readOnlyFeatures } = useSession();

  return (
    <PageBody size="wide">
      <PageHeader title="Discounts" />
      {!hasFeature(features, 'discounts') && !hasFeature(readOnlyFeatures, 'discounts') && (
        <InlineNotice
          tone="info"
          title="Discounts are not switched on for you"
          action={
            <LinkButton variant="default" size="compact-md" to={paths.lockedFeature('discounts')}>
              What it does
            </LinkButton>
          }
        >
          You can view the discounts, but not change them.
        </InlineNotice>
      )}
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}
