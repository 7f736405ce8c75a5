import { CalculationDetailsPage } from '@/entities/calculation/CalculationDetailsPage';
import { LoadView } from '../components/view/LoadView';
import { ViewActions } from '../components/view/ViewActions';
import { LOAD_PLACE } from '../loadPlace';

/** Shows staff a load calculation to read, print and add to an estimate. */
export function Component() {
  return <CalculationDetailsPage place={LOAD_PLACE} Actions={ViewActions} View={LoadView} />;
}
