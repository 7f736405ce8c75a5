import { CalculationEditPage } from '@/entities/calculation/CalculationEditPage';
import { LoadWorkspace } from '../components/editor/LoadWorkspace';
import { LOAD_PLACE } from '../loadPlace';

/** Edits a load calculation. */
export function Component() {
  return (
    <CalculationEditPage place={LOAD_PLACE}>
      {(record) => <LoadWorkspace key={record.id} record={record} />}
    </CalculationEditPage>
  );
}
