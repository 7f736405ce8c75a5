import { FeatureTabsPage } from '@/entities/company/FeatureTabsPage';
import { DiscountsPanel } from '../components/DiscountsPanel';
import { GivenAway } from '../components/GivenAway';

const TABS = [
  { value: 'list', label: 'Discounts', Panel: DiscountsPanel },
  { value: 'given', label: 'Report', Panel: GivenAway },
] as const;

/** Shows the company's discounts and what they have cost. */
export function Component() {
  return (
    <FeatureTabsPage
      title="Discounts"
      feature="discounts"
      withoutFeature="You can view the discounts, but not change them."
      tabs={TABS}
    />
  );
}
