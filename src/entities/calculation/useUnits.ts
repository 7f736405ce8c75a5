import { useMemo, useSyncExternalStore } from 'react';
import { showQuantity, type ShowOptions } from '@/domain/calculation/showQuantity';
import { unitOf, type Quantity, type UnitSystem } from '@/domain/calculation/units';
import { keptText } from '@/lib/keptText';
import { chooseUnits, unitChoice } from './unitChoice';

export type Units = {
  system: UnitSystem;
  setSystem: (system: UnitSystem) => void;
  /** Formats a number in US units as `1,204 Btu/h`; `isBare` omits the unit. */
  show: (value: number, quantity: Quantity, options?: ShowOptions) => string;
  /** Returns only the unit, for headings and after fields. */
  unit: (quantity: Quantity) => string;
};

/** Returns how numbers are shown on this device. All components that use it update together. */
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
