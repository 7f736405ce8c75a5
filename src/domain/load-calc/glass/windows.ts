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
  const direct = sun.load(direction, isShaded);
  const north = sun.load('N', isShaded);
  const [peak, northernPeak] = [sun.peak(direction), sun.peak('N')];
  const passes = solarScreenOf(window, path);
  // The book has no overhang behind solar screens.
  const overhang = passes ? undefined : overhangOf(window, path);
  const shaded =
    overhang &&
    sun.shadeLines(direction).map((line) => shadedPart(line, overhang.depth, overhang.top, overhang.bottom));

  // One loop without a function of its own in it: panes are a third of what a house takes.
  const loads: Derived[] = [];
  for (let moment = 0; moment < direct.length; moment += 1) {
    const difference = atMoment(sun.temperatureDifference, moment);
    let multiplier = derive5(HTM, peak, atMoment(direct, moment), gain, conduction, difference, multiplierOf);
    if (passes || shaded) {
      const full = derive5(NORTH, northernPeak, atMoment(north, moment), gain, conduction, difference, multiplierOf);
      if (passes) multiplier = derive3(SCREENED, multiplier, full, passes, screenedOf);
      else if (shaded) multiplier = derive3(PARTLY, atMoment(shaded, columnAt(moment)), full, multiplier, partlyOf);
    }
    loads.push(derive2(LOAD, multiplier, area, product));
  }
  return loads;
}

// Functions of their own, as each is called for every pane and hour.
const multiplierOf = (peak: number, load: number, through: number, conducts: number, difference: number): number =>
  peak * load * through + conducts * difference;
const product = (multiplier: number, ft2: number): number => multiplier * ft2;
const screenedOf = (lit: number, shade: number, part: number): number => (lit - shade) * part + shade;
const partlyOf = (shaded: number, shade: number, lit: number): number => shaded * shade + (1 - shaded) * lit;
