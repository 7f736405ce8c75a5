import { derive3, assumed, entered, type Derived } from '../derived';
import { designOf, type Design } from '../design';
import type { ConsideredEquipment } from '../project/schema';
import type { LoadResult } from '../result';
import type { LoadInputs } from '../schema/inputs';
import { coolingAirflow, roomAirflows, type RoomAirflow } from '../selection/airflow';
import { checkAirflow, type AirflowFinding } from '../selection/sizing';

/** Temperature rises in the middle of the range for furnaces and heat pumps. */
const RISE_F = { furnace: 50, heatPump: 30 } as const;

/** Inputs of heating airflow that don't affect any load. */
export const SUPPLY_RISE = 'Temperature rise of the supply air';

const FLOW = {
  label: 'Design airflow, heating',
  unit: 'cfm',
  formula: 'heating load ÷ (1.1 × altitude correction × temperature rise)',
  source: 'Manual S',
} as const;

type Blower = Pick<ConsideredEquipment, 'name' | 'isHeatPump' | 'heatingAirflowCfm' | 'coolingAirflowCfm'>;

function heatingAirflow({ block }: LoadResult, { altitude }: Design, isHeatPump: boolean): Derived {
  const rise = assumed(
    SUPPLY_RISE,
    RISE_F[isHeatPump ? 'heatPump' : 'furnace'],
    '°F',
    isHeatPump
      ? 'heat pumps deliver air of about 100 °F'
      : 'furnaces raise the air by 40 to 70 °F; the blower of the chosen one says more',
    '',
  );
  return derive3(
    FLOW,
    block.heating.total,
    altitude,
    rise,
    (load, acf, riseF) => Math.max(0, load) / (1.1 * acf * riseF),
  );
}

/** Compares a blower's airflow with what the loads need, for each season if known. */
export const blowerFindings = (blower: Blower, { heating, cooling }: Airflows): AirflowFinding[] =>
  checkAirflow(
    { heatingCfm: blower.heatingAirflowCfm, coolingCfm: blower.coolingAirflowCfm },
    { heatingCfm: heating.value, coolingCfm: cooling.value },
  );

/** Returns the air that the loads need, whatever the blower moves. */
export const neededAirflows = (inputs: LoadInputs, result: LoadResult, blower: Blower): Airflows =>
  airflows(inputs, result, { ...blower, heatingAirflowCfm: null, coolingAirflowCfm: null });

export type Airflows = { heating: Derived; cooling: Derived; rooms: readonly RoomAirflow[] };

/**
 * Returns the air of the house and its rooms. That of the house is the chosen blower's if given, otherwise what carries the loads.
 * Missing equipment counts as a furnace, unless the record has a heat pump.
 */
export function airflows(inputs: LoadInputs, result: LoadResult, blower?: Blower): Airflows {
  const design = designOf(inputs);
  const isHeatPump = blower?.isHeatPump ?? (inputs.equipment ?? []).some(({ kind }) => kind === 'heatPump');
  const given = (label: string, cfm: number | null | undefined): Derived | undefined =>
    cfm === null || cfm === undefined ? undefined : entered(`${label} of the chosen blower`, cfm, 'cfm', '');
  const heating = given('Airflow in heating', blower?.heatingAirflowCfm) ?? heatingAirflow(result, design, isHeatPump);
  const cooling = given('Airflow in cooling', blower?.coolingAirflowCfm) ?? coolingAirflow(result, design);
  return { heating, cooling, rooms: roomAirflows(result, { heatingCfm: heating, coolingCfm: cooling }) };
}
