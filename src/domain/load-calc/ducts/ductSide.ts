import { derive, derive1, derive2, constant, entered, enteredOr, type Derived } from '../derived';
import type { House } from '../house';
import { interpolate } from '@/domain/calculation/interpolate';
import type { Duct } from '../schema/inputs';
import { isBuffer, isConditioned, type DuctLocation } from '../schema/locations';
import { groundTemperatures } from '../spaces/ground';
import { regainOf } from './regain';
import type { DuctSystem } from './systems';
import { leakageOf, leakageShareOf, returnsOf, surfaceOf } from './unstated';

type Season = 'heating' | 'cooling';

/** The supply or return ducts outside the conditioned space, combined. */
export type DuctSide = {
  area: Derived;
  r: Derived;
  /** Temperature of the air around them. */
  temperature: Derived;
  regain: Derived;
  leakage: Derived;
  /** Leaking share of the air flow, in addition to `leakage`. */
  leakageShare: Derived;
};

const DEFAULT_R = 8;
/** A bare metal duct with its air films. */
const LEAST_R = 1.7;

const MEAN = { formula: 'mean of the ducts by surface', source: 'ASHRAE 152' } as const;

/**
 * Combines ducts: surfaces add up; R-value, temperature and regain are means by surface. Without surface there is only leakage, at
 * outdoor temperature.
 */
export function ductSide(
  house: House,
  { fields: system, path, heat, cool }: DuctSystem,
  what: Duct['type'],
  season: Season,
): DuctSide {
  const served = heat.value > 0 ? heat : cool;
  const ducts = (system.ducts ?? []).map((duct, index) => ({ duct, path: `${path}.ducts.${index}` }));
  const ofType = ducts.filter(({ duct }) => duct.type === what);
  const outside = ofType.filter(({ duct }) => !isConditioned(duct.location));
  const returns = returnsOf(house.inputs, system, path);
  const surfaces = outside.map(({ duct, path: at }) =>
    surfaceOf(
      house.inputs,
      duct,
      ofType.map((each) => each.duct),
      returns,
      served,
      at,
    ),
  );
  const area = derive(
    { label: `Surface of the ${what} ducts outside`, unit: 'ft²', formula: 'sum of the ducts', source: '' },
    surfaces,
    (each) => each.reduce((sum, one) => sum + one, 0),
  );
  const leakage = leakageOf(system, what, area, path);
  const leakageShare = leakageShareOf(system, what, path);
  if (area.value === 0) {
    return {
      area,
      leakage,
      leakageShare,
      r: constant(`R-value of the ${what} ducts`, DEFAULT_R, 'R', 'no surface is outside'),
      temperature: house.design[season === 'heating' ? 'outdoorHeating' : 'outdoorCooling'],
      regain: constant(`Regain of the ${what} ducts`, 0, '', 'no surface is outside'),
    };
  }
  const mean = (
    label: string,
    unit: '' | '°F' | 'R',
    of: (duct: Duct, at: string) => Derived,
    formula: string = MEAN.formula,
    through: (value: number) => number = (value) => value,
    back: (value: number) => number = (value) => value,
  ): Derived =>
    derive(
      { ...MEAN, label, unit, formula },
      [...outside.map(({ duct, path: at }) => of(duct, at)), ...surfaces],
      (values) => {
        const [each, weights] = [values.slice(0, outside.length), values.slice(outside.length)];
        const all = weights.reduce((sum, weight) => sum + weight, 0);
        return back(each.reduce((sum, value, index) => sum + (through(value) * (weights[index] ?? 0)) / all, 0));
      },
    );
  return {
    area,
    leakage,
    leakageShare,
    r: mean(
      `R-value of the ${what} ducts`,
      'R',
      rOf,
      'sum of the surfaces ÷ sum of surface ÷ R-value, which is not below 1.7 as of bare metal',
      (r) => 1 / Math.max(r, LEAST_R),
      (u) => 1 / u,
    ),
    temperature: mean(`Temperature around the ${what} ducts`, '°F', ({ location }) =>
      temperatureAt(house, location, season),
    ),
    regain: mean(`Regain of the ${what} ducts`, '', ({ location }) => regainOf(house, location)),
  };
}

const EFFECTIVE = {
  label: 'Effective R-value of the duct',
  unit: 'R',
  source: 'Palmiter and Kruse, ducts in air',
} as const;
/**
 * Nominal and effective R of ducts of which a quarter is rectangular, as is typical for supply ducts; around a pipe, thicker insulation
 * is proportionally less effective.
 */
const MIXED_NOMINAL = [0, 4, 4.2, 6, 8];
const MIXED_EFFECTIVE = [LEAST_R, 4.38, 4.53, 5.73, 6.94];

const RECTANGULAR_SHARE = 0.25;
const mixedR = (r: number): number => interpolate(MIXED_NOMINAL, MIXED_EFFECTIVE, r);
const rectangularR = (r: number): number => (r === 0 ? LEAST_R : r + 1);
/** Returns the mixed value without its rectangular quarter. */
const roundR = (r: number): number =>
  r === 0 ? LEAST_R : (mixedR(r) - RECTANGULAR_SHARE * rectangularR(r)) / (1 - RECTANGULAR_SHARE);

/** Returns a duct's effective R: as entered, from its nominal one, or the book's default. */
function rOf({ type, insulationR, nominalInsulationR, shape }: Duct, path: string): Derived {
  if (insulationR !== undefined || nominalInsulationR === undefined)
    return enteredOr(
      `R-value of the ${type} duct`,
      insulationR,
      'R',
      `${path}.insulationR`,
      DEFAULT_R,
      'the book’s default for sealed ducts',
    );
  const nominal = entered('Nominal R-value of the duct', nominalInsulationR, 'R', `${path}.nominalInsulationR`);
  if (shape === 'round' || shape === 'oval')
    return derive1(
      { ...EFFECTIVE, formula: '(the mixed one − 0.25 × the rectangular one) ÷ 0.75, 1.7 when it is bare' },
      nominal,
      roundR,
    );
  return type === 'supply' && shape === undefined
    ? derive1(
        { ...EFFECTIVE, formula: 'from the nominal one, along straight lines between R-4, 6 and 8' },
        nominal,
        mixedR,
      )
    : derive1(
        { ...EFFECTIVE, formula: 'nominal one + 1 for the air films, 1.7 when it is bare' },
        nominal,
        rectangularR,
      );
}

const IN_WALL = {
  label: 'Temperature in the wall',
  unit: '°F',
  formula: 'middle of indoor and outdoor temperature',
  source: 'Manual J, buffer spaces',
} as const;

function temperatureAt({ inputs, design, temperatureOf }: House, location: DuctLocation, season: Season): Derived {
  const [indoor, outdoor] =
    season === 'heating'
      ? [design.indoorHeating, design.outdoorHeating]
      : [design.indoorCooling, design.outdoorCooling];
  if (isBuffer(location)) return temperatureOf(location)[season];
  if (location === 'exterior wall')
    return derive2(IN_WALL, indoor, outdoor, (inside, outside) => (inside + outside) / 2);
  if (location === 'under slab' || location === 'ground') return groundTemperatures(inputs, design)[season];
  // The belly of a manufactured home is warmed by its duct losses: the regain counts that (ASHRAE 152 background).
  return location === 'other housing unit' || location === 'manufactured home belly' ? indoor : outdoor;
}

/** The six numbers of a side, in the order used by the formulas. */
export const partsOfSide = ({ area, r, temperature, regain, leakage, leakageShare }: DuctSide) =>
  [area, r, temperature, regain, leakage, leakageShare] as const;
