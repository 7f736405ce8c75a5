/** Computes a 53-bit hash using two rounds of multiplication (cyrb53): fast, uniform, and the same on every device. */
function hash53(text: string, seed: number): number {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** Computes a 106-bit hash as 22 letters and digits: wide enough that no two of a million rows collide by chance. */
export function contentHash(text: string): string {
  return [1, 2].map((seed) => hash53(text, seed).toString(36).padStart(11, '0')).join('');
}

/**
 * Returns the ID of the customer created from a row. The same row gives the same ID on every device and every time, so that a second
 * import finds the customer from the first. `occurrence` (from 1) tells equal rows in one file apart.
 */
export function importedCustomerId(
  preset: string,
  externalId: string,
  cells: readonly string[],
  occurrence = 1,
): string {
  const key = externalId === '' ? `import:row:${contentOf(cells)}` : `import:${preset}:${externalId}`;
  return `imp${contentHash(occurrence === 1 ? key : `${key}#${occurrence}`)}`;
}

/** Returns a row's text, ignoring case, blanks and empty trailing cells. No cell can contain the separator. */
function contentOf(cells: readonly string[]): string {
  const tidy = cells.map((cell) => cell.replace(/\s+/g, ' ').trim().toLowerCase());
  return tidy.slice(0, tidy.findLastIndex((cell) => cell !== '') + 1).join('\n');
}

/** Returns the ID of an imported unit of this property. `place`: its index among equal units there, from 0. */
export const importedUnitId = (propertyId: string, unit: object, place: number): string =>
  `imp${contentHash(`${propertyId}|${JSON.stringify(unit)}|${place}`)}`;

/** Returns the ID of an imported property of this customer. */
export const importedPropertyId = (customerId: string, address: string): string =>
  `${customerId}p${contentHash(address.replace(/\s+/g, ' ').trim().toLowerCase())}`;
