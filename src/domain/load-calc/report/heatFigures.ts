import { designOf } from '../design';
import type { ConsideredEquipment } from '../project/schema';
import type { LoadResult } from '../result';
import type { LoadInputs } from '../schema/inputs';
import { heatPumpBalance, type HeatPumpBalance } from '../selection/heatPump';
import type { Sized } from '../selection/sizing';
import { showQuantity } from '../../calculation/showQuantity';
import type { UnitSystem } from '../../calculation/units';

export type HeatKind = Extract<Sized, 'furnace' | 'boiler' | 'electric heat' | 'backup heat'>;

/** Returns the kind of heat other than the compressor's, by the house's equipment: decides the limits and the field's name. */
export function heatKindOf({ equipment = [] }: LoadInputs, { isHeatPump }: ConsideredEquipment): HeatKind {
  const types = new Set(equipment.flatMap(({ heatingType }) => heatingType ?? []));
  if (types.has('Furnace')) return 'furnace';
  if (types.has('Boiler')) return 'boiler';
  if (isHeatPump) return 'backup heat';
  return types.has('ElectricResistance') ? 'electric heat' : 'furnace';
}

/** Returns how far the house's heat pump carries it; undefined while its outputs at 47 and 17 °F aren't entered. */
export function heatPumpOf(inputs: LoadInputs, result: LoadResult): HeatPumpBalance | undefined {
  for (const { kind, heatingOutputAt47Btuh: mild, heatingOutputAt17Btuh: cold } of inputs.equipment ?? [])
    if (kind === 'heatPump' && mild !== undefined && cold !== undefined)
      return heatPumpBalance(result, designOf(inputs), { at47Btuh: mild, at17Btuh: cold });
  return undefined;
}

/** Describes the heat pump in winter, one sentence each. */
export function heatPumpTexts(
  { output, backup, balancePointF }: HeatPumpBalance,
  { design }: LoadInputs,
  system: UnitSystem,
): string[] {
  const degrees = (value: number): string => showQuantity(value, 'temperature', system);
  const at = degrees(design.outdoorHeatingF);
  return [
    `Gives ${showQuantity(output.value, 'load', system)} at ${at}, the outdoor heating temperature.`,
    backup.value === 0
      ? 'It carries the heating load alone.'
      : `Needs ${showQuantity(backup.value, 'load', system)} of backup heat at that temperature.`,
    ...(balancePointF === undefined
      ? []
      : [`Balance point ${degrees(balancePointF.value)}: below it the backup heat runs.`]),
  ];
}
