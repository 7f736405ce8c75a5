export const COMPRESSORS = ['single stage', 'two stage', 'variable speed'] as const;
export type Compressor = (typeof COMPRESSORS)[number];

/** What a capacity may be, as shares of its load, and where the numbers were read. */
export type ShareOfLoad = {
  least: number;
  /** Undefined = no upper limit was found. */
  most: number | undefined;
  source: string;
};

/** Limits of one edition of Manual S, as data: the next edition is another object. */
export type SizingLimits = {
  /** Printed next to every finding. */
  edition: string;
  /** Total cooling of air conditioners, ducted or not, at the design conditions. */
  cooling: Readonly<Record<Compressor, ShareOfLoad>>;
  /** The same of heat pumps, from air, ground or water. */
  heatPumpCooling: Readonly<Record<Compressor, ShareOfLoad>>;
  sensible: ShareOfLoad;
  latent: ShareOfLoad;
  /** Heat pumps where hardly anything is latent and winters are long may exceed the cooling load by this, Btu/h; 0 = not. */
  coldClimateExtraBtuh: number;
  furnace: ShareOfLoad;
  boiler: ShareOfLoad;
  /** Electric furnaces, baseboards, and coils that heat alone. */
  electricHeat: ShareOfLoad;
};

const REFERENCE = 'Manual S 2014 as in OpenStudio-HPXML, hvac_sizing.rb';
const FUEL = 'California Energy Code 150.0(h), ENERGY STAR, ACCA public pages';
const NOT_BELOW = 'not below the load; no upper limit was found in public material';

const COOLING_2014: SizingLimits['cooling'] = {
  'single stage': { least: 0.9, most: 1.15, source: REFERENCE },
  'two stage': { least: 0.9, most: 1.2, source: REFERENCE },
  'variable speed': { least: 0.9, most: 1.3, source: REFERENCE },
};

/** Second edition. Heat pumps have the limits of air conditioners; the cold dry climate is the exception. */
export const MANUAL_S_2014: SizingLimits = {
  edition: 'Manual S, 2014',
  cooling: COOLING_2014,
  heatPumpCooling: COOLING_2014,
  sensible: { least: 0.9, most: undefined, source: REFERENCE },
  latent: { least: 1, most: undefined, source: REFERENCE },
  coldClimateExtraBtuh: 15_000,
  furnace: { least: 1, most: 1.4, source: FUEL },
  boiler: { least: 1, most: 1.4, source: FUEL },
  electricHeat: { least: 1, most: undefined, source: NOT_BELOW },
};

const PAGES_2004 = 'first edition as reported in public pages of trainers and ENERGY STAR';
const anyStage = (share: ShareOfLoad): SizingLimits['cooling'] => ({
  'single stage': share,
  'two stage': share,
  'variable speed': share,
});

/** First edition: one limit whatever the stages; older codes still name it. */
export const MANUAL_S_2004: SizingLimits = {
  edition: 'Manual S, 2004',
  cooling: anyStage({ least: 0.95, most: 1.15, source: PAGES_2004 }),
  heatPumpCooling: anyStage({ least: 0.95, most: 1.25, source: PAGES_2004 }),
  sensible: { least: 1, most: undefined, source: NOT_BELOW },
  latent: { least: 1, most: undefined, source: NOT_BELOW },
  coldClimateExtraBtuh: 0,
  furnace: { least: 1, most: 1.4, source: PAGES_2004 },
  boiler: { least: 1, most: 1.4, source: PAGES_2004 },
  electricHeat: { least: 1, most: undefined, source: NOT_BELOW },
};

export const SIZING_EDITIONS: readonly SizingLimits[] = [MANUAL_S_2014, MANUAL_S_2004];
