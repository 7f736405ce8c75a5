import { CalculationDetailsPage } from '@/entities/calculation/CalculationDetailsPage';
import { PlumbingView } from '../components/view/PlumbingView';
import { ViewActions } from '../components/view/ViewActions';
import { PLUMBING_PLACE } from '../plumbingPlace';

/** A plumbing calculation for the staff, to be read, printed, handed in and taken into an estimate. */
export function Component() {
  return <CalculationDetailsPage place={PLUMBING_PLACE} Actions={ViewActions} View={PlumbingView} />;
}
