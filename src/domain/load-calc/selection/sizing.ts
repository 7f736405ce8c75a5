import type { LoadResult } from '../result';

export const COMPRESSORS = ['single stage', 'two stage', 'variable speed'] as const;
export type Compressor = (typeof COMPRESSORS)[number];

/** Limits of one edition of Manual S, as data: the next edition is another object. Shares of the load. */
export type SizingLimits = {
  /** Printed beside every finding. */
  edition: string;
  cooling: Readonly<Record<Compressor, { least: number; most: number }>>;
  leastSensible: number;
  leastLatent: number;
  /** Heat pumps in cold dry climates may exceed the cooling load by this, Btu/h. */
  coldClimateExtraBtuh: number;
  furnace: { least: number; most: number };
};

/** As the reference implementation of Manual S 2014 has them; furnaces as in California 150.0(h) and ENERGY STAR. */
export const MANUAL_S_2014: SizingLimits = {
  edition: 'Manual S, 2014',
  cooling: {
    'single stage': { least: 0.9, most: 1.15 },
    'two stage': { least: 0.9, most: 1.2 },
    'variable speed': { least: 0.9, most: 1.3 },
  },
  leastSensible: 0.9,
  leastLatent: 1,
  coldClimateExtraBtuh: 15_000,
  furnace: { least: 1, most: 1.4 },
};

/** Where a heat pump may be sized for heating: many heating days for each cooling day, and hardly any latent load. */
const COLD_CLIMATE = { degreeDays: 2, sensibleShare: 0.95 };

/** Capacity of chosen equipment at the design conditions, from expanded performance data, Btu/h. */
export type ChosenEquipment = {
  compressor?: Compressor;
  coolingTotalBtuh?: number;
  coolingSensibleBtuh?: number;
  coolingLatentBtuh?: number;
  isHeatPump?: boolean;
  furnaceOutputBtuh?: number;
  /** Heating degree days (base 65) by cooling degree days (base 50) of the station. */
  hdd65PerCdd50?: number;
};

export type SizingFinding = {
  what: 'cooling total' | 'cooling sensible' | 'cooling latent' | 'furnace';
  state: 'fits' | 'too small' | 'too large';
  capacityBtuh: number;
  loadBtuh: number;
  leastBtuh: number;
  /** Undefined = no upper limit. */
  mostBtuh: number | undefined;
  edition: string;
};

/** Chosen equipment against the block loads. Blower heat is left out: capacities are net of the fan. */
export function checkSizing(
  { block }: LoadResult,
  chosen: ChosenEquipment,
  limits: SizingLimits = MANUAL_S_2014,
): SizingFinding[] {
  const sensible = block.coolingSensible.total.value - block.coolingSensible.blowerHeat.value;
  const latent = Math.max(0, block.coolingLatent.total.value);
  const whole = sensible + latent;
  const { least, most } = limits.cooling[chosen.compressor ?? 'single stage'];
  const isCold =
    chosen.isHeatPump === true &&
    (chosen.hdd65PerCdd50 ?? 0) >= COLD_CLIMATE.degreeDays &&
    whole > 0 &&
    sensible / whole >= COLD_CLIMATE.sensibleShare;
  const judge = (
    what: SizingFinding['what'],
    capacityBtuh: number | undefined,
    loadBtuh: number,
    leastBtuh: number,
    mostBtuh: number | undefined,
  ): SizingFinding[] =>
    capacityBtuh === undefined
      ? []
      : [
          {
            what,
            capacityBtuh,
            loadBtuh,
            leastBtuh,
            mostBtuh,
            edition: limits.edition,
            state:
              capacityBtuh < leastBtuh
                ? 'too small'
                : mostBtuh !== undefined && capacityBtuh > mostBtuh
                  ? 'too large'
                  : 'fits',
          },
        ];
  const heating = block.heating.total.value;
  return [
    ...judge(
      'cooling total',
      chosen.coolingTotalBtuh,
      whole,
      least * whole,
      isCold ? whole + limits.coldClimateExtraBtuh : most * whole,
    ),
    ...judge('cooling sensible', chosen.coolingSensibleBtuh, sensible, limits.leastSensible * sensible, undefined),
    ...judge('cooling latent', chosen.coolingLatentBtuh, latent, limits.leastLatent * latent, undefined),
    ...judge(
      'furnace',
      chosen.furnaceOutputBtuh,
      heating,
      limits.furnace.least * heating,
      limits.furnace.most * heating,
    ),
  ];
}
