/** Heated and cooled spaces: surfaces between them carry no load. */
export const CONDITIONED = ['conditioned space', 'basement - conditioned', 'crawlspace - conditioned'] as const;

/** Adjacent spaces that have their own temperature. */
export const BUFFERS = [
  'attic - vented',
  'attic - unvented',
  'garage',
  'crawlspace - vented',
  'crawlspace - unvented',
  'basement - unconditioned',
  'other heated space',
  'other multifamily buffer space',
  'other non-freezing space',
] as const;

export const LOCATIONS = [...CONDITIONED, ...BUFFERS, 'outside', 'ground', 'other housing unit'] as const;
export const DUCT_LOCATIONS = [
  ...LOCATIONS,
  'exterior wall',
  'under slab',
  'roof deck',
  'manufactured home belly',
] as const;

export type Buffer = (typeof BUFFERS)[number];
export type Location = (typeof LOCATIONS)[number];
export type DuctLocation = (typeof DUCT_LOCATIONS)[number];

export const isConditioned = (location: DuctLocation): boolean => (CONDITIONED as readonly string[]).includes(location);
export const isBuffer = (location: DuctLocation): location is Buffer =>
  (BUFFERS as readonly string[]).includes(location);
/** Outdoor air or soil. */
export const isExterior = (location: DuctLocation): boolean => location === 'outside' || location === 'ground';
/** Floors over these depend on the wall insulation of the space below. */
export const isUnderFloorSpace = (location: DuctLocation): boolean =>
  location.startsWith('crawlspace') || location === 'basement - unconditioned';
