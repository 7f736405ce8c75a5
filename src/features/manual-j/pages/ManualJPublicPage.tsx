import { CalculationPublicPage } from '@/entities/calculation/CalculationPublicPage';
import { LoadView } from '../components/view/LoadView';
import { ViewActions } from '../components/view/ViewActions';

/** Shows a load calculation by its public link. */
export const Component = () => (
  <CalculationPublicPage part="loadCalculation" name="load calculation" Actions={ViewActions} View={LoadView} />
);
