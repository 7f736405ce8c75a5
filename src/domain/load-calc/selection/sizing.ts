import { collect } from '@/lib/collect';
import type { LoadResult } from '../result';
import { MANUAL_S_2014, type Compressor, type ShareOfLoad, type SizingLimits } from './sizingLimits';

/** Where a heat pump may be sized for heating: many heating days for each cooling day, and hardly any latent load. */
const COLD_CLIMATE = { degreeDays: 2, sensibleShare: 0.95 };
const COLD_CLIMATE_SOURCE = 'Manual S 2014: total load + 15,000 Btu/h in a cold dry climate, as in OpenStudio-HPXML';
const BACKUP_SOURCE = 'Manual S: between what the heat pump leaves at the design temperature and the whole load';

/** Capacity of chosen equipment at the design conditions, from expanded performance data, Btu/h. */
export type ChosenEquipment = {
  compressor?: Compressor;
  coolingTotalBtuh?: number;
  coolingSensibleBtuh?: number;
  coolingLatentBtuh?: number;
  isHeatPump?: boolean;
  furnaceOutputBtuh?: number;
  boilerOutputBtuh?: number;
  /** Of an electric furnace, baseboards or coils that heat alone. */
  electricHeatBtuh?: number;
  /** Of a heat pump at the outdoor heating temperature. */
  heatPumpOutputBtuh?: number;
  /** What helps the heat pump when it is coldest. */
  backupHeatBtuh?: number;
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
  /** Where the limit was read. */
  source: string;
};

/** What a capacity is compared with, Btu/h. */
type Bounds = { loadBtuh: number; leastBtuh: number; mostBtuh: number | undefined; source: string };

/** Chosen equipment against the block loads. Blower heat is left out: capacities are net of the fan. */
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
  };
  return SIZED.flatMap((what): SizingFinding[] => {
    const capacityBtuh = capacities[what];
    if (capacityBtuh === undefined) return [];
    const { leastBtuh, mostBtuh } = bounds[what];
    const state =
      capacityBtuh < leastBtuh ? 'too small' : mostBtuh !== undefined && capacityBtuh > mostBtuh ? 'too large' : 'fits';
    return [{ what, state, capacityBtuh, ...bounds[what], edition: limits.edition }];
  });
}

function boundsOf({ block }: LoadResult, chosen: ChosenEquipment, limits: SizingLimits): Record<Sized, Bounds> {
  const sensible = block.coolingSensible.total.value - block.coolingSensible.blowerHeat.value;
  const latent = Math.max(0, block.coolingLatent.total.value);
  const whole = sensible + latent;
  const heating = block.heating.total.value;
  const shares = chosen.isHeatPump === true ? limits.heatPumpCooling : limits.cooling;
  const cooling = bounded(whole, shares[chosen.compressor ?? 'single stage']);
  const isCold =
    limits.coldClimateExtraBtuh > 0 &&
    chosen.isHeatPump === true &&
    (chosen.hdd65PerCdd50 ?? 0) >= COLD_CLIMATE.degreeDays &&
    whole > 0 &&
    sensible / whole >= COLD_CLIMATE.sensibleShare;
  return {
    'cooling total': isCold
      ? { ...cooling, mostBtuh: whole + limits.coldClimateExtraBtuh, source: COLD_CLIMATE_SOURCE }
      : cooling,
    'cooling sensible': bounded(sensible, limits.sensible),
    'cooling latent': bounded(latent, limits.latent),
    furnace: bounded(heating, limits.furnace),
    boiler: bounded(heating, limits.boiler),
    'electric heat': bounded(heating, limits.electricHeat),
    'backup heat': {
      loadBtuh: heating,
      leastBtuh: Math.max(0, heating - (chosen.heatPumpOutputBtuh ?? 0)),
      mostBtuh: Math.max(0, heating),
      source: BACKUP_SOURCE,
    },
  };
}

const bounded = (loadBtuh: number, { least, most, source }: ShareOfLoad): Bounds => ({
  loadBtuh,
  leastBtuh: least * loadBtuh,
  mostBtuh: most === undefined ? undefined : most * loadBtuh,
  source,
});

/** Worst first: what a person has to know before the numbers. `not checked` = no capacity was given. */
export type SizingVerdict = SizingFinding['state'] | 'not checked';

/** One word for all findings: too small where anything is, else too large where anything is. */
export function verdictOf(findings: readonly SizingFinding[]): SizingVerdict {
  const judged = findings.filter(({ loadBtuh }) => loadBtuh > 0);
  if (judged.length === 0) return 'not checked';
  if (judged.some(({ state }) => state === 'too small')) return 'too small';
  return judged.some(({ state }) => state === 'too large') ? 'too large' : 'fits';
}

/** Air that a blower moves against what the loads need; `shortCfm` is 0 where it is enough. A warning, not a refusal. */
export type AirflowFinding = { season: 'heating' | 'cooling'; givenCfm: number; neededCfm: number; shortCfm: number };

/** Too little air leaves rooms without their part of the load, whatever the capacity. */
export const checkAirflow = (
  given: { heatingCfm: number | null; coolingCfm: number | null },
  needed: { heatingCfm: number; coolingCfm: number },
): AirflowFinding[] =>
  collect(['heating', 'cooling'] as const, (season) => {
    const [givenCfm, neededCfm] = [given[`${season}Cfm`], needed[`${season}Cfm`]];
    if (givenCfm === null) return undefined;
    // By the displayed value: a fraction of a cfm is no shortage.
    const isEnough = Math.round(givenCfm) >= Math.round(neededCfm);
    return { season, givenCfm, neededCfm, shortCfm: isEnough ? 0 : neededCfm - givenCfm };
  });
