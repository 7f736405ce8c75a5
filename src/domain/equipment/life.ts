import { REFRIGERANT_NAMES } from '../diagnostics/refrigerant/names';
import type { EquipmentType } from './schema';

/** Source of a figure about equipment. `isChecked`: read there on `asOf`; otherwise secondhand and yet to be verified. */
type Source = { title: string; asOf: string; isChecked: boolean };

const ASHRAE: Source = {
  title: 'ASHRAE Handbook, HVAC Applications, Owning and Operating Costs: median service life',
  asOf: '2026-11-29',
  isChecked: false,
};
const NAHB: Source = {
  title: 'NAHB, Study of Life Expectancy of Home Components, 2007',
  asOf: '2026-11-29',
  isChecked: false,
};

type ExpectedLife = { years: number; source: Source };

/** Expected service life in years, for the types that a source covers. A customer’s unit may last longer. */
export const EXPECTED_LIFE: Readonly<Partial<Record<EquipmentType, ExpectedLife>>> = {
  'air-conditioner': { years: 15, source: ASHRAE },
  'heat-pump': { years: 15, source: ASHRAE },
  'mini-split': { years: 15, source: ASHRAE },
  'package-unit': { years: 15, source: ASHRAE },
  furnace: { years: 18, source: ASHRAE },
  'air-handler': { years: 20, source: ASHRAE },
  boiler: { years: 25, source: ASHRAE },
  'sump-pump': { years: 10, source: ASHRAE },
  'water-heater': { years: 10, source: NAHB },
  'tankless-water-heater': { years: 20, source: NAHB },
};

/** The sources of the expected lives, without duplicates. */
export const LIFE_SOURCES: readonly Source[] = [ASHRAE, NAHB];

/** A refrigerant that may no longer be produced or imported in the United States. */
type PhasedOut = { name: string; since: string; source: Source };

const HCFC: Source = { title: '40 CFR 82.16 and an EPA fact sheet', asOf: '2026-11-29', isChecked: true };
const CFC: Source = { title: '40 CFR 82.4', asOf: '2026-11-29', isChecked: false };

export const PHASED_OUT: readonly PhasedOut[] = [
  { name: 'R-22', since: '2020-01-01', source: HCFC },
  { name: 'R-11', since: '1996-01-01', source: CFC },
  { name: 'R-12', since: '1996-01-01', source: CFC },
  { name: 'R-502', since: '1996-01-01', source: CFC },
];

/** Types of units that contain refrigerant. */
export const COOLING_TYPES: readonly EquipmentType[] = ['air-conditioner', 'heat-pump', 'mini-split', 'package-unit'];

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replace(/^(?:hcfc|cfc|hfc|hfo|freon|r)(?=\d)/, '');

const NAMES: readonly string[] = [...REFRIGERANT_NAMES, ...PHASED_OUT.map(({ name }) => name)];

/** Returns a refrigerant's usual name, however it was typed: `r22`, `HCFC-22` and `R 22` are R-22. Unknown names stay unchanged. */
export const refrigerantName = (text: string): string =>
  NAMES.find((name) => keyOf(name) === keyOf(text)) ?? text.trim();

/** Returns since when a refrigerant may no longer be made or imported; null if it still may. */
export const phasedOut = (name: string): PhasedOut | null => PHASED_OUT.find((one) => one.name === name) ?? null;
