export const COMPRESSORS = ['single stage', 'two stage', 'variable speed'] as const;
export type Compressor = (typeof COMPRESSORS)[number];

/** The allowed range of a capacity, as shares of its load, with the source. */
export type ShareOfLoad = {
  least: number;
  /** Undefined = no upper limit was found. */
  most: number | undefined;
  source: string;
};

/** Electric heat by its load, Btu/h: a small one may be met with one heater of this size, a larger one by shares. */
export type HeaterLimits = {
  smallLoadBtuh: number;
  smallHeaterBtuh: number;
  share: ShareOfLoad;
  emergencyShare: number;
};

/** Conditions for sizing a variable-speed heat pump for heating: its output at its minimum, as shares of the loads. */
export type HeatingSized = {
  coolingMinimum: number;
  heatingMinimum: number;
  latentMinimum: number;
  heating: number;
  source: string;
};

/** Limits of one edition of Manual S, as data: the next edition is another object. */
export type SizingLimits = {
  /** Printed next to every finding. */
  edition: string;
  /** Total cooling of air conditioners, ducted or not, at the design conditions. */
  cooling: Readonly<Record<Compressor, ShareOfLoad>>;
  /** The same for heat pumps: air, ground or water source. */
  heatPumpCooling: Readonly<Record<Compressor, ShareOfLoad>>;
  sensible: Readonly<Record<Compressor, ShareOfLoad>>;
  latent: ShareOfLoad;
  /** The most a single stage may have for a small cooling load, Btu/h and share; missing = no exception. */
  smallCooling?: { upToBtuh: number; most: number; source: string };
  /** Amount by which a single stage may exceed the load if hardly anything is latent, Btu/h; missing = not at all. */
  dryExtraBtuh?: { extra: number; source: string };
  /** Missing = heat pumps are sized for cooling. */
  heatingSized?: HeatingSized;
  /**
   * Amount by which heat pumps may exceed the cooling load if hardly anything is latent and winters are long, Btu/h; 0
   * = not at all.
   */
  coldClimateExtraBtuh: number;
  furnace: ShareOfLoad;
  boiler: ShareOfLoad;
  /** Electric furnaces, baseboards, and coils that heat alone. */
  electricHeat: ShareOfLoad;
  /** For electric heat and a heat pump's backup; missing = `electricHeat`, and the backup up to the whole load. */
  heaters?: HeaterLimits;
};

const REFERENCE = 'Manual S 2014 as in OpenStudio-HPXML, hvac_sizing.rb';
const FUEL = 'California Energy Code 150.0(h), ENERGY STAR, ACCA public pages';
const NOT_BELOW = 'not below the load; no upper limit was found in public material';

const anyStage = (share: ShareOfLoad): SizingLimits['cooling'] => ({
  'single stage': share,
  'two stage': share,
  'variable speed': share,
});

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
  sensible: anyStage({ least: 0.9, most: undefined, source: REFERENCE }),
  latent: { least: 1, most: undefined, source: REFERENCE },
  coldClimateExtraBtuh: 15_000,
  furnace: { least: 1, most: 1.4, source: FUEL },
  boiler: { least: 1, most: 1.4, source: FUEL },
  electricHeat: { least: 1, most: undefined, source: NOT_BELOW },
};

const PAGES_2004 = 'first edition as reported in public pages of trainers and ENERGY STAR';
/** First edition: one limit whatever the stages; older codes still refer to it. */
export const MANUAL_S_2004: SizingLimits = {
  edition: 'Manual S, 2004',
  cooling: anyStage({ least: 0.95, most: 1.15, source: PAGES_2004 }),
  heatPumpCooling: anyStage({ least: 0.95, most: 1.25, source: PAGES_2004 }),
  sensible: anyStage({ least: 1, most: undefined, source: NOT_BELOW }),
  latent: { least: 1, most: undefined, source: NOT_BELOW },
  coldClimateExtraBtuh: 0,
  furnace: { least: 1, most: 1.4, source: PAGES_2004 },
  boiler: { least: 1, most: 1.4, source: PAGES_2004 },
  electricHeat: { least: 1, most: undefined, source: NOT_BELOW },
};

const DRAFT_2023 =
  'third edition as in ACCA’s draft of addendum c, March 2025, read in a public transcript, not compared with the book';
const COOLING_2023: SizingLimits['cooling'] = {
  'single stage': { least: 0.9, most: 1.15, source: DRAFT_2023 },
  'two stage': { least: 0.9, most: 1.25, source: DRAFT_2023 },
  'variable speed': { least: 0.9, most: 1.3, source: DRAFT_2023 },
};
const BTUH_PER_KW = 3412;

/**
 * Third edition, ANSI/ACCA 3 Manual S-2023. Its book isn't public. The numbers are those of ACCA's public review draft of addendum c
 * (Manual_S_Addendum_C_03062025.pdf), transcribed with their meaning in a public repository; the draft's deletions couldn't be
 * distinguished from its additions. The same heat pump limits are in ACCA's article "Correctly Sizing Variable-Capacity Heat Pump
 * Equipment". Furnaces and boilers weren't read.
 */
export const MANUAL_S_2023: SizingLimits = {
  edition: 'Manual S, 2023',
  cooling: COOLING_2023,
  heatPumpCooling: COOLING_2023,
  sensible: {
    ...anyStage({ least: 0.9, most: undefined, source: DRAFT_2023 }),
    'variable speed': { least: 0, most: undefined, source: `${DRAFT_2023}; it asks for the total and the latent load` },
  },
  latent: { least: 1, most: undefined, source: DRAFT_2023 },
  smallCooling: { upToBtuh: 24_000, most: 1.2, source: DRAFT_2023 },
  dryExtraBtuh: { extra: 6000, source: DRAFT_2023 },
  coldClimateExtraBtuh: 0,
  heatingSized: {
    coolingMinimum: 0.8,
    heatingMinimum: 0.8,
    latentMinimum: 1,
    heating: 1,
    source: `${DRAFT_2023}; a variable-speed heat pump sized for heating`,
  },
  furnace: { least: 1, most: 1.4, source: `second edition, as the third was not read: ${FUEL}` },
  boiler: { least: 1, most: 1.4, source: `second edition, as the third was not read: ${FUEL}` },
  electricHeat: { least: 0.95, most: 1.75, source: DRAFT_2023 },
  heaters: {
    smallLoadBtuh: 15_000,
    smallHeaterBtuh: 5 * BTUH_PER_KW,
    share: { least: 0.95, most: 1.75, source: DRAFT_2023 },
    emergencyShare: 0.85,
  },
};

export const SIZING_EDITIONS: readonly SizingLimits[] = [MANUAL_S_2014, MANUAL_S_2004, MANUAL_S_2023];

/** The years of the editions, as stored with equipment. */
export const SIZING_YEARS = ['2014', '2004', '2023'] as const;
export type SizingYear = (typeof SIZING_YEARS)[number];
const BY_YEAR: Readonly<Record<SizingYear, SizingLimits>> = {
  '2014': MANUAL_S_2014,
  '2004': MANUAL_S_2004,
  '2023': MANUAL_S_2023,
};
/** Returns the limits of an edition. */
export const sizingLimitsOf = (year: SizingYear): SizingLimits => BY_YEAR[year];
