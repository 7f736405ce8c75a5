import { derive3, assumed, entered, type Derived } from '../derived';
import { designOf, type Design } from '../design';
import type { ConsideredEquipment } from '../project/schema';
import type { LoadResult } from '../result';
import type { LoadInputs } from '../schema/inputs';
import { coolingAirflow, roomAirflows, type RoomAirflow } from '../selection/airflow';
import { checkAirflow, type AirflowFinding } from '../selection/sizing';

/** Air through the middle of what furnaces and heat pumps are built for. */
const RISE_F = { furnace: 50, heatPump: 30 } as const;

/** What the air of heating depends on, and no load. */
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

/** A blower's air flow against what the loads need, for each season where it is known. */
export const blowerFindings = (blower: Blower, { heating, cooling }: Airflows): AirflowFinding[] =>
  checkAirflow(
    { heatingCfm: blower.heatingAirflowCfm, coolingCfm: blower.coolingAirflowCfm },
    { heatingCfm: heating.value, coolingCfm: cooling.value },
  );

/** Air that the loads need, whatever the blower moves. */
export const neededAirflows = (inputs: LoadInputs, result: LoadResult, blower: Blower): Airflows =>
  airflows(inputs, result, { ...blower, heatingAirflowCfm: null, coolingAirflowCfm: null });

export type Airflows = { heating: Derived; cooling: Derived; rooms: readonly RoomAirflow[] };

/**
 * Air of the house and its rooms. That of the house is the chosen blower's where it is given, otherwise what carries the loads.
 * Missing equipment is a furnace, unless the record has a heat pump.
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
