import { aroundCompass } from '../azimuth';
import { derive, looked, type Derived } from '../derived';
import type { Design, RangeClass } from '../design';
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

/** What the sun and the air do at a latitude, for one house. */
export type SolarFactors = {
  peak: (facing: Facing) => Derived;
  /** @param isShaded glass with any interior shading has a curve of its own */
  load: (facing: Facing, moment: Moment, isShaded: boolean) => Derived;
  shadeLine: (direction: Direction, moment: Moment) => Derived;
  temperatureDifference: (moment: Moment) => Derived;
};

/** The hours that share a column of Table A11-7, three each. */
const BLOCKS = ['9 h', 'noon', '15 h', '18 h'] as const;

/** Manual J Tables 3D-2, 3D-3, 3E-1, A11-3, A11-5, A11-6 and A11-7, mid-summer. */
export function solarFactors({ latitude, ctd, rangeClass }: Design): SolarFactors {
  const at = `${latitude.value}° north`;
  const peaks = memo();
  const meanLines = memo();
  const lines = BLOCKS.map(() => memo());
  const differences = memo();
  return {
    peak: (facing) =>
      peaks(facing, () =>
        looked(
          'Peak solar factor',
          interpolate(solar.peakSolarFactor.latitudes, solar.peakSolarFactor.values[facing], latitude.value),
          'Btu/(h·ft²)',
          'Table 3D-2',
          `${facing}, ${at}`,
          [latitude],
        ),
      ),
    load: (facing, moment, isShaded) =>
      (moment === 'average' ? AVERAGE_LOAD : (HOURLY_LOAD[moment - 8] ?? AVERAGE_LOAD))[
        isShaded ? 'internalShade' : 'noInternalShade'
      ][facing],
    shadeLine: (direction, moment) => {
      const block = moment === 'average' ? -1 : Math.floor((moment - 8) / 3);
      const known = lines[block];
      if (!known) {
        return meanLines(direction, () =>
          looked(
            'Shade line factor',
            interpolate(solar.shadeLineAverage.latitudes, solar.shadeLineAverage.values[direction], latitude.value),
            '',
            'Table 3E-1',
            `${direction}, ${at}`,
            [latitude],
          ),
        );
      }
      return known(direction, () => {
        const column = solar.shadeLineHourly.values[direction].map((row) => row[block] ?? 0);
        return looked(
          'Shade line factor',
          interpolate(solar.shadeLineHourly.latitudes, column, latitude.value),
          '',
          'Table A11-7',
          `${direction}, ${at}, ${BLOCKS[block] ?? ''}`,
          [latitude],
        );
      });
    },
    temperatureDifference: (moment) =>
      moment === 'average'
        ? ctd
        : differences(moment, () =>
            derive(
              HOURLY_DIFFERENCE,
              [ctd, adjustment(rangeClass, moment)],
              (difference, change) => difference + change,
            ),
          ),
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

type Loads = Readonly<Record<'internalShade' | 'noInternalShade', Readonly<Record<Facing, Derived>>>>;

/** The factors do not depend on the house: their nodes are made once. */
function loadsOf(source: string, when: string, value: (shade: keyof Loads, facing: Facing) => number): Loads {
  const facings: Facing[] = [...DIRECTIONS, 'horizontal'];
  const of = (shade: keyof Loads): Record<Facing, Derived> =>
    Object.fromEntries(
      facings.map((facing) => [
        facing,
        looked(
          'Cooling load factor',
          value(shade, facing),
          '',
          source,
          `${facing}, ${shade === 'internalShade' ? 'with' : 'without'} interior shading${when}`,
        ),
      ]),
    ) as Record<Facing, Derived>;
  return { internalShade: of('internalShade'), noInternalShade: of('noInternalShade') };
}

const AVERAGE_LOAD = loadsOf('Table 3D-3', '', (shade, facing) => solar.clfAverage[shade][facing]);
const HOURLY_LOAD = HOURS.map((hour, index) =>
  loadsOf('Tables A11-5 and A11-6', `, ${hour} h`, (shade, facing) => solar.clfHourly[shade][facing][index] ?? 0),
);

function memo(): (key: Facing | number, make: () => Derived) => Derived {
  const known = new Map<Facing | number, Derived>();
  return (key, make) => {
    const found = known.get(key);
    if (found) return found;
    const made = make();
    known.set(key, made);
    return made;
  };
}
