import { collect } from '@/lib/collect';
import { derive2, derive3, derive5, entered, type Derived } from '../derived';
import type { House, SurfaceLoad } from '../house';
import { flowsThrough, heatingLoad } from '../envelope/rules';
import type { Window } from '../schema/inputs';
import { isBuffer, isConditioned, isExterior } from '../schema/locations';
import { exteriorCoefficient, interiorShadingCoefficient, overhangOf, shadedPart, solarScreenOf } from './shading';
import { atMoment, columnAt, directionOf, type ByMoment, type Direction, type SolarFactors } from './solarFactors';

/** Glass with its curve over the hours of `HOURS`; without curve where no sun falls. */
export type GlassLoad = SurfaceLoad & { hourly: readonly Derived[] };

/** Windows and glass doors, by the wall that they are in. Manual J section 3 and Appendix 11. */
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

/** The load of a pane that is entered at `path`. */
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

  return hoursOf({
    peak,
    northernPeak,
    direct,
    north,
    gain,
    conduction,
    area,
    passes,
    shaded,
    differences: sun.temperatureDifference,
  });
}

/** What a pane's load at each moment is made of; `passes` behind solar screens, `shaded` under an overhang. */
type Pane = {
  peak: Derived;
  northernPeak: Derived;
  direct: ByMoment;
  north: ByMoment;
  gain: Derived;
  conduction: Derived;
  area: Derived;
  passes: Derived | undefined;
  shaded: readonly Derived[] | undefined;
  differences: ByMoment;
};

/** A plain loop with its formulas in place, which engines compile to one piece: panes are a quarter of what a house takes. */
function hoursOf(pane: Pane): ByMoment {
  const { peak, northernPeak, direct, north, gain, conduction, area, passes, shaded, differences } = pane;
  const loads: Derived[] = [];
  for (let moment = 0; moment < direct.length; moment += 1) {
    const difference = atMoment(differences, moment);
    let multiplier = derive5(
      HTM,
      peak,
      atMoment(direct, moment),
      gain,
      conduction,
      difference,
      (factor, load, through, conducts, warmth) => factor * load * through + conducts * warmth,
    );
    if (passes || shaded) {
      const full = derive5(
        NORTH,
        northernPeak,
        atMoment(north, moment),
        gain,
        conduction,
        difference,
        (factor, load, through, conducts, warmth) => factor * load * through + conducts * warmth,
      );
      if (passes)
        multiplier = derive3(SCREENED, multiplier, full, passes, (lit, shade, part) => (lit - shade) * part + shade);
      else if (shaded)
        multiplier = derive3(
          PARTLY,
          atMoment(shaded, columnAt(moment)),
          full,
          multiplier,
          (part, shade, lit) => part * shade + (1 - part) * lit,
        );
    }
    loads.push(derive2(LOAD, multiplier, area, (htm, ft2) => htm * ft2));
  }
  return loads;
}
