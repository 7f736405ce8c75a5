import { collect } from '@/lib/collect';
import type { ConsideredEquipment } from '../project/schema';
import type { LoadResult } from '../result';
import type { LoadInputs } from '../schema/inputs';
import { checkSizing, type AirflowFinding, type ChosenEquipment, type SizingFinding } from '../selection/sizing';
import { sizingLimitsOf } from '../selection/sizingLimits';
import { showQuantity } from '../../calculation/showQuantity';
import type { UnitSystem } from '../../calculation/units';
import { heatKindOf, heatPumpOf, type HeatKind } from './heatFigures';

export const SIZING_LABELS: Readonly<Record<SizingFinding['what'], string>> = {
  'cooling total': 'Cooling, total',
  'cooling sensible': 'Cooling, sensible',
  'cooling latent': 'Cooling, latent',
  furnace: 'Furnace output',
  boiler: 'Boiler output',
  'electric heat': 'Electric heat',
  'backup heat': 'Backup heat',
  'heat pump heating': 'Heat pump in winter',
  'cooling minimum': 'Least cooling',
  'latent minimum': 'Least latent cooling',
  'heating minimum': 'Least heating',
};

/** `no load`: the house needs nothing from it, and there is nothing to size by. */
export type SizingState = SizingFinding['state'] | 'no load';
export const SIZING_STATE_LABELS: Readonly<Record<SizingState, string>> = {
  fits: 'Fits',
  'too small': 'Too small',
  'too large': 'Too large',
  'no load': 'No load',
};

export const sizingState = ({ state, loadBtuh }: SizingFinding): SizingState => (loadBtuh <= 0 ? 'no load' : state);

const HEAT_FIELDS = {
  furnace: 'furnaceOutputBtuh',
  boiler: 'boilerOutputBtuh',
  'electric heat': 'electricHeatBtuh',
  'backup heat': 'backupHeatBtuh',
} as const satisfies Readonly<Record<HeatKind, keyof ChosenEquipment>>;

/** Compares equipment values with the house's loads; supplementary heat by the house's equipment. */
export function findingsOf(
  inputs: LoadInputs,
  result: LoadResult,
  equipment: ConsideredEquipment,
  hdd65PerCdd50: number | null,
): SizingFinding[] {
  const heatPump = equipment.isHeatPump ? heatPumpOf(inputs, result) : undefined;
  const chosen: ChosenEquipment = {
    compressor: equipment.compressor,
    isHeatPump: equipment.isHeatPump,
    ...(equipment.coolingTotalBtuh !== null && { coolingTotalBtuh: equipment.coolingTotalBtuh }),
    ...(equipment.coolingSensibleBtuh !== null && { coolingSensibleBtuh: equipment.coolingSensibleBtuh }),
    ...(equipment.coolingLatentBtuh !== null && { coolingLatentBtuh: equipment.coolingLatentBtuh }),
    ...(equipment.furnaceOutputBtuh !== null && {
      [HEAT_FIELDS[heatKindOf(inputs, equipment)]]: equipment.furnaceOutputBtuh,
    }),
    ...(heatPump && { heatPumpOutputBtuh: heatPump.output.value }),
    ...(equipment.coolingMinimumBtuh !== null && { coolingMinimumBtuh: equipment.coolingMinimumBtuh }),
    ...(equipment.latentMinimumBtuh !== null && { latentMinimumBtuh: equipment.latentMinimumBtuh }),
    ...(equipment.heatingMinimumBtuh !== null && { heatingMinimumBtuh: equipment.heatingMinimumBtuh }),
    ...(hdd65PerCdd50 !== null && { hdd65PerCdd50 }),
  };
  return checkSizing(result, chosen, sizingLimitsOf(equipment.edition));
}

/** `22,104 to 28,244 Btu/h`, `at least 19,000 Btu/h`. */
export function limitsText({ leastBtuh, mostBtuh }: SizingFinding, system: UnitSystem): string {
  return mostBtuh === undefined
    ? `at least ${showQuantity(leastBtuh, 'load', system)}`
    : `${showQuantity(leastBtuh, 'load', system, { isBare: true })} to ${showQuantity(mostBtuh, 'load', system)}`;
}

/** Less than one percent gets a decimal, so that it never reads "0% too large". */
const percentText = (share: number): string => {
  const percent = Math.abs(share) * 100;
  return percent >= 1 ? String(Math.round(percent)) : percent >= 0.1 ? percent.toFixed(1) : 'less than 0.1';
};

const WHY_NOT_LARGE: Readonly<Record<SizingFinding['what'], string>> = {
  'cooling total': 'It would run in short cycles: less moisture is removed, rooms are less even, and it wears sooner.',
  'cooling sensible': '',
  'cooling latent': '',
  furnace: 'It would run in short cycles: rooms are less even, and more heat is lost at each start.',
  boiler: 'It would run in short cycles: more heat is lost at each start, and it condenses less.',
  'electric heat': '',
  'backup heat': 'It would heat where the heat pump can, and needs a larger circuit than the house.',
  'heat pump heating': '',
  'cooling minimum': 'On mild days it would run in short cycles and remove less moisture.',
  'latent minimum': '',
  'heating minimum': 'On mild days it would run in short cycles.',
};
const COLDER = 'On the coldest days the house would get colder than planned.';
const WHY_NOT_SMALL: Readonly<Record<SizingFinding['what'], string>> = {
  'cooling total': 'On the hottest days the house would get warmer than planned.',
  'cooling sensible': 'On the hottest days the house would get warmer than planned.',
  'cooling latent': 'The house would get damper than planned.',
  furnace: COLDER,
  boiler: COLDER,
  'electric heat': COLDER,
  'backup heat': COLDER,
  'heat pump heating': `${COLDER} A heat pump that is larger than the cooling load asks must carry the heating load.`,
  'cooling minimum': '',
  'latent minimum': 'On mild days the house would get damper than planned.',
  'heating minimum': '',
};

/** Describes a finding: `3% too large: …`. */
export function sizingText(finding: SizingFinding, system: UnitSystem): string {
  const { what, capacityBtuh, loadBtuh, leastBtuh, mostBtuh } = finding;
  const show = (btuh: number): string => showQuantity(btuh, 'load', system);
  switch (sizingState(finding)) {
    case 'no load':
      return !what.startsWith('cooling')
        ? `The house has no heating load: there is nothing to choose ${what === 'furnace' || what === 'boiler' ? `a ${what}` : what} by.`
        : `The house has no ${what === 'cooling latent' ? 'latent' : 'cooling'} load: there is nothing to check.`;
    case 'too large':
      return `${percentText(capacityBtuh / (mostBtuh ?? capacityBtuh) - 1)}% too large: at most ${show(mostBtuh ?? 0)} for this house, this has ${show(capacityBtuh)}. ${WHY_NOT_LARGE[what]}`;
    case 'too small':
      return `${percentText(1 - capacityBtuh / leastBtuh)}% too small: at least ${show(leastBtuh)} for this house, this has ${show(capacityBtuh)}. ${WHY_NOT_SMALL[what]}`;
    case 'fits':
      return `${Math.round((capacityBtuh / loadBtuh) * 100)}% of the load of ${show(loadBtuh)}.`;
  }
}

/** Describes what a blower lacks; '' if it moves enough. */
export function shortAirText(findings: readonly AirflowFinding[], system: UnitSystem): string {
  const short = collect(findings, ({ season, givenCfm, neededCfm, shortCfm }) => {
    if (shortCfm === 0) return undefined;
    const [given, needed] = [givenCfm, neededCfm].map((cfm) => showQuantity(cfm, 'airflow', system));
    return `Air in ${season}: ${given} of ${needed}, ${Math.ceil((shortCfm / neededCfm) * 100)}% short.`;
  });
  return short.length === 0
    ? ''
    : [...short, 'Rooms would miss that part of their load, whatever the capacity.'].join(' ');
}

/**
 * Returns the best-fitting choice: of those that fit in everything that was given, the one closest to its load. null = none fits, or
 * there is nothing to compare.
 */
export function bestFit(choices: readonly (readonly SizingFinding[])[]): number | null {
  const distance = (findings: readonly SizingFinding[]): number =>
    Math.max(
      ...findings.map(({ capacityBtuh, loadBtuh, mostBtuh }) =>
        mostBtuh === undefined ? 0 : Math.abs(capacityBtuh / loadBtuh - 1),
      ),
    );
  const fitting = choices.flatMap((findings, index) => {
    const judged = findings.filter((finding) => sizingState(finding) !== 'no load');
    return judged.length > 0 && judged.every(({ state }) => state === 'fits')
      ? [{ index, asked: judged.length, distance: distance(judged) }]
      : [];
  });
  if (choices.filter((findings) => findings.length > 0).length < 2) return null;
  // If two fit, the one with more checks; then the closer one.
  return fitting.toSorted((a, b) => b.asked - a.asked || a.distance - b.distance)[0]?.index ?? null;
}
