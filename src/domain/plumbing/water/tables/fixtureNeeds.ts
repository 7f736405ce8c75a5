import type { CodeName } from '../../core/codes';

/**
 * A fixture's needs at its outlet: flow and flowing pressure (IPC Table 604.3), and the minimum supply pipe (604.5, one lineage of
 * copies).
 */
export type FixtureNeed = { gpm: number; psi: number; supplyIn: number };

/** By the fixture’s plain name, including the flush if it matters. */
const FIXTURE_NEEDS: Readonly<Record<string, FixtureNeed>> = {
  bathtub: { gpm: 4, psi: 20, supplyIn: 0.5 },
  'bathroom-group': { gpm: 4, psi: 20, supplyIn: 0.75 },
  bidet: { gpm: 2, psi: 20, supplyIn: 0.375 },
  'combination-fixture': { gpm: 4, psi: 8, supplyIn: 0.5 },
  dishwasher: { gpm: 2.75, psi: 8, supplyIn: 0.5 },
  'drinking-fountain': { gpm: 0.75, psi: 8, supplyIn: 0.375 },
  'laundry-sink': { gpm: 4, psi: 8, supplyIn: 0.5 },
  lavatory: { gpm: 0.8, psi: 8, supplyIn: 0.375 },
  shower: { gpm: 2.5, psi: 20, supplyIn: 0.5 },
  'hose-bibb-first': { gpm: 5, psi: 8, supplyIn: 0.5 },
  'hose-bibb-additional': { gpm: 5, psi: 8, supplyIn: 0.5 },
  'kitchen-sink': { gpm: 1.75, psi: 8, supplyIn: 0.5 },
  'bar-sink': { gpm: 1.75, psi: 8, supplyIn: 0.5 },
  'service-sink': { gpm: 3, psi: 8, supplyIn: 0.5 },
  'clothes-washer': { gpm: 4, psi: 8, supplyIn: 0.5 },
  'urinal-valve': { gpm: 12, psi: 25, supplyIn: 0.75 },
  urinal: { gpm: 3, psi: 8, supplyIn: 0.5 },
  'water-closet-valve': { gpm: 25, psi: 35, supplyIn: 1 },
  'water-closet': { gpm: 3, psi: 20, supplyIn: 0.375 },
};

/** For unknown fixtures: 8 psi for those with a tank (IPC E103.1), half-inch pipe. */
const UNKNOWN: FixtureNeed = { gpm: 2.5, psi: 8, supplyIn: 0.5 };

/** The minimum fixture branch of UPC Table 610.3, in: no fixture has less, not even a lavatory (from memory of the book). */
const UPC_BRANCH_IN = 0.5;
/** NSPC 10.14.2, per UpCodes: flowing pressure at every fixture, and at a siphon-jet closet with a flushometer valve, psi. */
const NSPC_PSI = 15;
const NSPC_VALVE_PSI = 20;

/** @param name from `readFixtureName`; `hasValve` for closets and urinals with a flushometer valve */
export function needOf(name: string, hasValve: boolean, codeName: CodeName): FixtureNeed {
  const need = ipcNeed(name, hasValve);
  if (codeName === 'UPC') return { ...need, supplyIn: Math.max(need.supplyIn, UPC_BRANCH_IN) };
  if (codeName === 'IPC') return need;
  return { ...need, psi: hasValve && name.startsWith('water-closet') ? NSPC_VALVE_PSI : NSPC_PSI };
}

function ipcNeed(name: string, hasValve: boolean): FixtureNeed {
  const closet = /^(water-closet|urinal)/.exec(name)?.[1];
  const key = closet === undefined ? name : hasValve ? `${closet}-valve` : closet;
  return FIXTURE_NEEDS[key] ?? FIXTURE_NEEDS[key.replace(/-\d.*$/, '')] ?? UNKNOWN;
}
