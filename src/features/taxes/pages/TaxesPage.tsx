import { FeatureTabsPage } from '@/entities/company/FeatureTabsPage';
import { TaxReport } from '../components/TaxReport';
import { ZonesPanel } from '../components/ZonesPanel';

const TABS = [
  { value: 'zones', label: 'Zones and rates', Panel: ZonesPanel },
  { value: 'report', label: 'Report', Panel: TaxReport },
] as const;

/** Shows the company's tax zones, and what was charged by jurisdiction. */
export function Component() {
  return (
    <FeatureTabsPage
      title="Taxes"
      feature="taxes"
      withoutFeature="You can view the zones, but not change them."
      tabs={TABS}
    />
  );
}
