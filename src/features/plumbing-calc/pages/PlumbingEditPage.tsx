import { CalculationEditPage } from '@/entities/calculation/CalculationEditPage';
import { PlumbingWorkspace } from '../components/editor/PlumbingWorkspace';
import { PLUMBING_PLACE } from '../plumbingPlace';

/** Edits a plumbing calculation. */
export function Component() {
  return (
    <CalculationEditPage place={PLUMBING_PLACE}>
      {(record) => <PlumbingWorkspace key={record.id} record={record} />}
    </CalculationEditPage>
  );
}
