import { derive1, derive2, derive5, assumed, constant, entered, enteredOr, looked, type Derived } from '../derived';
import type { Design } from '../design';
import type { LoadInputs } from '../schema/inputs';
import { aboveGradeVolume } from '../spaces/volume';
import rates from '../tables/infiltrationRates.json';

export type Flows = { heating: Derived; cooling: Derived };
type Season = 'heating' | 'cooling';

const WIND: Readonly<Record<Season, Derived>> = {
  heating: constant('Wind', 15, 'mph', 'Tables 5D and 5E, notes'),
  cooling: constant('Wind', 7.5, 'mph', 'Tables 5D and 5E, notes'),
};
const FIREPLACE = looked('Fireplace', 20, 'cfm', 'Table 5A, notes', 'one fireplace, average');
/** CFM50 ÷ ELA, at an exponent of 0.65. */
const CFM50_PER_IN2 = 18.2;

/** Returns the air that leaks in when no fan runs, cfm. Manual J section 21. */
export function infiltrationFlows(inputs: LoadInputs, design: Design): Flows {
  const flows =
    inputs.infiltration.method === 'tightness-table' ? fromTightness(inputs) : fromLeakageArea(inputs, design);
  if ((inputs.building.fireplaces ?? 0) <= 0) return flows;
  return {
    ...flows,
    heating: derive2(
      {
        label: 'Infiltration with fireplace',
        unit: 'cfm',
        formula: 'infiltration + fireplace',
        source: 'Table 5A, notes',
      },
      flows.heating,
      FIREPLACE,
      (flow, more) => flow + more,
    ),
  };
}

/** Returns the stories above grade, which leakage and stack effect depend on. */
export const storiesOf = ({ building }: LoadInputs): Derived =>
  enteredOr(
    'Stories above grade',
    building.conditionedFloorsAboveGrade,
    'storeys',
    'building.conditionedFloorsAboveGrade',
    building.conditionedFloors ?? 1,
    'as many as conditioned floors',
  );
const floorAreaOf = ({ building }: LoadInputs): Derived =>
  entered('Conditioned floor area', building.conditionedFloorAreaFt2, 'ft²', 'building.conditionedFloorAreaFt2');
/** Returns the mean ceiling height, ft. */
export const ceilingHeightOf = ({ building }: LoadInputs): Derived =>
  enteredOr(
    'Ceiling height',
    building.averageCeilingHeightFt,
    'ft',
    'building.averageCeilingHeightFt',
    8,
    'rooms are 8 ft high',
  );

const FROM_ACH = {
  label: 'Infiltration',
  unit: 'cfm',
  formula: 'air changes × volume ÷ 60',
  source: 'Manual J, section 21',
} as const;
const AREA_BINS = [900, 1500, 2000, 3000, Infinity];

function fromTightness(inputs: LoadInputs): Flows {
  const area = floorAreaOf(inputs);
  const volume = aboveGradeVolume(inputs, area, ceilingHeightOf(inputs));
  const of = (season: Season): Derived =>
    derive2(FROM_ACH, airChanges(inputs, season, area), volume, (ach, ft3) => (ach * ft3) / 60);
  return { heating: of('heating'), cooling: of('cooling') };
}

const ROWS = {
  'very tight': 'VeryTight',
  tight: 'Tight',
  average: 'Average',
  leaky: 'Leaky',
  'very leaky': 'VeryLeaky',
} as const;

const DETACHED = assumed(
  'Dwellings attached to it',
  0,
  '',
  'a detached house: no type was entered',
  'building.facilityType',
);

/** Tables 5A and 5B. */
function airChanges(inputs: LoadInputs, season: Season, area: Derived): Derived {
  const { tightness = 'average' } = inputs.infiltration;
  const isDetached =
    (inputs.building.facilityType ?? 'single-family detached') === 'single-family detached' ||
    inputs.building.facilityType === 'manufactured home';
  const storeys = storiesOf(inputs);
  const table = isDetached ? rates.singleFamily[storeys.value < 2 ? 'oneStory' : 'twoOrMoreStories'] : rates.attached;
  const bin = AREA_BINS.findIndex((limit) => area.value <= limit);
  const row = `${isDetached ? (storeys.value < 2 ? 'one story' : 'two or more stories') : 'attached'}, ${tightness}, ${bin === 4 ? 'above 3000' : `up to ${AREA_BINS[bin] ?? 0}`} ft², ${season}`;
  return looked(
    'Air changes',
    table[season][ROWS[tightness]][bin] ?? 0,
    '1/h',
    isDetached ? 'Table 5A' : 'Table 5B',
    row,
    [area, storeys, ...(inputs.building.facilityType === undefined ? [DETACHED] : [])],
  );
}

const STACK = { label: 'Stack coefficient', unit: '', formula: '0.015 × stories', source: 'Table 5D' } as const;
const WIND_COEFFICIENT = {
  label: 'Wind coefficient',
  unit: '',
  formula: '(0.0065 − 0.00266 × (shielding class − 3)) × stories^0.4',
  source: 'Table 5D',
} as const;
const FROM_ELA = {
  label: 'Infiltration',
  unit: 'cfm',
  formula: 'leakage area × √(stack coefficient × temperature difference + wind coefficient × wind²)',
  source: 'Tables 5D and 5E',
} as const;

function fromLeakageArea(inputs: LoadInputs, design: Design): Flows {
  const storeys = storiesOf(inputs);
  const leak = leakageArea(inputs);
  const stack = derive1(STACK, storeys, (n) => 0.015 * n);
  const wind = derive2(WIND_COEFFICIENT, shieldingClass(inputs), storeys, (shielding, n) =>
    Math.max(0, (0.0065 - 0.00266 * (shielding - 3)) * n ** 0.4),
  );
  const of = (season: Season, difference: Derived): Derived =>
    derive5(
      FROM_ELA,
      leak,
      stack,
      difference,
      wind,
      windAt(inputs, storeys, WIND[season]),
      (in2, stackFactor, warmth, windFactor, mph) => in2 * Math.sqrt(stackFactor * warmth + windFactor * mph ** 2),
    );
  return { heating: of('heating', design.htd), cooling: of('cooling', design.ctd) };
}

const WIND_ABOVE = {
  label: 'Wind at the height of the dwelling',
  unit: 'mph',
  formula:
    'wind × ((height above ground + height of the dwelling) ÷ height of the dwelling) ^ exponent of the shielding',
  source: 'Figure A15-1',
} as const;
const EXPONENT = { exposed: 0.14, normal: 0.22, 'well-shielded': 0.33 } as const;

/** Attached houses and above-ground apartments are exposed to more wind. */
function windAt(inputs: LoadInputs, storeys: Derived, wind: Derived): Derived {
  const { heightAboveGroundFt = 0, facilityType } = inputs.building;
  if (heightAboveGroundFt <= 0 || (facilityType !== 'apartment unit' && facilityType !== 'single-family attached'))
    return wind;
  const { shieldingOfHome } = inputs.site;
  const row = `${shieldingOfHome ?? 'normal'} shielding`;
  const exponent = EXPONENT[shieldingOfHome ?? 'normal'];
  return derive5(
    WIND_ABOVE,
    wind,
    entered('Height of the dwelling above ground', heightAboveGroundFt, 'ft', 'building.heightAboveGroundFt'),
    storeys,
    ceilingHeightOf(inputs),
    shieldingOfHome === undefined
      ? assumed('Exponent of the shielding', exponent, '', row, 'site.shieldingOfHome')
      : looked('Exponent of the shielding', exponent, '', 'Figure A15-1', row),
    (mph, above, floors, ceiling, power) => mph * ((above + floors * ceiling) / (floors * ceiling)) ** power,
  );
}

const FROM_CFM50 = {
  label: 'Effective leakage area',
  unit: 'in²',
  formula: 'flow at 50 Pa ÷ 18.2',
  source: 'Manual J, section 21',
} as const;
const FROM_ACH50 = {
  label: 'Flow at 50 Pa',
  unit: 'cfm',
  formula: 'air changes at 50 Pa × volume ÷ 60',
  source: 'Manual J, section 21',
} as const;
const WHOLE = { label: 'Conditioned volume', unit: 'ft³', formula: 'floor area × ceiling height', source: '' } as const;

/** Returns the effective leakage area at 4 Pa, in², as measured. Not for the tightness table. */
export function leakageArea(inputs: LoadInputs): Derived {
  const { method, effectiveLeakageAreaIn2 = 0, cfm50 = 0, ach50 = 0 } = inputs.infiltration;
  if (method === 'effective-leakage-area')
    return entered('Effective leakage area', effectiveLeakageAreaIn2, 'in²', 'infiltration.effectiveLeakageAreaIn2');
  const flow =
    method === 'blower-door-cfm50'
      ? entered('Flow at 50 Pa', cfm50, 'cfm', 'infiltration.cfm50')
      : derive2(
          FROM_ACH50,
          entered('Air changes at 50 Pa', ach50, '1/h', 'infiltration.ach50'),
          derive2(WHOLE, floorAreaOf(inputs), ceilingHeightOf(inputs), (area, height) => area * height),
          (ach, ft3) => (ach * ft3) / 60,
        );
  return derive1(FROM_CFM50, flow, (value) => value / CFM50_PER_IN2);
}

/** Returns 1 (open) to 5 (heavily shielded): as entered, or 4 adjusted by the site description, at least 2. */
function shieldingClass({ design, site }: LoadInputs): Derived {
  const { infiltrationShieldingClass } = design;
  if (infiltrationShieldingClass !== undefined)
    return entered('Shielding class', infiltrationShieldingClass, '', 'design.infiltrationShieldingClass');
  const home = { 'well-shielded': 1, normal: 0, exposed: -1 }[site.shieldingOfHome ?? 'normal'];
  const surroundings = { urban: 1, suburban: 0, rural: -1 }[site.siteType ?? 'suburban'];
  const row = `${site.shieldingOfHome ?? 'normal'} home, ${site.siteType ?? 'suburban'} site`;
  const shielding = Math.min(5, 4 + home + surroundings);
  if (site.shieldingOfHome === undefined || site.siteType === undefined)
    return assumed(
      'Shielding class',
      shielding,
      '',
      `${row}${site.shieldingOfHome === undefined && site.siteType === undefined ? ', the usual one' : ''}`,
      'design.infiltrationShieldingClass',
    );
  return looked('Shielding class', shielding, '', 'Table 5D, notes', row);
}

/** Anything less is rounding. */
const BALANCED_CFM = 1e-6;
const MORE = {
  label: 'Net infiltration',
  unit: 'cfm',
  formula: '(infiltration^1.5 + imbalance^1.5)^0.67',
  source: 'Manual J, Worksheet E',
} as const;
const LESS = {
  label: 'Net infiltration',
  unit: 'cfm',
  formula: '(infiltration^1.5 − surplus^1.5)^0.67, 0 when the fans blow in more than leaks',
  source: 'Manual J, Worksheet E',
} as const;

/** Adjusts infiltration for unbalanced fans: net exhaust draws air in through the leaks, net supply keeps it out. */
export function netInfiltration(flow: Derived, imbalance: Derived): Derived {
  if (Math.abs(imbalance.value) < BALANCED_CFM) return flow;
  if (imbalance.value > 0) return derive2(MORE, flow, imbalance, (cfm, out) => (cfm ** 1.5 + out ** 1.5) ** 0.67);
  return derive2(LESS, flow, imbalance, (cfm, surplus) =>
    cfm < -surplus ? 0 : (cfm ** 1.5 - (-surplus) ** 1.5) ** 0.67,
  );
}
