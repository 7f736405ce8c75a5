// Names only: record schemas use them and load before any page; the tables load with a page that calculates.

/** The refrigerants of `tables/refrigerants.json`. */
export const REFRIGERANT_NAMES = [
  'R-410A',
  'R-32',
  'R-454B',
  'R-22',
  'R-134a',
  'R-407C',
  'R-404A',
  'R-290',
  'R-1234yf',
] as const;
export type RefrigerantName = (typeof REFRIGERANT_NAMES)[number];

/** Sub-sectors in the leak rules. */
export const LEAK_CATEGORIES = [
  'comfort-cooling',
  'commercial-refrigeration',
  'industrial-process',
  'refrigerated-transport',
  'other',
] as const;
export type LeakCategory = (typeof LEAK_CATEGORIES)[number];
