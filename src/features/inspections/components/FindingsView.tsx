import { FindingsTable } from '@/entities/finding/FindingsTable';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';

/** Lists findings from inspections, readings, and jobs, as a view of the inspections page. */
export function FindingsView() {
  return (
    <PageBody size="full">
      <PageHeader title="Findings" back={{ to: paths.inspections, label: 'Inspections' }} />
      <FindingsTable />
    </PageBody>
  );
}
