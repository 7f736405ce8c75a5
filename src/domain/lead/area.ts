import type { Address } from '../contact/schema';

/** From one five-digit code to another, inclusive. */
type ZipRange = { from: number; to: number };

/**
 * Parses a service area as typed: ZIP codes, prefixes (`282*`) and ranges (`28201-28210`), separated by anything else. `faults` are the
 * parts that are none of these.
 */
export function parseArea(typed: string): { ranges: ZipRange[]; faults: string[] } {
  const ranges: ZipRange[] = [];
  const faults: string[] = [];
  for (const part of typed
    .replaceAll(/\s*[-–]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter(Boolean)) {
    const range = rangeOf(part);
    if (range) ranges.push(range);
    else faults.push(part);
  }
  return { ranges, faults };
}

function rangeOf(part: string): ZipRange | null {
  const span = /^(\d{5})-(\d{5})$/.exec(part);
  if (span) {
    const [from, to] = [Number(span[1]), Number(span[2])];
    return to >= from ? { from, to } : null;
  }
  const [, digits = ''] = /^(\d{5}|\d{1,4}\*)$/.exec(part) ? (/^(\d+)/.exec(part) ?? []) : [];
  if (digits === '') return null;
  return { from: Number(digits.padEnd(5, '0')), to: Number(digits.padEnd(5, '9')) };
}

/**
 * Whether a place is outside the area. Without a ZIP code that is unknown, and without an area nothing is: no one is turned away on a
 * guess.
 */
export function isOutside(area: string, { postalCode }: Pick<Address, 'postalCode'>): boolean {
  const { ranges } = parseArea(area);
  const [zip = ''] = /^\d{5}/.exec(postalCode.trim()) ?? [];
  if (ranges.length === 0 || zip === '') return false;
  return !ranges.some(({ from, to }) => Number(zip) >= from && Number(zip) <= to);
}
