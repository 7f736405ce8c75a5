/** The streets that this device keeps are in the cache of this name. */
export const STREETS_CACHE = 'streets';
