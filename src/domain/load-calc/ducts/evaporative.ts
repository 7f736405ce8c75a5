import { derive3, derive5, assumed, constant, entered, type Derived } from '../derived';
import type { Design } from '../design';
import { GRAINS_PER_POUND, humidityRatio, standardPressurePsi, wetBulb } from '../psychrometrics';
import type { Equipment, LoadInputs } from '../schema/inputs';

/** Whether it cools with water and outdoor air instead of a coil. */
export const isEvaporative = ({ coolingType }: Equipment): boolean => coolingType === 'evaporative cooler';

/** Air per ft² of floor, a rule of thumb of the trade that Home Energy Score and the reference use. */
const CFM_PER_FT2 = 2;

/** Returns the flow of an evaporative cooler without an entered one. */
export const evaporativeFlow = ({ conditionedFloorAreaFt2 }: LoadInputs['building'], path: string): Derived =>
  assumed(
    'Airflow of the evaporative cooler',
    CFM_PER_FT2 * conditionedFloorAreaFt2,
    'cfm',
    'no flow was entered: 2 cfm for each ft² of floor, as Home Energy Score takes',
    path,
    [entered('Conditioned floor area', conditionedFloorAreaFt2, 'ft²', 'building.conditionedFloorAreaFt2')],
  );

/** Share of the wet-bulb depression that a direct evaporative cooler achieves; the reference takes it from Home Energy Score. */
export const USUAL_EFFECTIVENESS = 0.72;

const SUPPLY = {
  label: 'Supply air of the evaporative cooler',
  unit: '°F',
  formula: 'outdoor temperature − effectiveness × (outdoor temperature − outdoor wet bulb)',
  source: 'Manual S, Figure 4-7',
} as const;
const WET_BULB = {
  label: 'Outdoor wet bulb',
  unit: '°F',
  formula: 'of outdoor air with the grains that it carries above indoor air',
  source: 'ASHRAE Fundamentals, wet-bulb equation',
} as const;

/** Returns the air after a direct evaporative cooler at the cooling design conditions. */
export function evaporatedAir(inputs: LoadInputs, design: Design): Derived {
  const elevation = entered('Elevation', inputs.site.elevationFt, 'ft', 'site.elevationFt');
  const wet = derive5(
    WET_BULB,
    design.outdoorCooling,
    design.indoorCooling,
    design.indoorHumidity,
    design.grains,
    elevation,
    (outdoor, indoor, humidity, grains, feet) => {
      const pressure = standardPressurePsi(feet);
      return wetBulb(outdoor, humidityRatio(indoor, humidity, pressure) + grains / GRAINS_PER_POUND, pressure);
    },
  );
  return derive3(
    SUPPLY,
    design.outdoorCooling,
    constant('Effectiveness', USUAL_EFFECTIVENESS, '', 'usual for a wet pad'),
    wet,
    (outdoor, part, wetF) => outdoor - part * (outdoor - wetF),
  );
}
