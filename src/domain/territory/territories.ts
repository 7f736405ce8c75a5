import { zipInAddress } from '../load-calc/climate/zipPlaces';
import type { Territory } from './schema';

/** Looks up the territory of an address; undefined outside all of them. */
export type TerritoryAt = (address: string) => Territory | undefined;

/** Indexes each territory's ZIP codes once. A code in two territories belongs to the first by name. */
export function territoriesByZip<T extends Territory>(territories: readonly T[]): (address: string) => T | undefined {
  const byZip = new Map<string, T>();
  const current = territories.filter(({ isArchived }) => !isArchived);
  for (const territory of current.toSorted((a, b) => a.name.localeCompare(b.name)))
    for (const zip of territory.postalCodes) if (!byZip.has(zip)) byZip.set(zip, territory);
  return byZip.size === 0 ? () => undefined : (address) => byZip.get(zipInAddress(address));
}

const LONGEST_RANGE = 100;

/** Parses typed ZIP codes, sorted and without duplicates (`28801, 28803-28806`), along with anything that isn't one. */
export function readPostalCodes(text: string): { postalCodes: string[]; faults: string[] } {
  const found = new Set<string>();
  const faults: string[] = [];
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    const [, from = '', to = from] = /^(\d{5})(?:[-–](\d{5}))?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to || from)];
    if (from === '' || last < first || last - first >= LONGEST_RANGE) faults.push(part);
    else for (let zip = first; zip <= last; zip += 1) found.add(String(zip).padStart(5, '0'));
  }
  return { postalCodes: [...found].toSorted(), faults };
}

/** Formats ZIP codes for display and input, with consecutive ones as a range. */
export function postalCodesText(postalCodes: readonly string[]): string {
  const ranges: [from: string, to: string][] = [];
  for (const zip of [...postalCodes].toSorted()) {
    const last = ranges.at(-1);
    if (last && Number(zip) === Number(last[1]) + 1) last[1] = zip;
    else ranges.push([zip, zip]);
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(', ');
}
