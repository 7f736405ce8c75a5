import { fieldFault } from '../calculation/fieldFault';
import { RATE_ONE_PPM } from '../money/limits';

export const DIVERSION_SCHEMES = ['calgreen', 'leed-v4', 'leed-v4.1', 'leed-v5'] as const;
export type DiversionScheme = (typeof DIVERSION_SCHEMES)[number];

export const LOAD_KINDS = [
  'recycled',
  'reused',
  'donated',
  'salvage-on-site',
  'salvage-off-site',
  'commingled',
  'adc',
  'landfill',
  'incinerated',
  'soil',
  'land-clearing',
  'hazardous',
] as const;
export type LoadKind = (typeof LOAD_KINDS)[number];

/** One load. All loads of a project are measured by weight (pounds) or all by volume (cubic yards). */
export type WasteLoad = {
  kind: LoadKind;
  amount: number;
  /** Commingled: the share that the facility diverts; null = unknown. */
  facilityRatePpm: number | null;
  /** Commingled: whether a third party verified the facility's rate. */
  isRateVerified: boolean;
};

/** Amounts rounded down to whole units; `ratePpm` rounded down as well. `meetsTarget` compares the exact fractions. */
export type Diversion = { diverted: number; counted: number; ratePpm: number; meetsTarget: boolean };

/** Neither diverted nor disposed of: excluded from both sides. */
const LEFT_OUT = new Set<LoadKind>(['soil', 'land-clearing', 'hazardous']);
/** Alternative daily cover of a landfill counts as waste. */
const WASTE = new Set<LoadKind>(['landfill', 'incinerated', 'adc']);
const V5_UNVERIFIED_PPM = 350_000;

/** Default requirements of each scheme; a stricter local rule takes precedence. LEED v4 requires less with three streams. */
export const DIVERSION_TARGETS_PPM: Readonly<Record<DiversionScheme, number>> = {
  calgreen: 650_000,
  'leed-v4': 750_000,
  'leed-v4.1': 500_000,
  'leed-v5': 500_000,
};

/**
 * Calculates diverted ÷ (diverted + disposed). Method C3: soil, land clearing and hazardous waste are excluded; a commingled load counts
 * at its facility's rate, under LEED v5 at no more than 35% unless it is verified; off-site salvage counts double under v5, in the
 * numerator only.
 * @throws AppError `invalid` for a commingled load without a rate
 */
export function diversionOf(scheme: DiversionScheme, loads: readonly WasteLoad[], targetPpm: number): Diversion {
  let diverted = 0n;
  let counted = 0n;
  for (const [index, load] of loads.entries()) {
    if (LEFT_OUT.has(load.kind)) continue;
    counted += BigInt(load.amount);
    diverted += BigInt(load.amount) * BigInt(divertedPpm(scheme, load, index));
  }
  const one = BigInt(RATE_ONE_PPM);
  return {
    diverted: Number(diverted / one),
    counted: Number(counted),
    ratePpm: counted === 0n ? 0 : Number(diverted / counted),
    meetsTarget: counted > 0n && diverted >= counted * BigInt(targetPpm),
  };
}

function divertedPpm(scheme: DiversionScheme, load: WasteLoad, index: number): number {
  if (WASTE.has(load.kind)) return 0;
  if (load.kind === 'salvage-off-site') return scheme === 'leed-v5' ? 2 * RATE_ONE_PPM : RATE_ONE_PPM;
  if (load.kind !== 'commingled') return RATE_ONE_PPM;
  const isCapped = scheme === 'leed-v5' && !load.isRateVerified;
  if (load.facilityRatePpm !== null)
    return isCapped ? Math.min(load.facilityRatePpm, V5_UNVERIFIED_PPM) : load.facilityRatePpm;
  if (isCapped) return V5_UNVERIFIED_PPM;
  throw fieldFault(`tickets.${index}.facilityRateBasisPoints`, 'is needed for a commingled load');
}
