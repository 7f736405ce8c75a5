import { zipInAddress } from '../load-calc/climate/zipPlaces';
import type { Territory } from './schema';

/** Looks up whose area an address is in; undefined outside of all. */
export type TerritoryAt = (address: string) => Territory | undefined;

/** Reads each territory's ZIP codes once. A code that two of them have belongs to the first by name. */
export function territoriesByZip<T extends Territory>(territories: readonly T[]): (address: string) => T | undefined {
  const byZip = new Map<string, T>();
  const current = territories.filter(({ isArchived }) => !isArchived);
  for (const territory of current.toSorted((a, b) => a.name.localeCompare(b.name)))
    for (const zip of territory.postalCodes) if (!byZip.has(zip)) byZip.set(zip, territory);
  return byZip.size === 0 ? () => undefined : (address) => byZip.get(zipInAddress(address));
}

const LONGEST_RANGE = 100;

/** ZIP codes as somebody types them, in order and once each: `28801, 28803-28806`; and what of it is none. */
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

/** ZIP codes as they are shown and typed: neighbors as a range. */
export function postalCodesText(postalCodes: readonly string[]): string {
  const ranges: [from: string, to: string][] = [];
  for (const zip of [...postalCodes].toSorted()) {
    const last = ranges.at(-1);
    if (last && Number(zip) === Number(last[1]) + 1) last[1] = zip;
    else ranges.push([zip, zip]);
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(', ');
}
