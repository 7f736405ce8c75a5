import { FindingsTable } from '@/entities/finding/FindingsTable';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { ReadingsPanel } from '../components/ReadingsPanel';
import { RefrigerantPanel } from '../components/refrigerant/RefrigerantPanel';

const TABS = [
  { value: 'readings', label: 'Readings', Panel: ReadingsPanel },
  { value: 'findings', label: 'Findings', Panel: FindingsTable },
  { value: 'refrigerant', label: 'Refrigerant log', Panel: RefrigerantPanel },
] as const;

/** Shows measurements, findings, and refrigerant use. The open tab is in the URL. */
export function Component() {
  return (
    <PageBody size="full">
      <PageHeader title="Diagnostics" />
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}
