import { showQuantity } from '../../calculation/showQuantity';
import type { UnitSystem, Quantity } from '../../calculation/units';
import type { ViewedLoad } from '../project/viewed';
import type { BlockLoads } from '../result';
import type { LoadInputs } from '../schema/inputs';
import type { Airflows } from './airflowFigures';
import { coolingLoad, tonsText } from './blockFigures';

type Headline = readonly { label: string; value: string; aside: string }[];

const flowSource = (given: number | null | undefined): string =>
  given === null || given === undefined ? 'from the loads' : 'of the chosen blower';

/** Returns the figures at the top of a report: the loads of the house and the air that carries them. */
export function headlineFigures(
  {
    inputs,
    block,
    air,
    blower,
  }: { inputs: LoadInputs; block: BlockLoads; air: Airflows; blower: ViewedLoad['considered'][number] | undefined },
  system: UnitSystem,
): Headline {
  const show = (value: number, quantity: Quantity): string => showQuantity(value, quantity, system);
  const perArea = (btuh: number): string => show(btuh / inputs.building.conditionedFloorAreaFt2, 'loadPerArea');
  const cooling = coolingLoad(block);
  return [
    {
      label: 'Heating load',
      value: show(block.heating.total.value, 'load'),
      aside: perArea(block.heating.total.value),
    },
    {
      label: 'Cooling load',
      value: show(cooling.value, 'load'),
      aside: [...(system === 'us' ? [tonsText(cooling.value)] : []), perArea(cooling.value)].join(' · '),
    },
    { label: 'Sensible cooling', value: show(block.coolingSensible.total.value, 'load'), aside: 'dry heat' },
    { label: 'Latent cooling', value: show(block.coolingLatent.total.value, 'load'), aside: 'moisture' },
    {
      label: 'Airflow, heating',
      value: show(air.heating.value, 'airflow'),
      aside: flowSource(blower?.heatingAirflowCfm),
    },
    {
      label: 'Airflow, cooling',
      value: show(air.cooling.value, 'airflow'),
      aside: flowSource(blower?.coolingAirflowCfm),
    },
  ];
}
