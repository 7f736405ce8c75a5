import { CalculationEditPage } from '@/entities/calculation/CalculationEditPage';
import { PlumbingWorkspace } from '../components/editor/PlumbingWorkspace';
import { PLUMBING_PLACE } from '../plumbingPlace';

/** A plumbing calculation being worked on. */
export function Component() {
  return (
    <CalculationEditPage place={PLUMBING_PLACE}>
      {(record) => <PlumbingWorkspace key={record.id} record={record} />}
    </CalculationEditPage>
  );
}
