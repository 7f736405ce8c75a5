import { derive1, derive2, derive5, assumed, entered, enteredOr, looked, type Derived } from './derived';
import { GRAINS_PER_POUND, humidityRatio, humidityRatioFromWetBulb, standardPressurePsi } from './psychrometrics';
import type { LoadInputs } from './schema/inputs';

export type RangeClass = 'low' | 'medium' | 'high';

/** Values shared by all components of a house: temperatures, their differences, altitude, humidity, soil. */
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
  /** Added to cooling load temperature differences: warm nights raise them. */
  rangeAdjust: Derived;
  /** Thinner air at altitude carries less heat. */
  altitude: Derived;
  /** Relative humidity of the rooms in summer, 0 to 1. */
  indoorHumidity: Derived;
  /** Grains of water per pound of outdoor air in excess of indoor air. */
  grains: Derived;
  /** Conductivity of the soil, Btu/(h·ft·°F). */
  soil: Derived;
};

const RANGE_ADJUST: Readonly<Record<RangeClass, number>> = { low: 4, medium: 0, high: -5 };
const BOOK_INDOOR_RH = 0.5;
const DRY_INDOOR_RH = 0.45;

/** Calculates design conditions. Manual J sections 3 and 5. */
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
  const { grains, indoorHumidity } = moistureOf(design, elevation, outdoorCooling, indoorCooling);
  const rangeClass = design.dailyRangeClass ?? rangeClassOf(design.dailyRangeF ?? 20);
  return {
    latitude: entered('Latitude', site.latitudeDeg, '°', 'site.latitudeDeg'),
    outdoorHeating,
    outdoorCooling,
    indoorHeating,
    indoorCooling,
    htd: derive2(
      {
        label: 'Heating temperature difference',
        unit: '°F',
        formula: 'indoor − outdoor temperature, not below 0',
        source: 'Manual J, HTD',
      },
      indoorHeating,
      outdoorHeating,
      (indoor, outdoor) => Math.max(indoor - outdoor, 0),
    ),
    ctd: derive2(
      {
        label: 'Cooling temperature difference',
        unit: '°F',
        formula: 'outdoor − indoor temperature, not below 0',
        source: 'Manual J, CTD',
      },
      outdoorCooling,
      indoorCooling,
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
    altitude: derive1(
      { label: 'Altitude correction', unit: '', formula: '1 − 0.0000308 × elevation', source: 'Table 10A' },
      elevation,
      (feet) => 1 - 0.0000308 * feet,
    ),
    indoorHumidity,
    grains,
    soil: soilOf(site),
  };
}

/** Low below 16 °F, high above 25 °F. */
function rangeClassOf(dailyRangeF: number): RangeClass {
  if (dailyRangeF < 16) return 'low';
  return dailyRangeF > 25 ? 'high' : 'medium';
}

function moistureOf(
  { grainsDifference, outdoorWetBulbF, indoorRelativeHumidity }: LoadInputs['design'],
  elevation: Derived,
  outdoor: Derived,
  indoor: Derived,
): { grains: Derived; indoorHumidity: Derived } {
  const field = 'design.indoorRelativeHumidity';
  const humidityAt = (book: number, why: string): Derived =>
    enteredOr('Indoor relative humidity', indoorRelativeHumidity, '', field, book, why);
  const usual = humidityAt(BOOK_INDOOR_RH, 'Manual J designs for 50%');
  const dry = humidityAt(DRY_INDOOR_RH, 'Manual J designs for 45% where the air outdoors is drier than that indoors');
  if (grainsDifference !== undefined || outdoorWetBulbF === undefined) {
    const grains = entered('Grains difference', grainsDifference ?? 0, 'gr/lb', 'design.grainsDifference');
    return { grains, indoorHumidity: grains.value < 0 ? dry : usual };
  }
  const wetBulb = entered('Outdoor wet bulb', outdoorWetBulbF, '°F', 'design.outdoorWetBulbF');
  const pressure = derive1(
    {
      label: 'Air pressure',
      unit: 'psi',
      formula: 'standard pressure at the elevation',
      source: 'ASHRAE Fundamentals',
    },
    elevation,
    standardPressurePsi,
  );
  const grainsAt = (humidity: Derived): Derived =>
    derive5(
      {
        label: 'Grains difference',
        unit: 'gr/lb',
        formula: '7000 × (outdoor − indoor humidity ratio)',
        source: 'ASHRAE Fundamentals, Hyland and Wexler',
      },
      outdoor,
      wetBulb,
      indoor,
      humidity,
      pressure,
      (outdoorF, wetBulbF, indoorF, rh, psi) =>
        GRAINS_PER_POUND * (humidityRatioFromWetBulb(outdoorF, wetBulbF, psi) - humidityRatio(indoorF, rh, psi)),
    );
  const atUsual = grainsAt(usual);
  return atUsual.value < 0
    ? { grains: grainsAt(dry), indoorHumidity: dry }
    : { grains: atUsual, indoorHumidity: usual };
}

function soilOf({ soilConductivityBtuPerHrFtF, soilType, soilMoisture }: LoadInputs['site']): Derived {
  const label = 'Conductivity of the soil';
  const [unit, path] = ['Btu/(h·ft·°F)', 'site.soilConductivityBtuPerHrFtF'] as const;
  if (soilConductivityBtuPerHrFtF !== undefined) return entered(label, soilConductivityBtuPerHrFtF, unit, path);
  if (soilType === undefined && soilMoisture === undefined)
    return assumed(label, 0.8, unit, 'heavy moist soil, the book’s default', path);
  const isHeavy = soilType === undefined || ['clay', 'unknown', 'other'].includes(soilType);
  const isLight = soilType !== undefined && ['sand', 'gravel', 'silt'].includes(soilType);
  const row =
    isHeavy && soilMoisture !== 'dry'
      ? 'heavy moist'
      : isLight && soilMoisture === 'dry'
        ? 'light dry'
        : 'heavy dry or light moist';
  const value = { 'heavy moist': 0.8, 'light dry': 0.2, 'heavy dry or light moist': 0.5 }[row];
  if (soilType === undefined || soilMoisture === undefined)
    return assumed(
      label,
      value,
      unit,
      `${row}: ${soilType === undefined ? 'its type was not entered, heavy is assumed' : 'its moisture was not entered, moist is assumed'}`,
      path,
    );
  return looked(label, value, unit, 'Table 4A', row);
}
