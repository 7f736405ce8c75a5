import { useMemo, useSyncExternalStore } from 'react';
import { showQuantity, type ShowOptions } from '@/domain/calculation/showQuantity';
import { unitOf, type Quantity, type UnitSystem } from '@/domain/calculation/units';
import { keptText } from '@/lib/keptText';
import { chooseUnits, unitChoice } from './unitChoice';

export type Units = {
  system: UnitSystem;
  setSystem: (system: UnitSystem) => void;
  /** `1,204 Btu/h` of a number in US units; `isBare` without the unit. */
  show: (value: number, quantity: Quantity, options?: ShowOptions) => string;
  /** The unit alone, for headings and behind fields. */
  unit: (quantity: Quantity) => string;
};

/** How numbers are shown on this device. All who use it change together. */
export function useUnits(): Units {
  const system = useSyncExternalStore(keptText.subscribe, unitChoice);
  return useMemo(
    () => ({
      system,
      setSystem: chooseUnits,
      show: (value, quantity, options) => showQuantity(value, quantity, system, options),
      unit: (quantity) => unitOf(quantity, system),
    }),
    [system],
  );
}
