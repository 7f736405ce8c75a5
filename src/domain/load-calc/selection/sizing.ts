import { collect } from '@/lib/collect';
import type { LoadResult } from '../result';
import { MANUAL_S_2014, type Compressor, type SizingLimits } from './sizingLimits';
import { boundsOf } from './sizingBounds';

/** Capacity of chosen equipment at the design conditions, from expanded performance data, Btu/h. */
export type ChosenEquipment = {
  compressor?: Compressor;
  coolingTotalBtuh?: number;
  coolingSensibleBtuh?: number;
  coolingLatentBtuh?: number;
  isHeatPump?: boolean;
  furnaceOutputBtuh?: number;
  boilerOutputBtuh?: number;
  /** For an electric furnace, baseboards or coils that heat alone. */
  electricHeatBtuh?: number;
  /** For a heat pump at the outdoor heating temperature. */
  heatPumpOutputBtuh?: number;
  /** Supplements the heat pump when it is coldest. */
  backupHeatBtuh?: number;
  /** For a variable-speed compressor at its minimum, at the design conditions. */
  coolingMinimumBtuh?: number;
  latentMinimumBtuh?: number;
  heatingMinimumBtuh?: number;
  /** Heating degree days (base 65) by cooling degree days (base 50) of the station. */
  hdd65PerCdd50?: number;
};

export const SIZED = [
  'cooling total',
  'cooling sensible',
  'cooling latent',
  'furnace',
  'boiler',
  'electric heat',
  'backup heat',
  'heat pump heating',
  'cooling minimum',
  'latent minimum',
  'heating minimum',
] as const;
export type Sized = (typeof SIZED)[number];

export type SizingFinding = {
  what: Sized;
  state: 'fits' | 'too small' | 'too large';
  capacityBtuh: number;
  loadBtuh: number;
  leastBtuh: number;
  /** Undefined = no upper limit. */
  mostBtuh: number | undefined;
  edition: string;
  /** The source of the limit. */
  source: string;
};

/** The limits of a capacity, Btu/h. */
export type Bounds = { loadBtuh: number; leastBtuh: number; mostBtuh: number | undefined; source: string };

/** Compares chosen equipment with the block loads. Blower heat is excluded: capacities are net of the fan. */
export function checkSizing(
  result: LoadResult,
  chosen: ChosenEquipment,
  limits: SizingLimits = MANUAL_S_2014,
): SizingFinding[] {
  const bounds = boundsOf(result, chosen, limits);
  const capacities: Readonly<Record<Sized, number | undefined>> = {
    'cooling total': chosen.coolingTotalBtuh,
    'cooling sensible': chosen.coolingSensibleBtuh,
    'cooling latent': chosen.coolingLatentBtuh,
    furnace: chosen.furnaceOutputBtuh,
    boiler: chosen.boilerOutputBtuh,
    'electric heat': chosen.electricHeatBtuh,
    'backup heat': chosen.backupHeatBtuh,
    'heat pump heating': chosen.heatPumpOutputBtuh,
    'cooling minimum': chosen.coolingMinimumBtuh,
    'latent minimum': chosen.latentMinimumBtuh,
    'heating minimum': chosen.heatingMinimumBtuh,
  };
  return SIZED.flatMap((what): SizingFinding[] => {
    const capacityBtuh = capacities[what];
    const bound = bounds[what];
    if (capacityBtuh === undefined || bound === undefined) return [];
    const { leastBtuh, mostBtuh } = bound;
    const state =
      capacityBtuh < leastBtuh ? 'too small' : mostBtuh !== undefined && capacityBtuh > mostBtuh ? 'too large' : 'fits';
    return [{ what, state, capacityBtuh, ...bound, edition: limits.edition }];
  });
}

/** Worst first: what a person has to know before the numbers. `not checked` = no capacity was given. */
export type SizingVerdict = SizingFinding['state'] | 'not checked';

/** Returns one word for all findings: too small if anything is, else too large if anything is. */
export function verdictOf(findings: readonly SizingFinding[]): SizingVerdict {
  const judged = findings.filter(({ loadBtuh }) => loadBtuh > 0);
  if (judged.length === 0) return 'not checked';
  if (judged.some(({ state }) => state === 'too small')) return 'too small';
  return judged.some(({ state }) => state === 'too large') ? 'too large' : 'fits';
}

/** A blower's air compared with what the loads need; `shortCfm` is 0 if it is enough. A warning, not a rejection. */
export type AirflowFinding = { season: 'heating' | 'cooling'; givenCfm: number; neededCfm: number; shortCfm: number };

/** With too little air, rooms don't get their share, whatever the capacity. */
export const checkAirflow = (
  given: { heatingCfm: number | null; coolingCfm: number | null },
  needed: { heatingCfm: number; coolingCfm: number },
): AirflowFinding[] =>
  collect(['heating', 'cooling'] as const, (season) => {
    const [givenCfm, neededCfm] = [given[`${season}Cfm`], needed[`${season}Cfm`]];
    if (givenCfm === null) return undefined;
    // By the displayed value: a fraction of a cfm isn't a shortage.
    const isEnough = Math.round(givenCfm) >= Math.round(neededCfm);
    return { season, givenCfm, neededCfm, shortCfm: isEnough ? 0 : neededCfm - givenCfm };
  });
