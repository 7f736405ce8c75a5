import { CalculationPublicPage } from '@/entities/calculation/CalculationPublicPage';
import { PlumbingView } from '../components/view/PlumbingView';
import { ViewActions } from '../components/view/ViewActions';

/** A plumbing calculation under its link. */
export const Component = () => (
  <CalculationPublicPage part="plumbing" name="plumbing calculation" Actions={ViewActions} View={PlumbingView} />
);
