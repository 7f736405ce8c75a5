import { collect } from '@/lib/collect';
import { derive, derive2, derive3, derive5, derive6, entered, enteredOr, looked, type Derived } from '../derived';
import type { House } from '../house';
import { heatingLoad } from '../envelope/rules';
import type { Roof, Skylight } from '../schema/inputs';
import { isConditioned } from '../schema/locations';
import { interiorShadingCoefficient } from './shading';
import { atMoment, directionOf, type ByMoment, type SolarFactors } from './solarFactors';
import { glassLoad, type GlassLoad } from './windows';

/** Calculates skylights above conditioned rooms, with curb and shaft. Manual J section 3, skylights. */
export function skylightLoads(house: House, sun: SolarFactors): GlassLoad[] {
  const roofs = new Map((house.inputs.roofs ?? []).map((roof, index) => [roof.id, { roof, index }]));
  const ceilings = new Map((house.inputs.ceilingsAndFloors ?? []).map((ceiling) => [ceiling.id, ceiling]));
  return collect(house.inputs.skylights, (skylight, index) => {
    const found = roofs.get(skylight.roof);
    const ceiling = skylight.ceiling === undefined ? undefined : ceilings.get(skylight.ceiling);
    const below = ceiling?.interiorAdjacentTo ?? found?.roof.interiorAdjacentTo;
    if (!found || below === undefined || !isConditioned(below)) return undefined;
    const path = `skylights.${index}`;
    const u = effectiveU(skylight, path);
    const area = entered('Area', skylight.areaFt2, 'ft²', `${path}.areaFt2`);
    const loads = coolingOf(skylight, path, slopeOf(found.roof, found.index), u, area, sun);
    return glassLoad(
      'skylights',
      path,
      { id: skylight.id, room: ceiling?.room ?? found.roof.room },
      { heating: heatingLoad(u, house.design.htd, area), cooling: loads[0] },
      loads.slice(1),
    );
  });
}

const U = {
  label: 'Effective U-factor',
  unit: 'Btu/(h·ft²·°F)',
  formula: 'U-factor + (curb area ÷ curb R + shaft area ÷ shaft R) ÷ area of the skylight',
  source: 'Manual J, skylights',
} as const;

function effectiveU({ areaFt2, uFactor, curbAreaFt2, curbR, shaftAreaFt2, shaftR }: Skylight, path: string): Derived {
  const glass = entered('U-factor', uFactor, 'Btu/(h·ft²·°F)', `${path}.uFactor`);
  const frames = [...sides('curb', curbAreaFt2, curbR, path), ...sides('shaft', shaftAreaFt2, shaftR, path)];
  return derive(
    U,
    [glass, ...frames],
    ([value, ...conductances]) => value + (areaFt2 === 0 ? 0 : conductances.reduce((sum, ua) => sum + ua, 0) / areaFt2),
  );
}

function sides(what: 'curb' | 'shaft', areaFt2: number | undefined, r: number | undefined, path: string): Derived[] {
  if (areaFt2 === undefined || r === undefined) return [];
  const parts = [
    entered(`Area of the ${what}`, areaFt2, 'ft²', `${path}.${what}AreaFt2`),
    entered(`R-value of the ${what}`, r, 'R', `${path}.${what}R`),
  ] as const;
  return [
    derive(
      { label: `Conductance of the ${what}`, unit: 'Btu/(h·°F)', formula: 'area ÷ R-value', source: '' },
      parts,
      ([ft2, value]) => ft2 / value,
    ),
  ];
}

/** Returns cosine and sine of the slope for the formula. */
function slopeOf(roof: Roof, index: number): { cosine: Derived; sine: Derived } {
  const pitch = enteredOr(
    'Pitch',
    roof.pitchInPer12,
    'in',
    `roofs.${index}.pitchInPer12`,
    6,
    'roofs rise about 6 in 12',
  );
  const angle = Math.atan(pitch.value / 12);
  return {
    cosine: looked('Cosine of the slope', Math.cos(angle), '', '', 'arc tangent of pitch ÷ 12', [pitch]),
    sine: looked('Sine of the slope', Math.sin(angle), '', '', 'arc tangent of pitch ÷ 12', [pitch]),
  };
}

const GAIN = {
  label: 'Sun through the glass',
  unit: '',
  formula: 'SHGC × interior shading ÷ 0.87',
  source: 'Manual J, section 3',
} as const;
const SHADED_GAIN = { ...GAIN, formula: 'SHGC × interior shading × exterior shading ÷ 0.87' } as const;
const SUN = {
  label: 'Sun on the slope',
  unit: 'Btu/(h·ft²)',
  formula: 'cosine × peak factor × load factor of horizontal glass + sine × peak factor × load factor of its direction',
  source: 'Manual J, skylights',
} as const;
const LOAD = {
  label: 'Sensible cooling load',
  unit: 'Btu/h',
  formula: '(sun on the slope × sun through the glass + effective U-factor × (temperature difference + 15)) × area',
  source: 'Manual J, skylights',
} as const;

function coolingOf(
  skylight: Skylight,
  path: string,
  { cosine, sine }: { cosine: Derived; sine: Derived },
  u: Derived,
  area: Derived,
  sun: SolarFactors,
): ByMoment {
  const interior =
    skylight.interiorShadingCoefficient === undefined
      ? interiorShadingCoefficient(skylight, path, false)
      : entered(
          'Interior shading coefficient',
          skylight.interiorShadingCoefficient,
          '',
          `${path}.interiorShadingCoefficient`,
        );
  const shgc = entered('SHGC', skylight.shgc, '', `${path}.shgc`);
  const { exteriorShadingCoefficient: outside } = skylight;
  const gain =
    outside === undefined
      ? derive2(GAIN, shgc, interior, (solar, inside) => (solar * inside) / 0.87)
      : derive3(
          SHADED_GAIN,
          shgc,
          interior,
          entered('Part of the sun that passes what stands outside', outside, '', `${path}.exteriorShadingCoefficient`),
          (solar, inside, passes) => (solar * inside * passes) / 0.87,
        );
  const isShaded = interior.value < 1;
  const direction = directionOf(skylight.azimuthDeg);
  const peakUp = sun.peak('horizontal');
  const loadsUp = sun.load('horizontal', isShaded);
  const peak = sun.peak(direction);
  return sun.load(direction, isShaded).map((load, moment) => {
    const onSlope = derive6(SUN, cosine, peakUp, atMoment(loadsUp, moment), sine, peak, load, sunOnSlope);
    return derive5(LOAD, onSlope, gain, u, atMoment(sun.temperatureDifference, moment), area, loadOf);
  });
}

// Separate functions, as each is called for every pane and hour.
const sunOnSlope = (cos: number, peakUp: number, loadUp: number, sin: number, peak: number, load: number): number =>
  cos * peakUp * loadUp + sin * peak * load;
const loadOf = (light: number, through: number, conducts: number, difference: number, ft2: number): number =>
  (light * through + conducts * (difference + 15)) * ft2;
