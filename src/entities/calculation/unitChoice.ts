import { keptText } from '@/lib/keptText';
import { UNIT_SYSTEMS, type UnitSystem } from '@/domain/calculation/units';

const KEY = 'fieldwright:manual-j-units';

const isSystem = (value: string): value is UnitSystem => UNIT_SYSTEMS.some((system) => system === value);

/** Returns the unit system chosen on this device; US units by default. */
export function unitChoice(): UnitSystem {
  const kept = keptText.get(KEY);
  return isSystem(kept) ? kept : 'us';
}

export const chooseUnits = (system: UnitSystem): void => keptText.set(KEY, system);
