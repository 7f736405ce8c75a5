import type { LoadResult } from '../result';
import type { Bounds, ChosenEquipment, Sized } from './sizing';
import type { ShareOfLoad, SizingLimits } from './sizingLimits';

/** Sensible share above which hardly anything is latent. Manual S, all editions. */
const DRY_SENSIBLE_SHARE = 0.95;
/** Winters that are long relative to the summers: heating degree days per cooling degree day. */
const COLD_DEGREE_DAYS = 2;
const COLD_CLIMATE_SOURCE = 'Manual S 2014: total load + 15,000 Btu/h in a cold dry climate, as in OpenStudio-HPXML';
const BACKUP_SOURCE = 'Manual S: between what the heat pump leaves at the design temperature and the whole load';

/** The loads that equipment is judged by, Btu/h. Blower heat is excluded. */
type Loads = { sensible: number; latent: number; whole: number; heating: number; isDry: boolean };

/** Returns the limits of each capacity for a house and an edition, Btu/h; undefined if the edition has no requirement. */
export function boundsOf(
  { block }: LoadResult,
  chosen: ChosenEquipment,
  limits: SizingLimits,
): Readonly<Record<Sized, Bounds | undefined>> {
  const sensible = block.coolingSensible.total.value - block.coolingSensible.blowerHeat.value;
  const latent = Math.max(0, block.coolingLatent.total.value);
  const whole = sensible + latent;
  const loads: Loads = {
    sensible,
    latent,
    whole,
    heating: block.heating.total.value,
    isDry: whole > 0 && sensible / whole >= DRY_SENSIBLE_SHARE,
  };
  return {
    'cooling total': coolingBounds(loads, chosen, limits),
    'cooling sensible': bounded(sensible, limits.sensible[chosen.compressor ?? 'single stage']),
    'cooling latent': bounded(latent, limits.latent),
    furnace: bounded(loads.heating, limits.furnace),
    boiler: bounded(loads.heating, limits.boiler),
    'electric heat': heaterBounds(loads.heating, loads.heating, limits) ?? bounded(loads.heating, limits.electricHeat),
    'backup heat': backupBounds(loads, chosen, limits),
    ...minimumBounds(loads, chosen, limits),
  };
}

function coolingBounds(loads: Loads, chosen: ChosenEquipment, limits: SizingLimits): Bounds {
  const { whole, isDry } = loads;
  const stages = chosen.compressor ?? 'single stage';
  const shares = chosen.isHeatPump === true ? limits.heatPumpCooling : limits.cooling;
  const cooling = bounded(whole, shares[stages]);
  if (isSizedForHeating(loads, chosen, limits))
    return { ...cooling, leastBtuh: 0, mostBtuh: undefined, source: limits.heatingSized?.source ?? cooling.source };
  if (stages === 'single stage' && isDry && limits.dryExtraBtuh)
    return { ...cooling, mostBtuh: whole + limits.dryExtraBtuh.extra, source: limits.dryExtraBtuh.source };
  if (stages === 'single stage' && limits.smallCooling && whole <= limits.smallCooling.upToBtuh)
    return { ...cooling, mostBtuh: limits.smallCooling.most * whole, source: limits.smallCooling.source };
  const isCold =
    limits.coldClimateExtraBtuh > 0 &&
    chosen.isHeatPump === true &&
    (chosen.hdd65PerCdd50 ?? 0) >= COLD_DEGREE_DAYS &&
    isDry;
  return isCold ? { ...cooling, mostBtuh: whole + limits.coldClimateExtraBtuh, source: COLD_CLIMATE_SOURCE } : cooling;
}

/**
 * Whether a variable-speed heat pump may be sized for heating: everything that the edition requires at its minimum is given. Separate
 * findings say whether it also meets it.
 */
const isSizedForHeating = ({ isDry }: Loads, chosen: ChosenEquipment, { heatingSized }: SizingLimits): boolean =>
  heatingSized !== undefined &&
  chosen.isHeatPump === true &&
  chosen.compressor === 'variable speed' &&
  chosen.heatPumpOutputBtuh !== undefined &&
  chosen.coolingMinimumBtuh !== undefined &&
  chosen.heatingMinimumBtuh !== undefined &&
  (isDry || chosen.latentMinimumBtuh !== undefined);

function minimumBounds(
  loads: Loads,
  chosen: ChosenEquipment,
  limits: SizingLimits,
): Pick<
  Record<Sized, Bounds | undefined>,
  'heat pump heating' | 'cooling minimum' | 'latent minimum' | 'heating minimum'
> {
  const rule = isSizedForHeating(loads, chosen, limits) ? limits.heatingSized : undefined;
  const of = (loadBtuh: number, least: number, most: number | undefined): Bounds | undefined =>
    rule && bounded(loadBtuh, { least, most, source: rule.source });
  return {
    'heat pump heating': of(loads.heating, rule?.heating ?? 0, undefined),
    'cooling minimum': of(loads.whole, 0, rule?.coolingMinimum),
    'latent minimum': loads.isDry ? undefined : of(loads.latent, rule?.latentMinimum ?? 0, undefined),
    'heating minimum': of(loads.heating, 0, rule?.heatingMinimum),
  };
}

/** Returns the limits of electric heat for a load: one small heater, or by shares. Undefined if the edition has no such limits. */
function heaterBounds(loadBtuh: number, asked: number, { heaters }: SizingLimits): Bounds | undefined {
  if (!heaters) return undefined;
  const { least, most, source } = heaters.share;
  const isSmall = loadBtuh <= heaters.smallLoadBtuh;
  return {
    loadBtuh: asked,
    leastBtuh: Math.max(0, least * loadBtuh),
    mostBtuh: isSmall ? heaters.smallHeaterBtuh : most === undefined ? undefined : most * loadBtuh,
    source,
  };
}

/** Backup covers what the heat pump leaves, and may be large enough for an emergency. */
function backupBounds({ heating }: Loads, chosen: ChosenEquipment, limits: SizingLimits): Bounds {
  const left = Math.max(0, heating - (chosen.heatPumpOutputBtuh ?? 0));
  const supplemental = heaterBounds(left, heating, limits);
  const emergency = heaterBounds(heating * (limits.heaters?.emergencyShare ?? 0), heating, limits);
  if (supplemental && emergency)
    return { ...supplemental, mostBtuh: Math.max(supplemental.mostBtuh ?? 0, emergency.mostBtuh ?? 0) };
  return { loadBtuh: heating, leastBtuh: left, mostBtuh: Math.max(0, heating), source: BACKUP_SOURCE };
}

const bounded = (loadBtuh: number, { least, most, source }: ShareOfLoad): Bounds => ({
  loadBtuh,
  leastBtuh: least * loadBtuh,
  mostBtuh: most === undefined ? undefined : most * loadBtuh,
  source,
});
