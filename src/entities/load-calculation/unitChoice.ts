import { UNIT_SYSTEMS, type UnitSystem } from '@/domain/load-calc/units';

const KEY = 'fieldwright:manual-j-units';
const listeners = new Set<() => void>();
/** For browsers that keep nothing: the choice lasts as long as the page. */
let unkept: UnitSystem | undefined;

const isSystem = (value: string | null): value is UnitSystem => UNIT_SYSTEMS.some((system) => system === value);

/** The unit system chosen on this device; US units until somebody chooses. */
export function unitChoice(): UnitSystem {
  try {
    const kept = localStorage.getItem(KEY);
    return isSystem(kept) ? kept : 'us';
  } catch {
    return unkept ?? 'us';
  }
}

export function chooseUnits(system: UnitSystem): void {
  try {
    localStorage.setItem(KEY, system);
  } catch {
    unkept = system;
  }
  listeners.forEach((listener) => listener());
}

/** Calls back when the choice changes, also in another tab. Returns how to stop. */
export function onUnitChoice(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
