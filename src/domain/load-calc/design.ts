import { constant, derive, entered, enteredOr, looked, type Derived } from './derived';
import { GRAINS_PER_POUND, humidityRatio, humidityRatioFromWetBulb, standardPressurePsi } from './psychrometrics';
import type { LoadInputs } from './schema/inputs';

export type RangeClass = 'low' | 'medium' | 'high';

/** What all components of a house share: temperatures, their differences, altitude, humidity, soil. */
export type Design = {
  latitude: Derived;
  outdoorHeating: Derived;
  outdoorCooling: Derived;
  indoorHeating: Derived;
  indoorCooling: Derived;
  /** Heating temperature difference, never below 0. */
  htd: Derived;
  /** Cooling temperature difference, never below 0. */
  ctd: Derived;
  rangeClass: RangeClass;
  /** Added to cooling load temperature differences: nights that stay warm raise them. */
  rangeAdjust: Derived;
  /** Air is thinner higher up and carries less heat. */
  altitude: Derived;
  /** Grains of water that a pound of outdoor air carries more than indoor air. */
  grains: Derived;
  /** Conductivity of the soil, Btu/(h·ft·°F). */
  soil: Derived;
};

const RANGE_ADJUST: Readonly<Record<RangeClass, number>> = { low: 4, medium: 0, high: -5 };
const BOOK_INDOOR_RH = 0.5;

/** Manual J sections 3 and 5: design conditions. */
export function designOf({ site, design }: LoadInputs): Design {
  const outdoorHeating = entered('Outdoor heating temperature', design.outdoorHeatingF, '°F', 'design.outdoorHeatingF');
  const outdoorCooling = entered('Outdoor cooling temperature', design.outdoorCoolingF, '°F', 'design.outdoorCoolingF');
  const indoorHeating = enteredOr(
    'Indoor heating temperature',
    design.indoorHeatingF,
    '°F',
    'design.indoorHeatingF',
    70,
    'Manual J designs for 70 °F',
  );
  const indoorCooling = enteredOr(
    'Indoor cooling temperature',
    design.indoorCoolingF,
    '°F',
    'design.indoorCoolingF',
    75,
    'Manual J designs for 75 °F',
  );
  const elevation = entered('Elevation', site.elevationFt, 'ft', 'site.elevationFt');
  const rangeClass = design.dailyRangeClass ?? rangeClassOf(design.dailyRangeF ?? 20);
  return {
    latitude: entered('Latitude', site.latitudeDeg, '°', 'site.latitudeDeg'),
    outdoorHeating,
    outdoorCooling,
    indoorHeating,
    indoorCooling,
    htd: derive(
      {
        label: 'Heating temperature difference',
        unit: '°F',
        formula: 'indoor − outdoor temperature, not below 0',
        source: 'Manual J, HTD',
      },
      [indoorHeating, outdoorHeating],
      (indoor, outdoor) => Math.max(indoor - outdoor, 0),
    ),
    ctd: derive(
      {
        label: 'Cooling temperature difference',
        unit: '°F',
        formula: 'outdoor − indoor temperature, not below 0',
        source: 'Manual J, CTD',
      },
      [outdoorCooling, indoorCooling],
      (outdoor, indoor) => Math.max(outdoor - indoor, 0),
    ),
    rangeClass,
    rangeAdjust: looked(
      'Adjustment for the daily range',
      RANGE_ADJUST[rangeClass],
      '°F',
      'Table 4B notes',
      `daily range ${rangeClass}`,
    ),
    altitude: derive(
      { label: 'Altitude correction', unit: '', formula: '1 − 0.0000308 × elevation', source: 'Table 10A' },
      [elevation],
      (feet) => 1 - 0.0000308 * feet,
    ),
    grains: grainsOf(design, elevation, outdoorCooling, indoorCooling),
    soil: soilOf(site),
  };
}

/** Low below 16 °F, high above 25 °F. */
export function rangeClassOf(dailyRangeF: number): RangeClass {
  if (dailyRangeF < 16) return 'low';
  return dailyRangeF > 25 ? 'high' : 'medium';
}

function grainsOf(
  { grainsDifference, outdoorWetBulbF, indoorRelativeHumidity }: LoadInputs['design'],
  elevation: Derived,
  outdoor: Derived,
  indoor: Derived,
): Derived {
  if (grainsDifference !== undefined || outdoorWetBulbF === undefined)
    return entered('Grains difference', grainsDifference ?? 0, 'gr/lb', 'design.grainsDifference');
  const wetBulb = entered('Outdoor wet bulb', outdoorWetBulbF, '°F', 'design.outdoorWetBulbF');
  const humidity = enteredOr(
    'Indoor relative humidity',
    indoorRelativeHumidity,
    '',
    'design.indoorRelativeHumidity',
    BOOK_INDOOR_RH,
    'Manual J designs for 50%',
  );
  const pressure = derive(
    {
      label: 'Air pressure',
      unit: 'psi',
      formula: 'standard pressure at the elevation',
      source: 'ASHRAE Fundamentals',
    },
    [elevation],
    standardPressurePsi,
  );
  return derive(
    {
      label: 'Grains difference',
      unit: 'gr/lb',
      formula: '7000 × (outdoor − indoor humidity ratio)',
      source: 'ASHRAE Fundamentals, Hyland and Wexler',
    },
    [outdoor, wetBulb, indoor, humidity, pressure],
    (outdoorF, wetBulbF, indoorF, rh, psi) =>
      GRAINS_PER_POUND * (humidityRatioFromWetBulb(outdoorF, wetBulbF, psi) - humidityRatio(indoorF, rh, psi)),
  );
}

function soilOf({ soilConductivityBtuPerHrFtF, soilType, soilMoisture }: LoadInputs['site']): Derived {
  if (soilConductivityBtuPerHrFtF !== undefined)
    return entered(
      'Conductivity of the soil',
      soilConductivityBtuPerHrFtF,
      'Btu/(h·ft·°F)',
      'site.soilConductivityBtuPerHrFtF',
    );
  if (soilType === undefined || soilMoisture === undefined)
    return constant('Conductivity of the soil', 0.8, 'Btu/(h·ft·°F)', 'Table 4A: heavy moist soil, the default');
  const isHeavy = ['clay', 'unknown', 'other'].includes(soilType);
  const isLight = ['sand', 'gravel', 'silt'].includes(soilType);
  const row =
    isHeavy && soilMoisture !== 'dry'
      ? 'heavy moist'
      : isLight && soilMoisture === 'dry'
        ? 'light dry'
        : 'heavy dry or light moist';
  return looked(
    'Conductivity of the soil',
    { 'heavy moist': 0.8, 'light dry': 0.2, 'heavy dry or light moist': 0.5 }[row],
    'Btu/(h·ft·°F)',
    'Table 4A',
    row,
  );
}
