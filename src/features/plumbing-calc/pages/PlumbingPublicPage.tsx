import { CalculationPublicPage } from '@/entities/calculation/CalculationPublicPage';
import { PlumbingView } from '../components/view/PlumbingView';
import { ViewActions } from '../components/view/ViewActions';

/** Shows a plumbing calculation by its public link. */
export const Component = () => (
  <CalculationPublicPage part="plumbing" name="plumbing calculation" Actions={ViewActions} View={PlumbingView} />
);
