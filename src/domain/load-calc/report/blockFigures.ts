import { derive2, type Derived } from '../derived';
import type { BlockLoads, LatentComponent, SensibleComponent } from '../result';
import { HEATING_COMPONENTS, LATENT_COMPONENTS, SENSIBLE_COMPONENTS } from '../result';
import type { HeatingComponent } from '../house';

export type Component = HeatingComponent | SensibleComponent | LatentComponent;

const COMPONENT_LABELS: Readonly<Record<Component, string>> = {
  windows: 'Windows',
  skylights: 'Skylights',
  doors: 'Doors',
  walls: 'Walls',
  roofs: 'Roofs',
  floors: 'Floors',
  slabs: 'Slabs',
  ceilings: 'Ceilings',
  infiltration: 'Infiltration',
  ventilation: 'Ventilation',
  internalGains: 'People and appliances',
  ducts: 'Ducts',
  piping: 'Pipes',
  blowerHeat: 'Blower',
  aedExcursion: 'Glass peak (AED excursion)',
};

/** Walk-through order of a house: envelope, air, interior, system. */
const ORDER: readonly Component[] = [
  'windows',
  'aedExcursion',
  'skylights',
  'doors',
  'walls',
  'roofs',
  'ceilings',
  'floors',
  'slabs',
  'infiltration',
  'ventilation',
  'internalGains',
  'ducts',
  'piping',
  'blowerHeat',
];

/** One component's contribution; undefined = the component has no such part. */
export type ComponentRow = {
  component: Component;
  label: string;
  heating: Derived | undefined;
  sensible: Derived | undefined;
  latent: Derived | undefined;
};

const partOf = <C extends string>(
  components: Readonly<Record<C, Derived>>,
  known: readonly C[],
  component: string,
): Derived | undefined => {
  const found = known.find((each) => each === component);
  return found === undefined ? undefined : components[found];
};

/** Returns the components of the house; those that are 0 everywhere are left out. */
export function componentRows({ heating, coolingSensible, coolingLatent }: BlockLoads): ComponentRow[] {
  return ORDER.map((component) => ({
    component,
    label: COMPONENT_LABELS[component],
    heating: partOf(heating, HEATING_COMPONENTS, component),
    sensible: partOf(coolingSensible, SENSIBLE_COMPONENTS, component),
    latent: partOf(coolingLatent, LATENT_COMPONENTS, component),
  })).filter(({ heating: h, sensible: s, latent: l }) =>
    [h, s, l].some((part) => part !== undefined && part.value !== 0),
  );
}

const COOLING = {
  label: 'Cooling load',
  unit: 'Btu/h',
  formula: 'sensible load + latent load, which is not below 0',
  source: 'Manual J, Form J1',
} as const;

/** Returns the load of the cooling equipment, sensible plus latent. */
export const coolingLoad = ({ coolingSensible, coolingLatent }: BlockLoads): Derived =>
  derive2(COOLING, coolingSensible.total, coolingLatent.total, (sensible, latent) => sensible + Math.max(0, latent));

const BTUH_PER_TON = 12_000;

/** `2.3 tons`: how cooling equipment is sold in US units. */
export const tonsText = (coolingBtuh: number): string => `${(coolingBtuh / BTUH_PER_TON).toFixed(2)} tons`;
