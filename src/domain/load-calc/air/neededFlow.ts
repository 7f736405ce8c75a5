import { derive4, assumed, constant, entered, enteredOr, type Derived } from '../derived';
import type { LoadInputs, Ventilator } from '../schema/inputs';
import { ceilingHeightOf, leakageArea, storiesOf } from './infiltration';

const HOURS_A_DAY = 24;

const LEAKS = {
  label: 'Infiltration that ASHRAE 62.2 counts',
  unit: 'cfm',
  formula:
    'leakage area ÷ 144 × 1000 × (height of the dwelling ÷ 8.2) ^ 0.4 × weather and shielding factor ÷ 7.3, of a year and not of the design day',
  source: 'ASHRAE 62.2, section 4.1.2',
} as const;
const NO_CREDIT = constant('Infiltration that ASHRAE 62.2 counts', 0, 'cfm', 'no credit is taken for leaks');

/**
 * Returns the rated flow of a fan without an entered one, cfm: enough to move per day what the dwelling needs per ASHRAE 62.2, 0.03 cfm
 * per ft² and 7.5 for each bedroom plus one. Leaks are credited when a detached house was measured and its weather factor entered: all of
 * them with a balanced fan, otherwise in proportion to their share of the need.
 */
export function neededFlow({ type }: Ventilator, inputs: LoadInputs, hours: Derived, path: string): Derived {
  const { conditionedFloorAreaFt2, bedrooms } = inputs.building;
  const rooms = enteredOr('Bedrooms', bedrooms, '', 'building.bedrooms', 2, 'no bedrooms were entered');
  const area = entered('Conditioned floor area', conditionedFloorAreaFt2, 'ft²', 'building.conditionedFloorAreaFt2');
  const whole = 0.03 * area.value + 7.5 * (rooms.value + 1);
  const leaks = creditOf(inputs);
  const isBalanced = type !== 'exhaust only' && type !== 'supply only' && type !== 'central fan integrated supply';
  const credit = isBalanced ? leaks.value : leaks.value ** 2 / whole;
  return assumed(
    'Rated flow',
    hours.value === 0 ? 0 : (Math.max(0, whole - credit) * HOURS_A_DAY) / hours.value,
    'cfm',
    `what ASHRAE 62.2 asks for the whole dwelling, ${leaks.value === 0 ? 'without credit for leaks' : 'less its credit for leaks'}`,
    `${path}.ratedCfm`,
    [area, rooms, ...(leaks.value === 0 ? [] : [leaks]), ...(hours.value === HOURS_A_DAY ? [] : [hours])],
  );
}

function creditOf(inputs: LoadInputs): Derived {
  const { weatherShieldingFactor } = inputs.site;
  const { facilityType = 'single-family detached' } = inputs.building;
  const isDetached = facilityType === 'single-family detached' || facilityType === 'manufactured home';
  if (weatherShieldingFactor === undefined || !isDetached || inputs.infiltration.method === 'tightness-table')
    return NO_CREDIT;
  return derive4(
    LEAKS,
    leakageArea(inputs),
    storiesOf(inputs),
    ceilingHeightOf(inputs),
    entered('Weather and shielding factor', weatherShieldingFactor, '', 'site.weatherShieldingFactor'),
    (in2, floors, ceiling, factor) => ((in2 / 144) * 1000 * ((floors * ceiling) / 8.2) ** 0.4 * factor) / 7.3,
  );
}
