import { CalculationDetailsPage } from '@/entities/calculation/CalculationDetailsPage';
import { LoadView } from '../components/view/LoadView';
import { ViewActions } from '../components/view/ViewActions';
import { LOAD_PLACE } from '../loadPlace';

/** A load calculation for the staff, to be read, printed and taken into an estimate. */
export function Component() {
  return <CalculationDetailsPage place={LOAD_PLACE} Actions={ViewActions} View={LoadView} />;
}
