import { collect } from '@/lib/collect';
import { derive2, derive3, derive5, entered, type Derived, type Rule } from '../derived';
import type { House, SurfaceLoad } from '../house';
import { flowsThrough, heatingLoad } from '../envelope/rules';
import type { Window } from '../schema/inputs';
import { isBuffer, isConditioned, isExterior } from '../schema/locations';
import { exteriorCoefficient, interiorShadingCoefficient, overhangOf, shadedPart, solarScreenOf } from './shading';
import {
  atMoment,
  columnAt,
  directionOf,
  HOURS,
  type ByMoment,
  type Direction,
  type SolarFactors,
} from './solarFactors';

/** Glass with its curve over the hours of `HOURS`; without a curve if no sun reaches it. */
export type GlassLoad = SurfaceLoad & { hourly: readonly Derived[] };

/** Calculates windows and glass doors, by the wall they are in. Manual J section 3 and Appendix 11. */
export function windowLoads(house: House, sun: SolarFactors): GlassLoad[] {
  return collect(house.inputs.windows, (window, index) => {
    const wall = house.walls.get(window.wall);
    if (!wall || !isConditioned(wall.interiorAdjacentTo)) return undefined;
    const { exteriorAdjacentTo: beside, room } = wall;
    const path = `windows.${index}`;
    const u = entered('U-factor', window.uFactor, 'Btu/(h·ft²·°F)', `${path}.uFactor`);
    const area = entered('Area', window.areaFt2, 'ft²', `${path}.areaFt2`);
    const entry = { id: window.id, room };
    if (isBuffer(beside))
      return glassLoad('windows', path, entry, flowsThrough(u, area, house.differencesTo(beside)), []);
    if (!isExterior(beside)) return undefined;
    const direction = directionOf(window.azimuthDeg ?? wall.azimuthDeg ?? 0);
    const loads = coolingOf(window, path, direction, u, area, sun);
    return glassLoad(
      'windows',
      path,
      entry,
      { heating: heatingLoad(u, house.design.htd, area), cooling: loads[0] },
      loads.slice(1),
    );
  });
}

/** Builds the load of the pane at `path`. */
export const glassLoad = (
  component: 'windows' | 'skylights',
  path: string,
  { id, room = '' }: { id: string; room?: string | undefined },
  { heating, cooling }: Pick<SurfaceLoad, 'heating' | 'cooling'>,
  hourly: readonly Derived[],
): GlassLoad => ({ component, id, path, room, heating, cooling, exposedAreaFt2: 0, hourly });

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

const PARTLY_LIT = {
  label: 'Sun on the glass at this hour',
  unit: 'Btu/(h·ft²)',
  formula: 'shaded part × sun on glass to the N + (1 − shaded part) × sun on glass of its direction',
  source: 'Manual J, overhangs',
} as const;
const BEHIND_SCREEN = {
  ...PARTLY_LIT,
  formula: 'part of the sun that passes × sun on glass of its direction + (1 − that part) × sun on glass to the N',
  source: 'Manual J, solar screens',
} as const;
const HOURLY_LOAD = {
  label: 'Sensible cooling load at this hour',
  unit: 'Btu/h',
  formula: '(sun on the glass × sun through the glass + conduction × temperature difference) × area',
  source: 'Manual J, Appendix 11',
} as const;

/** Returns the load of one window at each moment. Fully shaded glass counts as north-facing glass. */
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
  const passes = solarScreenOf(window, path);
  // The book has no overhang over solar screens.
  const overhang = passes ? undefined : overhangOf(window, path);
  const shaded =
    overhang &&
    sun.shadeLines(direction).map((line) => shadedPart(line, overhang.depth, overhang.top, overhang.bottom));
  const pane = { direction, isShaded: interior.value < 1, gain, conduction, area, passes, shaded };
  return [meanOf(pane, sun), ...hoursOf(pane, sun)];
}

/** A pane's load components; `passes` behind solar screens, `shaded` by `columnAt` columns under an overhang. */
type Pane = {
  direction: Direction;
  /** From inside. */
  isShaded: boolean;
  gain: Derived;
  conduction: Derived;
  area: Derived;
  passes: Derived | undefined;
  shaded: readonly Derived[] | undefined;
};

/** Returns the load of the mean of the day, used by the average load procedure, by its heat transfer multiplier. */
function meanOf({ direction, isShaded, gain, conduction, area, passes, shaded }: Pane, sun: SolarFactors): Derived {
  const multiplierOf = (rule: Rule, facing: Direction): Derived =>
    derive5(
      rule,
      sun.peak(facing),
      atMoment(sun.load(facing, isShaded), 0),
      gain,
      conduction,
      atMoment(sun.temperatureDifference, 0),
      (factor, load, through, conducts, warmth) => factor * load * through + conducts * warmth,
    );
  let multiplier = multiplierOf(HTM, direction);
  if (passes)
    multiplier = derive3(
      SCREENED,
      multiplier,
      multiplierOf(NORTH, 'N'),
      passes,
      (lit, shade, part) => (lit - shade) * part + shade,
    );
  else if (shaded)
    multiplier = derive3(
      PARTLY,
      atMoment(shaded, columnAt(0)),
      multiplierOf(NORTH, 'N'),
      multiplier,
      (part, shade, lit) => part * shade + (1 - part) * lit,
    );
  return derive2(LOAD, multiplier, area, (htm, ft2) => htm * ft2);
}

/** A plain loop with inlined formulas, which engines compile well: panes take a quarter of a house's calculation time. */
function hoursOf({ direction, isShaded, gain, conduction, area, passes, shaded }: Pane, sun: SolarFactors): Derived[] {
  const direct = sun.onGlass(direction, isShaded);
  const north = sun.onGlass('N', isShaded);
  const loads: Derived[] = [];
  for (let moment = 1; moment <= HOURS.length; moment += 1) {
    let light = atMoment(direct, moment);
    if (passes)
      light = derive3(
        BEHIND_SCREEN,
        passes,
        light,
        atMoment(north, moment),
        (part, lit, shade) => part * lit + (1 - part) * shade,
      );
    else if (shaded)
      light = derive3(
        PARTLY_LIT,
        atMoment(shaded, columnAt(moment)),
        atMoment(north, moment),
        light,
        (part, shade, lit) => part * shade + (1 - part) * lit,
      );
    loads.push(
      derive5(
        HOURLY_LOAD,
        light,
        gain,
        conduction,
        atMoment(sun.temperatureDifference, moment),
        area,
        (sunlight, through, conducts, warmth, ft2) => (sunlight * through + conducts * warmth) * ft2,
      ),
    );
  }
  return loads;
}
