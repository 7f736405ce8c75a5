import type { Sensitivity } from '../sensitivity';
import type { SensitivityGroup } from '../sensitivityChanges';
import { showNumber, showQuantity } from '../../calculation/showQuantity';
import { inUnits, type UnitSystem } from '../../calculation/units';

export const SENSITIVITY_GROUP_LABELS: Readonly<Record<SensitivityGroup, string>> = {
  infiltration: 'Infiltration',
  windows: 'Windows',
  walls: 'Walls',
  ceilings: 'Ceilings',
  ducts: 'Ducts',
  indoor: 'Indoor temperature',
};

/** Rounds to whole percent; less than half a percent counts as no change. */
const percent = (share: number): number => Math.round(share * 100);

/** `18% more`, `4% less`, `no change`. */
export function moveText(share: number): string {
  const whole = percent(share);
  return whole === 0 ? 'no change' : `${showNumber(Math.abs(whole), 0)}% ${whole > 0 ? 'more' : 'less'}`;
}

/** `heating 18% more, cooling 4% less`. */
export const movesText = ({ heatingShare, coolingShare }: Pick<Sensitivity, 'heatingShare' | 'coolingShare'>): string =>
  `heating ${moveText(heatingShare)}, cooling ${moveText(coolingShare)}`;

/** Describes the change in the chosen units: its temperatures and R-values are written in US units. */
export function changeText({ label }: Sensitivity, system: UnitSystem): string {
  if (system === 'us') return label;
  return label
    .replace(
      /(-?[\d.]+) → (-?[\d.]+) °F/,
      (_, from: string, to: string) =>
        `${showQuantity(Number(from), 'temperature', system, { isBare: true })} → ${showQuantity(Number(to), 'temperature', system)}`,
    )
    .replace(/R-([\d.]+)/, (_, r: string) => `RSI ${showNumber(inUnits(Number(r), 'rValue', system), 2)}`);
}

/** Points out what to look at first: `Infiltration moves heating by 18%.` '' = nothing has an effect. */
export function headline(sensitivities: readonly Sensitivity[]): string {
  const first = sensitivities[0];
  if (!first) return '';
  const [heating, cooling] = [Math.abs(percent(first.heatingShare)), Math.abs(percent(first.coolingShare))];
  const moved = Math.max(heating, cooling);
  const name = SENSITIVITY_GROUP_LABELS[first.group];
  return moved === 0
    ? ''
    : `${name} ${name.endsWith('s') ? 'move' : 'moves'} ${heating >= cooling ? 'heating' : 'cooling'} by ${moved}%.`;
}
