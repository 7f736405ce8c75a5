import { NewCalculationPage } from '@/entities/calculation/NewCalculationPage';
import { UnitSwitch } from '@/entities/calculation/UnitSwitch';
import { NewLoadForm } from '../components/new/NewLoadForm';
import { LOAD_PLACE } from '../loadPlace';

/** Starts a load calculation: quick, room by room, from a file, or as a copy. */
export function Component() {
  return (
    <NewCalculationPage place={LOAD_PLACE} needs="the Manual J feature" size="wide" actions={<UnitSwitch />}>
      {(origin, key) => <NewLoadForm key={key} originKey={key} origin={origin} />}
    </NewCalculationPage>
  );
}
