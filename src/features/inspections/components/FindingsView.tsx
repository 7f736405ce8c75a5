import { FindingsTable } from '@/entities/finding/FindingsTable';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';

/** What inspections, readings and jobs brought to light, for those who come from the inspections. */
export function FindingsView() {
  return (
    <PageBody size="full">
      <PageHeader title="Findings" back={{ to: paths.inspections, label: 'Inspections' }} />
      <FindingsTable />
    </PageBody>
  );
}
