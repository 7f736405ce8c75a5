import { IconPlus } from '@tabler/icons-react';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { LinkButton } from '@/ui/links/LinkButton';
import { AdsPanel } from '../components/AdsPanel';
import { CapacityPanel } from '../components/CapacityPanel';
import { ResultsPanel } from '../components/ResultsPanel';
import { useAdPaths } from '../hooks/useAdPaths';

const TABS = [
  { value: 'ads', label: 'Ads', Panel: AdsPanel },
  { value: 'capacity', label: 'What to advertise', Panel: CapacityPanel },
  { value: 'results', label: 'Results', Panel: ResultsPanel },
] as const;

/** Shows the company's ads, the board's open capacity, and past results. */
export function Component() {
  const addresses = useAdPaths();
  return (
    <PageBody size="wide">
      <PageHeader
        title="Ad generator"
        subtitle="Ads from your own records, checked against the rules of the platforms and the law."
        actions={
          <LinkButton to={addresses.newAd()} leftSection={<IconPlus size={18} aria-hidden />}>
            New ad
          </LinkButton>
        }
      />
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}
