import { FeatureOff } from '@/entities/company/FeatureOff';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { ApplicationsPanel } from '../components/ApplicationsPanel';
import { FinancingSettingsPanel } from '../components/FinancingSettingsPanel';

const TABS = [
  { value: 'applications', label: 'Applications', Panel: ApplicationsPanel },
  { value: 'settings', label: 'Settings', Panel: FinancingSettingsPanel },
] as const;

/** Monthly payments: applications and their status, and how the company offers financing. */
export function Component() {
  return (
    <PageBody size="wide">
      <PageHeader title="Financing" />
      <FeatureOff feature="wisetack" title="Financing is not switched on for you">
        You can look at earlier applications, but not offer financing.
      </FeatureOff>
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}
