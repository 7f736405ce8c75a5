import { checkDesign } from '@/domain/load-calc/check/checkDesign';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { designSchema, siteSchema } from '@/domain/load-calc/schema/site';

/** Parts of a house's record supplied by the climate station. */
export type Climate = Pick<LoadInputs, 'site' | 'design'>;

export type DesignName =
  | 'latitudeDeg'
  | 'elevationFt'
  | 'outdoorHeatingF'
  | 'outdoorCoolingF'
  | 'indoorHeatingF'
  | 'indoorCoolingF'
  | 'indoorRelativeHumidity'
  | 'dailyRangeF'
  | 'outdoorWetBulbF'
  | 'grainsDifference';
/** In form order. */
export const DESIGN_NAMES: readonly DesignName[] = [
  'outdoorHeatingF',
  'outdoorCoolingF',
  'dailyRangeF',
  'outdoorWetBulbF',
  'grainsDifference',
  'indoorHeatingF',
  'indoorCoolingF',
  'indoorRelativeHumidity',
  'latitudeDeg',
  'elevationFt',
];
export const isOfSite = (name: string): boolean => name in siteSchema.shape;

export const schemaOf = (name: DesignName) => ({ ...siteSchema.shape, ...designSchema.shape })[name];
export const valueOf = ({ site, design }: Climate, name: DesignName): number | undefined =>
  ({ ...site, ...design })[name];

/** Returns the climate with a changed value; `undefined` removes the field. */
export function withValue({ site, design }: Climate, name: DesignName | 'dailyRangeClass', value: unknown): Climate {
  const put = <T extends object>(part: T): T =>
    Object.fromEntries(Object.entries({ ...part, [name]: value }).filter(([, entry]) => entry !== undefined)) as T;
  return isOfSite(name) ? { site: put(site), design } : { site, design: put(design) };
}

/** Returns why a climate can't be used in a calculation; '' if it can. */
export function climateProblem({ site, design }: Climate): string {
  const refused = siteSchema.safeParse(site).error ?? designSchema.safeParse(design).error;
  if (refused) return refused.issues[0]?.message ?? 'Not valid';
  return checkDesign({ site, design }).find(({ severity }) => severity === 'error')?.message ?? '';
}

/** Whether the calculation accepts site and design conditions. */
export const isClimate = (climate: Climate): boolean => climateProblem(climate) === '';
