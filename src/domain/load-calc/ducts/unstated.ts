import { assumed, constant, entered, enteredOr, type Derived } from '../derived';
import type { DuctFields, Duct, LoadInputs } from '../schema/inputs';
import { isConditioned } from '../schema/locations';

/** ASHRAE 152: duct surface by floor area if none was entered; for return ducts per return, up to five. */
export const SURFACE_SHARE = { supply: 0.27, return: 0.05 } as const;
const MOST_RETURNS = 5;
/** ASHRAE 152: for ducts both inside and outside the conditioned space, this share is outside. */
const OUTSIDE_SHARE = 0.75;
/** The book's leakage classes, cfm per ft² of duct at 25 Pa. */
export const LEAKAGE_RATE = {
  sealed: { supply: 0.12, return: 0.24 },
  notSealed: { supply: 0.35, return: 0.7 },
} as const;

/** Returns the number of return grilles that the return duct surface is based on. */
export const returnsOf = ({ building }: LoadInputs, { numberOfReturns }: DuctFields, path: string): Derived =>
  enteredOr(
    'Number of returns',
    numberOfReturns,
    '',
    `${path}.numberOfReturns`,
    Math.max(1, Math.ceil(building.conditionedFloors ?? building.conditionedFloorsAboveGrade ?? 1)),
    'one on each conditioned floor',
  );

/**
 * Returns a duct's surface as entered, or its share of the ASHRAE 152 default for the floor area. `ofType`: all supply or all return
 * ducts; `served`: the part of the house.
 */
export function surfaceOf(
  { building }: LoadInputs,
  duct: Duct,
  ofType: readonly Duct[],
  returns: Derived,
  served: Derived,
  path: string,
): Derived {
  const { type, surfaceAreaFt2, fractionArea } = duct;
  if (surfaceAreaFt2 !== undefined)
    return entered(`Surface of the ${type} duct`, surfaceAreaFt2, 'ft²', `${path}.surfaceAreaFt2`);
  const part = fractionArea ?? openPart(duct, ofType);
  const share = type === 'supply' ? SURFACE_SHARE.supply : SURFACE_SHARE.return * Math.min(returns.value, MOST_RETURNS);
  return assumed(
    `Surface of the ${type} duct`,
    share * building.conditionedFloorAreaFt2 * served.value * part,
    'ft²',
    [
      `${rounded(share)} of the floor area after ASHRAE 152`,
      ...(served.value === 1 ? [] : [`for ${rounded(served.value * 100)}% of the house`]),
      ...(type === 'return' ? [`${rounded(returns.value)} ${returns.value === 1 ? 'return' : 'returns'}`] : []),
      ...(part === 1 ? [] : [`${rounded(part * 100)}% of the ${type} ducts`]),
    ].join(', '),
    `${path}.surfaceAreaFt2`,
    [
      entered('Conditioned floor area', building.conditionedFloorAreaFt2, 'ft²', 'building.conditionedFloorAreaFt2'),
      ...(type === 'return' ? [returns] : []),
      ...(served.value === 1 ? [] : [served]),
    ],
  );
}

/** Returns an equal share of what the stated shares leave; three quarters of it go to those outside if there are both. */
function openPart(duct: Duct, ofType: readonly Duct[]): number {
  const stated = ofType.reduce((sum, each) => sum + (each.fractionArea ?? 0), 0);
  const left = Math.max(0, 1 - stated);
  const open = ofType.filter((each) => each.fractionArea === undefined);
  const alike = open.filter((each) => isConditioned(each.location) === isConditioned(duct.location)).length;
  if (alike === open.length) return left / open.length;
  return (left * (isConditioned(duct.location) ? 1 - OUTSIDE_SHARE : OUTSIDE_SHARE)) / alike;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** Returns leakage to outside as entered; otherwise that of sealed ducts by their surface outside, as the book assumes. */
export const leakageOf = (
  { leakageCfm25ToOutside, leakageFractionToOutside }: DuctFields,
  what: Duct['type'],
  area: Derived,
  path: string,
): Derived => {
  const label = `Leakage of the ${what} ducts`;
  const [value, field] = [leakageCfm25ToOutside?.[what], `${path}.leakageCfm25ToOutside.${what}`];
  if (value !== undefined) return entered(label, value, 'cfm', field);
  if (leakageFractionToOutside?.[what] !== undefined)
    return constant(label, 0, 'cfm', 'it was entered as a part of the air flow');
  return assumed(
    label,
    LEAKAGE_RATE.sealed[what] * area.value,
    'cfm',
    area.value === 0
      ? 'all of them are in the conditioned space'
      : 'sealed ducts, the book’s default, by their surface outside the conditioned space',
    field,
    [area],
  );
};

/** Returns leakage as a share of the air flow; 0 unless it was entered. */
export function leakageShareOf({ leakageFractionToOutside }: DuctFields, what: Duct['type'], path: string): Derived {
  const label = `Part of the air that leaks from the ${what} ducts`;
  const value = leakageFractionToOutside?.[what];
  return value === undefined
    ? constant(label, 0, '', 'the leakage is a flow')
    : entered(label, value, '', `${path}.leakageFractionToOutside.${what}`);
}
