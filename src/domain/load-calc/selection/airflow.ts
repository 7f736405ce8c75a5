import { derive, entered, total, type Derived } from '../derived';
import { leavingTemperature } from '../ducts/delivery';
import type { Design } from '../design';
import type { LoadResult } from '../result';

const LEAVING = {
  label: 'Supply air temperature',
  unit: '°F',
  formula: '54 °F below a sensible share of 0.80, 58 °F above 0.85, straight in between',
  source: 'Manual S, Table 1-4',
} as const;
const SHARE = {
  label: 'Sensible share',
  unit: '',
  formula: 'sensible load ÷ (sensible + latent load)',
  source: 'Manual S',
} as const;
const FLOW = {
  label: 'Design airflow, cooling',
  unit: 'cfm',
  formula: 'sensible load ÷ (1.1 × altitude correction × (indoor − supply air temperature))',
  source: 'Manual S',
} as const;

/** Air that carries the sensible load of the block, cfm. Manual S section 1. */
export function coolingAirflow({ block }: LoadResult, { altitude, indoorCooling }: Design): Derived {
  const sensible = block.coolingSensible.total;
  const share = derive(SHARE, [sensible, block.coolingLatent.total], (dry, humid) =>
    dry + humid <= 0 ? 1 : Math.min(1, dry / (dry + Math.max(humid, 0))),
  );
  const supply = derive(LEAVING, [share], leavingTemperature);
  return derive(
    FLOW,
    [sensible, altitude, indoorCooling, supply],
    (load, acf, indoor, leaving) => Math.max(0, load) / (1.1 * acf * (indoor - leaving)),
  );
}

export type RoomAirflow = {
  id: string;
  heating: Derived;
  cooling: Derived;
  /** The larger of both: what the branch is sized for. */ design: Derived;
};

const PART = {
  unit: 'cfm',
  formula: 'airflow of the house × load of the room ÷ sum of the rooms, not below 0',
  source: 'Manual D, room airflow factors',
} as const;
const HEATING = { ...PART, label: 'Airflow, heating' } as const;
const COOLING = { ...PART, label: 'Airflow, cooling' } as const;
const DESIGN = {
  label: 'Airflow',
  unit: 'cfm',
  formula: 'the larger of heating and cooling',
  source: 'Manual D',
} as const;

/** Airflow of each room from that of the house, given or derived. Manual D: in proportion to the room's loads. */
export function roomAirflows(
  { rooms }: LoadResult,
  house: { heatingCfm: number | Derived; coolingCfm: number | Derived },
): RoomAirflow[] {
  const ofHouse = (label: string, cfm: number | Derived, path: string): Derived =>
    typeof cfm === 'number' ? entered(label, cfm, 'cfm', path) : cfm;
  const heatingCfm = ofHouse('Airflow of the house, heating', house.heatingCfm, 'airflow.heatingCfm');
  const coolingCfm = ofHouse('Airflow of the house, cooling', house.coolingCfm, 'airflow.coolingCfm');
  const allHeating = total(
    'Rooms, heating',
    'Btu/h',
    rooms.map(({ heating }) => heating.total),
  );
  const allCooling = total(
    'Rooms, sensible cooling',
    'Btu/h',
    rooms.map(({ coolingSensible }) => coolingSensible.total),
  );
  const part = (cfm: number, load: number, all: number): number => (all <= 0 ? 0 : Math.max(0, (cfm * load) / all));
  return rooms.map(({ id, heating, coolingSensible }) => {
    const warm = derive(HEATING, [heatingCfm, heating.total, allHeating], part);
    const cool = derive(COOLING, [coolingCfm, coolingSensible.total, allCooling], part);
    return { id, heating: warm, cooling: cool, design: derive(DESIGN, [warm, cool], (a, b) => Math.max(a, b)) };
  });
}
