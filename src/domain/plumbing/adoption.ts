import { regionName, regionOptions } from '../contact/regions';
import type { CodeName } from './core/codes';

/**
 * The usual adoption in a state: the code family and the nearest edition supported here. From memory of public adoption lists and not
 * verified; cities and counties amend and differ. A suggestion for a new calculation, never an answer.
 */
export type Adoption = { code: string; note: string };

const UPC = ['AK', 'AZ', 'CA', 'HI', 'IA', 'ID', 'ME', 'MN', 'MT', 'ND', 'NE', 'NM', 'NV', 'OR', 'SD', 'WA'] as const;
const NSPC = ['MD', 'NJ'] as const;
/** States with their own code, and the family it is closest to. */
const OWN: Readonly<Record<string, CodeName>> = { IL: 'IPC', KY: 'IPC', LA: 'IPC', MA: 'UPC', WI: 'IPC' };
/** States where local adoption decides. */
const LOCAL = ['AZ', 'KS', 'MO', 'TX', 'WY', 'NE', 'MD'] as const;

/** Territories without a suggestion. */
const TERRITORIES: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'VI'];
const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  regionOptions('US')
    .map(({ value }) => [value, regionName(value, 'US')] as const)
    .filter(([code]) => !TERRITORIES.includes(code)),
);

const EDITIONS: Readonly<Record<CodeName, string>> = { IPC: 'IPC-2021', UPC: 'UPC-2021', NSPC: 'NSPC-2015' };

const includes = (list: readonly string[], state: string): boolean => list.includes(state);

function familyOf(state: string): CodeName {
  if (includes(UPC, state)) return 'UPC';
  if (includes(NSPC, state)) return 'NSPC';
  return OWN[state] ?? 'IPC';
}

/** Returns the suggested code for a state, by its two letters. */
export function adoptionIn(state: string): Adoption | null {
  const name = STATES[state];
  if (name === undefined) return null;
  const code = EDITIONS[familyOf(state)];
  const why =
    state in OWN
      ? `${name} has a code of its own; ${familyOf(state)} is the nearest that is read here.`
      : includes(LOCAL, state)
        ? `In ${name} cities and counties choose; ${familyOf(state)} is common.`
        : `${name} builds on the ${familyOf(state)}.`;
  return {
    code,
    note: `${why} Proposed from the address and not verified: ask the authority for edition and amendments.`,
  };
}

/** Returns the state in the last line of an address: `… Asheville, NC 28801` or `…, North Carolina`. '' if none is named. */
export function stateInAddress(address: string): string {
  const letters = [
    ...address.matchAll(/\b([A-Z]{2})\b(?=[\s,]*(?:\d{5}(?:-\d{4})?)?[\s,]*(?:USA?|United States)?\s*$)/g),
  ];
  const found = letters.map(([, state = '']) => state).findLast((state) => state in STATES);
  if (found !== undefined) return found;
  const named = Object.entries(STATES).filter(([, name]) => new RegExp(`\\b${name}\\b`, 'i').test(address));
  // “West Virginia” contains “Virginia”.
  return named.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}
