import { CalculationEditPage } from '@/entities/calculation/CalculationEditPage';
import { LoadWorkspace } from '../components/editor/LoadWorkspace';
import { LOAD_PLACE } from '../loadPlace';

/** A load calculation being worked on. */
export function Component() {
  return (
    <CalculationEditPage place={LOAD_PLACE}>
      {(record) => <LoadWorkspace key={record.id} record={record} />}
    </CalculationEditPage>
  );
}
