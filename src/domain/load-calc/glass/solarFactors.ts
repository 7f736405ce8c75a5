import { aroundCompass } from '../azimuth';
import { derive, looked, type Derived } from '../derived';
import type { Design, RangeClass } from '../design';
import { memo } from '../memo';
import { interpolate } from '@/domain/calculation/interpolate';
import solar from '../tables/solar.json';

/** The hours of the curve, solar time. */
export const HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;

export type Direction = keyof typeof solar.shadeLineAverage.values;
/** Where glass faces; skylights also see the sky. */
export type Facing = Direction | 'horizontal';

const DIRECTIONS = solar.directionOrder as readonly Direction[];

/** Compass point that an azimuth is nearest to. Manual J knows eight. */
export const directionOf = (azimuthDeg: number): Direction =>
  DIRECTIONS[Math.round(aroundCompass(azimuthDeg - 180) / 45) % 8] ?? 'N';

/** A moment of the curve, or the mean of the day that the average load procedure takes. */
export type Moment = 'average' | number;

/** A number of each moment. */
export type ByMoment = { average: Derived; hourly: readonly Derived[] };
export const atMoment = ({ average, hourly }: ByMoment, moment: Moment): Derived =>
  moment === 'average' ? average : (hourly[moment - HOURS[0]] ?? average);

/** What the sun and the air do at a latitude, for one house. */
export type SolarFactors = {
  peak: (facing: Facing) => Derived;
  /** @param isShaded glass with any interior shading has a curve of its own */
  load: (facing: Facing, isShaded: boolean) => ByMoment;
  shadeLine: (direction: Direction, moment: Moment) => Derived;
  temperatureDifference: (moment: Moment) => Derived;
};

/** The hours that share a column of Table A11-7, three each. */
const BLOCKS = ['9 h', 'noon', '15 h', '18 h'] as const;

/** Manual J Tables 3D-2, 3D-3, 3E-1, A11-3, A11-5, A11-6 and A11-7, mid-summer. */
export function solarFactors({ latitude, ctd, rangeClass }: Design): SolarFactors {
  const at = `${latitude.value}° north`;
  const peaks = memo((facing: Facing) =>
    looked(
      'Peak solar factor',
      interpolate(solar.peakSolarFactor.latitudes, solar.peakSolarFactor.values[facing], latitude.value),
      'Btu/(h·ft²)',
      'Table 3D-2',
      `${facing}, ${at}`,
      [latitude],
    ),
  );
  const meanLines = memo((direction: Direction) =>
    looked(
      'Shade line factor',
      interpolate(solar.shadeLineAverage.latitudes, solar.shadeLineAverage.values[direction], latitude.value),
      '',
      'Table 3E-1',
      `${direction}, ${at}`,
      [latitude],
    ),
  );
  const lines = BLOCKS.map((hours, block) =>
    memo((direction: Direction) => {
      const column = solar.shadeLineHourly.values[direction].map((row) => row[block] ?? 0);
      return looked(
        'Shade line factor',
        interpolate(solar.shadeLineHourly.latitudes, column, latitude.value),
        '',
        'Table A11-7',
        `${direction}, ${at}, ${hours}`,
        [latitude],
      );
    }),
  );
  const differences = {
    average: ctd,
    hourly: HOURS.map((hour) =>
      derive(HOURLY_DIFFERENCE, [ctd, adjustment(rangeClass, hour)], (difference, change) => difference + change),
    ),
  };
  return {
    peak: peaks,
    load: (facing, isShaded) => (isShaded ? SHADED_LOADS : BARE_LOADS)[facing],
    shadeLine: (direction, moment) => {
      const ofBlock = moment === 'average' ? meanLines : lines[Math.floor((moment - 8) / 3)];
      return (ofBlock ?? meanLines)(direction);
    },
    temperatureDifference: (moment) => atMoment(differences, moment),
  };
}

const HOURLY_DIFFERENCE = {
  label: 'Cooling temperature difference at this hour',
  unit: '°F',
  formula: 'cooling temperature difference + adjustment for the hour',
  source: 'Table A11-3',
} as const;

const adjustment = (rangeClass: RangeClass, hour: number): Derived =>
  looked(
    'Adjustment for the hour',
    solar.hourlyTemperatureAdjustment[rangeClass][hour - 8] ?? 0,
    '°F',
    'Table A11-3',
    `daily range ${rangeClass}, ${hour} h`,
  );

const LOAD_FACTOR = 'Cooling load factor';

/** The factors do not depend on the house: their nodes are made once. */
function loadsOf(shade: 'internalShade' | 'noInternalShade'): Readonly<Record<Facing, ByMoment>> {
  const how = `${shade === 'internalShade' ? 'with' : 'without'} interior shading`;
  const of = (facing: Facing): ByMoment => ({
    average: looked(LOAD_FACTOR, solar.clfAverage[shade][facing], '', 'Table 3D-3', `${facing}, ${how}`),
    hourly: HOURS.map((hour, index) =>
      looked(
        LOAD_FACTOR,
        solar.clfHourly[shade][facing][index] ?? 0,
        '',
        'Tables A11-5 and A11-6',
        `${facing}, ${how}, ${hour} h`,
      ),
    ),
  });
  const facings: Facing[] = [...DIRECTIONS, 'horizontal'];
  return Object.fromEntries(facings.map((facing) => [facing, of(facing)])) as Record<Facing, ByMoment>;
}

const SHADED_LOADS = loadsOf('internalShade');
const BARE_LOADS = loadsOf('noInternalShade');
