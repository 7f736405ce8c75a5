import { NewCalculationPage } from '@/entities/calculation/NewCalculationPage';
import { NewPlumbingForm } from '../components/new/NewPlumbingForm';
import { PLUMBING_PLACE } from '../plumbingPlace';

/** Starts a plumbing calculation: from a typical building, blank, or as a copy. */
export function Component() {
  return (
    <NewCalculationPage place={PLUMBING_PLACE} needs="the plumbing calculator">
      {(origin, key) => <NewPlumbingForm key={key} originKey={key} origin={origin} />}
    </NewCalculationPage>
  );
}
