import { FeatureTabsPage } from '@/entities/company/FeatureTabsPage';
import { DiscountsPanel } from '../components/DiscountsPanel';
import { GivenAway } from '../components/GivenAway';

const TABS = [
  { value: 'list', label: 'Discounts', Panel: DiscountsPanel },
  { value: 'given', label: 'Report', Panel: GivenAway },
] as const;

/** The company's discounts, and what was given away. */
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
