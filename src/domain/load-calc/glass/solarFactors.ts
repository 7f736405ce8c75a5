import { aroundCompass } from '../azimuth';
import { constant, derive2, looked, type Derived, type Rule } from '../derived';
import type { Design, RangeClass } from '../design';
import { memo } from '@/lib/memo';
import { interpolate } from '@/domain/calculation/interpolate';
import solar from '../tables/solar.json';

/** The hours of the curve, solar time. */
export const HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;

export type Direction = keyof typeof solar.shadeLineAverage.values;
/** The direction that glass faces; skylights also see the sky. */
export type Facing = Direction | 'horizontal';

const DIRECTIONS = solar.directionOrder as readonly Direction[];

/** Returns the compass point nearest to an azimuth. Manual J has eight. */
export const directionOf = (azimuthDeg: number): Direction =>
  DIRECTIONS[Math.round(aroundCompass(azimuthDeg - 180) / 45) % 8] ?? 'N';

/** Values for the mean of the day, used by the average load procedure, and then for each of `HOURS`. */
export type ByMoment = readonly Derived[];
export const atMoment = (numbers: ByMoment, moment: number): Derived => numbers[moment] ?? NONE;
const NONE = constant('None', 0, '', '');

/** Solar and air factors at a latitude, for one house. */
export type SolarFactors = {
  peak: (facing: Facing) => Derived;
  /** @param isShaded glass with any interior shading has its own curve */
  load: (facing: Facing, isShaded: boolean) => ByMoment;
  /** The share of the sun on glass facing there that becomes load at each moment; panes share it. */
  onGlass: (direction: Direction, isShaded: boolean) => ByMoment;
  /** The shadow length of an overhang in each column of `columnAt`. */
  shadeLines: (direction: Direction) => readonly Derived[];
  temperatureDifference: ByMoment;
};

/** The hours that share a column of Table A11-7, three each. */
const BLOCKS = ['9 h', 'noon', '15 h', '18 h'] as const;
/** Table A11-7 by direction and block, over the latitudes. */
const SHADE_LINES: ReadonlyMap<Direction, readonly (readonly number[])[]> = new Map(
  DIRECTIONS.map((direction) => [
    direction,
    BLOCKS.map((_, block) => solar.shadeLineHourly.values[direction].map((row) => row[block] ?? 0)),
  ]),
);

/** Returns the column of a moment: the mean of the day, then the blocks. */
export const columnAt = (moment: number): number => Math.ceil(moment / 3);

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
  const line = (latitudes: readonly number[], values: readonly number[], source: string, row: string): Derived =>
    looked('Shade line factor', interpolate(latitudes, values, latitude.value), '', source, row, [latitude]);
  const { shadeLineAverage: mean, shadeLineHourly: hourly } = solar;
  const shadeLines = memo((direction: Direction) => {
    const ofBlock = (block: number): Derived =>
      line(
        hourly.latitudes,
        SHADE_LINES.get(direction)?.[block] ?? [],
        'Table A11-7',
        `${direction}, ${at}, ${BLOCKS[block] ?? ''}`,
      );
    return [
      line(mean.latitudes, mean.values[direction], 'Table 3E-1', `${direction}, ${at}`),
      ofBlock(0),
      ofBlock(1),
      ofBlock(2),
      ofBlock(3),
    ];
  });
  const onGlassOf = (loads: Readonly<Record<Facing, ByMoment>>): ((direction: Direction) => ByMoment) =>
    memo((direction: Direction) => {
      const [rule, peak] = [ON_GLASS.get(direction) ?? onGlassRule(direction), peaks(direction)];
      return loads[direction].map((load) => derive2(rule, peak, load, (factor, part) => factor * part));
    });
  const [onShadedGlass, onBareGlass] = [onGlassOf(SHADED_LOADS), onGlassOf(BARE_LOADS)];
  return {
    peak: peaks,
    load: (facing, isShaded) => (isShaded ? SHADED_LOADS : BARE_LOADS)[facing],
    onGlass: (direction, isShaded) => (isShaded ? onShadedGlass : onBareGlass)(direction),
    shadeLines,
    temperatureDifference: [
      ctd,
      ...ADJUSTMENTS[rangeClass].map((adjustment) =>
        derive2(HOURLY_DIFFERENCE, ctd, adjustment, (difference, change) => difference + change),
      ),
    ],
  };
}

const onGlassRule = (direction: Direction): Rule => ({
  label: `Sun on glass to the ${direction}`,
  unit: 'Btu/(h·ft²)',
  formula: 'peak solar factor × cooling load factor',
  source: 'Manual J, Appendix 11',
});
const ON_GLASS: ReadonlyMap<Direction, Rule> = new Map(
  DIRECTIONS.map((direction) => [direction, onGlassRule(direction)]),
);

const HOURLY_DIFFERENCE = {
  label: 'Cooling temperature difference at this hour',
  unit: '°F',
  formula: 'cooling temperature difference + adjustment for the hour',
  source: 'Table A11-3',
} as const;

const adjustmentsOf = (rangeClass: RangeClass): readonly Derived[] =>
  HOURS.map((hour) =>
    looked(
      'Adjustment for the hour',
      solar.hourlyTemperatureAdjustment[rangeClass][hour - 8] ?? 0,
      '°F',
      'Table A11-3',
      `daily range ${rangeClass}, ${hour} h`,
    ),
  );
const ADJUSTMENTS: Readonly<Record<RangeClass, readonly Derived[]>> = {
  low: adjustmentsOf('low'),
  medium: adjustmentsOf('medium'),
  high: adjustmentsOf('high'),
};

const LOAD_FACTOR = 'Cooling load factor';

/** The factors don't depend on the house: their nodes are created once. */
function loadsOf(shade: 'internalShade' | 'noInternalShade'): Readonly<Record<Facing, ByMoment>> {
  const how = `${shade === 'internalShade' ? 'with' : 'without'} interior shading`;
  const of = (facing: Facing): ByMoment => [
    looked(LOAD_FACTOR, solar.clfAverage[shade][facing], '', 'Table 3D-3', `${facing}, ${how}`),
    ...HOURS.map((hour, index) =>
      looked(
        LOAD_FACTOR,
        solar.clfHourly[shade][facing][index] ?? 0,
        '',
        'Tables A11-5 and A11-6',
        `${facing}, ${how}, ${hour} h`,
      ),
    ),
  ];
  const facings: Facing[] = [...DIRECTIONS, 'horizontal'];
  return Object.fromEntries(facings.map((facing) => [facing, of(facing)])) as Record<Facing, ByMoment>;
}

const SHADED_LOADS = loadsOf('internalShade');
const BARE_LOADS = loadsOf('noInternalShade');
