import { CalculationDetailsPage } from '@/entities/calculation/CalculationDetailsPage';
import { PlumbingView } from '../components/view/PlumbingView';
import { ViewActions } from '../components/view/ViewActions';
import { PLUMBING_PLACE } from '../plumbingPlace';

/** Shows staff a plumbing calculation to read, print, submit and add to an estimate. */
export function Component() {
  return <CalculationDetailsPage place={PLUMBING_PLACE} Actions={ViewActions} View={PlumbingView} />;
}
