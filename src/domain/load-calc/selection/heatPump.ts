import { derive2, derive3, derive4, entered, type Derived } from '../derived';
import type { Design } from '../design';
import type { LoadResult } from '../result';

/** Outdoor temperatures at which heat pumps are rated, °F (AHRI 210/240). */
const RATED = { mild: 47, cold: 17 } as const;
/** Sun and people heat a house down to here: the load line starts at it, °F. Manual S. */
const NO_LOAD_F = 65;

/** Output of a heat pump at its two rating points, Btu/h. */
export type RatedHeating = { at47Btuh: number; at17Btuh: number };

export type HeatPumpBalance = {
  /** Output at the outdoor heating temperature. */
  output: Derived;
  /** The shortfall there. */
  backup: Derived;
  /** The outdoor temperature below which the heat pump needs help, °F; undefined = its lines don't meet, or it never does. */
  balancePointF: Derived | undefined;
};

const OUTPUT = {
  label: 'Output at the outdoor heating temperature',
  unit: 'Btu/h',
  formula: 'straight line through the outputs at 17 and 47 °F, not below 0',
  source: 'Manual S, heat pumps',
} as const;
const BACKUP = {
  label: 'Backup heat',
  unit: 'Btu/h',
  formula: 'heating load − output, not below 0',
  source: 'Manual S, heat pumps',
} as const;
const BALANCE = {
  label: 'Balance point',
  unit: '°F',
  formula: 'where the output meets the load, which falls in a straight line to 0 at 65 °F',
  source: 'Manual S, heat pumps',
} as const;

const outputAt = (outdoorF: number, { at47Btuh, at17Btuh }: RatedHeating): number =>
  Math.max(0, at17Btuh + ((at47Btuh - at17Btuh) * (outdoorF - RATED.cold)) / (RATED.mild - RATED.cold));

/** Returns how far a heat pump carries the heating load alone. Manual S, thermal balance point. */
export function heatPumpBalance(
  { block }: LoadResult,
  { outdoorHeating }: Pick<Design, 'outdoorHeating'>,
  rated: RatedHeating,
): HeatPumpBalance {
  const load = block.heating.total;
  const [mild, cold] = [
    entered('Output at 47 °F', rated.at47Btuh, 'Btu/h', ''),
    entered('Output at 17 °F', rated.at17Btuh, 'Btu/h', ''),
  ];
  const output = derive3(OUTPUT, outdoorHeating, mild, cold, (outdoorF, at47Btuh, at17Btuh) =>
    outputAt(outdoorF, { at47Btuh, at17Btuh }),
  );
  const balance = derive4(BALANCE, load, outdoorHeating, mild, cold, balanceF);
  return {
    output,
    backup: derive2(BACKUP, load, output, (needed, given) => Math.max(0, needed - given)),
    balancePointF: Number.isFinite(balance.value) && output.value < load.value ? balance : undefined,
  };
}

/** Two straight lines: load from (outdoor, load) to (65, 0), output through both rating points. */
function balanceF(load: number, outdoorF: number, at47Btuh: number, at17Btuh: number): number {
  const fall = load / (NO_LOAD_F - outdoorF);
  const rise = (at47Btuh - at17Btuh) / (RATED.mild - RATED.cold);
  return (fall * NO_LOAD_F - at17Btuh + rise * RATED.cold) / (fall + rise);
}
