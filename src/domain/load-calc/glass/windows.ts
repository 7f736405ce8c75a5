import { derive2, derive3, derive5, entered, type Derived } from '../derived';
import type { House, SurfaceLoad } from '../house';
import { coolingLoad, heatingLoad, partitionDifferences, surface } from '../envelope/rules';
import type { Window } from '../schema/inputs';
import { isBuffer, isConditioned, isExterior } from '../schema/locations';
import { exteriorCoefficient, interiorShadingCoefficient, overhangOf, shadedPart, solarScreenOf } from './shading';
import { atMoment, columnAt, directionOf, type ByMoment, type Direction, type SolarFactors } from './solarFactors';

/** Glass with its curve over the hours of `HOURS`; without curve where no sun falls. */
export type GlassLoad = SurfaceLoad & { hourly: readonly Derived[] };

/** Windows and glass doors, by the wall that they are in. Manual J section 3 and Appendix 11. */
export function windowLoads(house: House, sun: SolarFactors): GlassLoad[] {
  return (house.inputs.windows ?? []).flatMap((window, index) => {
    const wall = house.walls.get(window.wall);
    if (!wall || !isConditioned(wall.interiorAdjacentTo)) return [];
    const path = `windows.${index}`;
    const u = entered('U-factor', window.uFactor, 'Btu/(h·ft²·°F)', `${path}.uFactor`);
    const area = entered('Area', window.areaFt2, 'ft²', `${path}.areaFt2`);
    const of = { ...surface('windows', 'windows', index, { id: window.id, room: wall.room }), exposedAreaFt2: 0 };
    if (isBuffer(wall.exteriorAdjacentTo)) {
      const differences = partitionDifferences(house, wall.exteriorAdjacentTo);
      return [
        {
          ...of,
          heating: heatingLoad(u, differences.heating, area),
          cooling: coolingLoad(u, differences.cooling, area),
          hourly: [],
        },
      ];
    }
    if (!isExterior(wall.exteriorAdjacentTo)) return [];
    const direction = directionOf(window.azimuthDeg ?? wall.azimuthDeg ?? 0);
    const loads = coolingOf(window, path, direction, u, area, sun);
    return [{ ...of, heating: heatingLoad(u, house.design.htd, area), cooling: loads[0], hourly: loads.slice(1) }];
  });
}

const GAIN = {
  label: 'Sun through the glass',
  unit: '',
  formula: 'exterior shading × SHGC × interior shading ÷ 0.87',
  source: 'Manual J, section 3',
} as const;
const CONDUCTION = {
  label: 'Conduction of the glass',
  unit: 'Btu/(h·ft²·°F)',
  formula: 'exterior shading × U-factor',
  source: 'Manual J, section 3',
} as const;
const HTM = {
  label: 'Heat transfer multiplier',
  unit: 'Btu/(h·ft²)',
  formula: 'peak solar factor × cooling load factor × sun through the glass + conduction × temperature difference',
  source: 'Manual J, section 3',
} as const;
const NORTH = { ...HTM, label: 'Heat transfer multiplier in full shade' } as const;
const SCREENED = {
  ...HTM,
  formula: '(multiplier − multiplier in full shade) × part of the sun that passes + multiplier in full shade',
  source: 'Manual J, solar screens',
} as const;
const PARTLY = {
  ...HTM,
  formula: 'shaded part × multiplier in full shade + (1 − shaded part) × multiplier',
  source: 'Manual J, overhangs',
} as const;
const LOAD = {
  label: 'Sensible cooling load',
  unit: 'Btu/h',
  formula: 'heat transfer multiplier × area',
  source: 'Manual J, section 3',
} as const;

/** The load of one window at each moment. Glass in full shade counts as glass to the north. */
function coolingOf(
  window: Window,
  path: string,
  direction: Direction,
  u: Derived,
  area: Derived,
  sun: SolarFactors,
): ByMoment {
  const screen = exteriorCoefficient(window, path);
  const interior = interiorShadingCoefficient(window, path, true);
  const gain = derive3(
    GAIN,
    screen,
    entered('SHGC', window.shgc, '', `${path}.shgc`),
    interior,
    (outside, shgc, inside) => (outside * shgc * inside) / 0.87,
  );
  const conduction = derive2(CONDUCTION, screen, u, (outside, value) => outside * value);
  const isShaded = interior.value < 1;
  const difference = sun.temperatureDifference;
  const peak = sun.peak(direction);
  const direct = sun
    .load(direction, isShaded)
    .map((load, moment) => derive5(HTM, peak, load, gain, conduction, atMoment(difference, moment), multiplierOf));
  const passes = solarScreenOf(window, path);
  const overhang = overhangOf(window, path);
  const northernPeak = sun.peak('N');
  const inFullShade = (): Derived[] =>
    sun
      .load('N', isShaded)
      .map((load, moment) =>
        derive5(NORTH, northernPeak, load, gain, conduction, atMoment(difference, moment), multiplierOf),
      );
  return multipliers().map((multiplier) => derive2(LOAD, multiplier, area, product));

  function multipliers(): readonly Derived[] {
    // The book has no overhang behind solar screens.
    if (passes) {
      const north = inFullShade();
      return direct.map((lit, moment) => derive3(SCREENED, lit, atMoment(north, moment), passes, screenedOf));
    }
    if (!overhang) return direct;
    const north = inFullShade();
    const shaded = sun
      .shadeLines(direction)
      .map((line) => shadedPart(line, overhang.depth, overhang.top, overhang.bottom));
    return direct.map((lit, moment) =>
      derive3(PARTLY, atMoment(shaded, columnAt(moment)), atMoment(north, moment), lit, partlyOf),
    );
  }
}

// Functions of their own, as each is called for every pane and hour.
const multiplierOf = (peak: number, load: number, through: number, conducts: number, difference: number): number =>
  peak * load * through + conducts * difference;
const product = (multiplier: number, ft2: number): number => multiplier * ft2;
const screenedOf = (lit: number, shade: number, part: number): number => (lit - shade) * part + shade;
const partlyOf = (shaded: number, shade: number, lit: number): number => shaded * shade + (1 - shaded) * lit;
