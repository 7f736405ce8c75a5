import { derive1, derive2, derive3, derive4, entered, enteredOr, total, type Derived } from '../derived';
import { leavingTemperature } from '../ducts/delivery';
import { USUAL_EFFECTIVENESS } from '../ducts/evaporative';
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

/** Returns the air that carries the sensible load of the block, cfm. Manual S section 1. */
export function coolingAirflow({ block }: LoadResult, { altitude, indoorCooling }: Design): Derived {
  const sensible = block.coolingSensible.total;
  const share = derive2(SHARE, sensible, block.coolingLatent.total, (dry, humid) =>
    dry + humid <= 0 ? 1 : Math.min(1, dry / (dry + Math.max(humid, 0))),
  );
  const supply = derive1(LEAVING, share, leavingTemperature);
  return derive4(
    FLOW,
    sensible,
    altitude,
    indoorCooling,
    supply,
    (load, acf, indoor, leaving) => Math.max(0, load) / (1.1 * acf * (indoor - leaving)),
  );
}

export type RoomAirflow = {
  id: string;
  heating: Derived;
  cooling: Derived;
  /** The larger of both: what the branch is sized for. */ design: Derived;
};

const NEEDED = { label: 'Load that needs air', unit: 'Btu/h', formula: 'load, not below 0', source: '' } as const;
/** A room that loses heat in summer needs no cool air, and takes none from the others. */
const needed = (load: Derived): Derived =>
  load.value >= 0 ? load : derive1(NEEDED, load, (btuh) => Math.max(0, btuh));

const PART = {
  unit: 'cfm',
  formula: 'airflow of the house × load of the room ÷ sum of the rooms; a load below 0 counts as none',
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

/**
 * Returns the airflow of each room from that of the house, given or derived, cfm. Manual D: in proportion to the room's loads. In each
 * season the rooms add up to the blower; the design flows of branches, the larger of both, add up to more.
 */
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
    rooms.map(({ heating }) => needed(heating.total)),
  );
  const allCooling = total(
    'Rooms, sensible cooling',
    'Btu/h',
    rooms.map(({ coolingSensible }) => needed(coolingSensible.total)),
  );
  const part = (cfm: number, load: number, all: number): number => (all <= 0 ? 0 : Math.max(0, (cfm * load) / all));
  return rooms.map(({ id, heating, coolingSensible }) => {
    const warm = derive3(HEATING, heatingCfm, heating.total, allHeating, part);
    const cool = derive3(COOLING, coolingCfm, coolingSensible.total, allCooling, part);
    return { id, heating: warm, cooling: cool, design: derive2(DESIGN, warm, cool, (a, b) => Math.max(a, b)) };
  });
}

const EVAPORATED = {
  label: 'Supply air of the evaporative cooler',
  unit: '°F',
  formula: 'outdoor temperature − effectiveness × (outdoor temperature − outdoor wet bulb)',
  source: 'Manual S, Figure 4-7',
} as const;
const EVAPORATIVE_FLOW = {
  label: 'Airflow of the evaporative cooler',
  unit: 'cfm',
  formula: 'sensible load ÷ (1.1 × altitude correction × (indoor − supply air temperature))',
  source: 'Manual S, section 4-4',
} as const;

/**
 * Returns the air that a direct evaporative cooler has to move, cfm; undefined if outdoor air is too humid for it to cool at all.
 * @param wetBulbF outdoors, at the cooling design conditions
 * @param effectiveness share of the wet-bulb depression that it achieves, from its data sheet
 */
export function evaporativeAirflow(
  { block }: LoadResult,
  { outdoorCooling, indoorCooling, altitude }: Pick<Design, 'outdoorCooling' | 'indoorCooling' | 'altitude'>,
  wetBulbF: number,
  effectiveness?: number,
): Derived | undefined {
  const used = enteredOr('Effectiveness', effectiveness, '', '', USUAL_EFFECTIVENESS, 'usual for a wet pad');
  const supply = derive3(
    EVAPORATED,
    outdoorCooling,
    used,
    entered('Outdoor wet bulb', wetBulbF, '°F', 'design.outdoorWetBulbF'),
    (outdoor, part, wet) => outdoor - part * (outdoor - wet),
  );
  if (supply.value >= indoorCooling.value) return undefined;
  return derive4(
    EVAPORATIVE_FLOW,
    block.coolingSensible.total,
    altitude,
    indoorCooling,
    supply,
    (load, acf, indoor, leaving) => Math.max(0, load) / (1.1 * acf * (indoor - leaving)),
  );
}
