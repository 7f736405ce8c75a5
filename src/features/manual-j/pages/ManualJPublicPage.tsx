import { CalculationPublicPage } from '@/entities/calculation/CalculationPublicPage';
import { LoadView } from '../components/view/LoadView';
import { ViewActions } from '../components/view/ViewActions';

/** A load calculation under its link. */
export const Component = () => (
  <CalculationPublicPage part="loadCalculation" name="load calculation" Actions={ViewActions} View={LoadView} />
);
