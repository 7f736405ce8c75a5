import { derive3, type Derived } from '../derived';
import type { Design } from '../design';

const SENSIBLE = {
  unit: 'Btu/h',
  formula: '1.1 × altitude correction × flow × temperature difference',
  source: 'Manual J, section 5',
} as const;
const HEATING = { ...SENSIBLE, label: 'Heating load' } as const;
const COOLING = { ...SENSIBLE, label: 'Sensible cooling load' } as const;
const LATENT = {
  label: 'Latent cooling load',
  unit: 'Btu/h',
  formula: '0.68 × altitude correction × flow × grains difference',
  source: 'Manual J, page 8-7',
} as const;

const sensible = (acf: number, cfm: number, difference: number): number => 1.1 * acf * cfm * difference;

/** Returns the heat needed to warm a flow of outdoor air in cfm. */
export const airHeating = ({ altitude, htd }: Design, flow: Derived): Derived =>
  derive3(HEATING, altitude, flow, htd, sensible);
export const airCooling = ({ altitude, ctd }: Design, flow: Derived): Derived =>
  derive3(COOLING, altitude, flow, ctd, sensible);
/** Negative in dry air, which dries the house. */
export const airLatent = ({ altitude, grains }: Design, flow: Derived): Derived =>
  derive3(LATENT, altitude, flow, grains, (acf, cfm, dg) => 0.68 * acf * cfm * dg);
