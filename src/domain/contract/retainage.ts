import { RATE_ONE_PPM } from '../money/limits';
import { roundHalfUp } from '../money/rounding';

export const RETAINAGE_METHODS = ['flat', 'retroactive-step', 'banded-step', 'cap-of-contract-sum', 'fixed'] as const;
export const RETAINAGE_ROUNDINGS = ['total', 'line'] as const;

/** A contract's retainage terms. Rates in parts per million; those that a method doesn't use are ignored. */
export type RetainageTerms = {
  method: (typeof RETAINAGE_METHODS)[number];
  /** Flat only: round lines 5a and 5b once each, or the work and stored part of each line. Kept until the end of a contract. */
  rounding: (typeof RETAINAGE_ROUNDINGS)[number];
  /** On completed work; for the other methods, on line 4. */
  workPpm: number;
  /** On stored material; null = as on work. */
  storedPpm: number | null;
  /** Steps: from this share of the contract sum on, `afterPpm` applies. */
  thresholdPpm: number;
  afterPpm: number;
  /** `cap-of-contract-sum`: no more than this share of line 3 is held. */
  capPpm: number;
  /** `fixed`: the amount held, for instance for a punch list, or 0 for a release. */
  fixedCents: number;
};

/** No retainage, and the starting point for terms that set only some values. */
export const NO_RETAINAGE: RetainageTerms = {
  method: 'flat',
  rounding: 'total',
  workPpm: 0,
  storedPpm: null,
  thresholdPpm: 0,
  afterPpm: 0,
  capPpm: 0,
  fixedCents: 0,
};

/** One line's work to date and stored material, with its own rates if it has any. */
export type RetainedLine = {
  workCents: number;
  storedCents: number;
  retainagePpm: number | null;
  storedRetainagePpm: number | null;
};

/** Line 5, with 5a and 5b if it is their sum, and each line's part if it is rounded by line. */
export type Retainage = {
  totalCents: number;
  onWorkCents: number | null;
  onStoredCents: number | null;
  byLine: number[] | null;
};

const MILLION = BigInt(RATE_ONE_PPM);
const share = (cents: number, ppm: number): bigint => BigInt(cents) * BigInt(ppm);
const toCents = (millionths: bigint): number => roundHalfUp(millionths, MILLION);

/**
 * Returns the retainage on the work to date. Method B2: recomputed on everything to date, so that a rate change or an installed delivery
 * corrects itself.
 * @param contractSumCents line 3
 */
export function retainageOf(
  terms: RetainageTerms,
  lines: readonly RetainedLine[],
  contractSumCents: number,
): Retainage {
  if (terms.method === 'flat') return flatRetainage(terms, lines);
  const completedCents = lines.reduce((sum, { workCents, storedCents }) => sum + workCents + storedCents, 0);
  return {
    totalCents: totalHeld(terms, completedCents, contractSumCents),
    onWorkCents: null,
    onStoredCents: null,
    byLine: null,
  };
}

/** Returns a line's rates: its own work rate also applies to its stored material unless that has its own. */
function ratesOfLine(terms: RetainageTerms, line: Pick<RetainedLine, 'retainagePpm' | 'storedRetainagePpm'>) {
  const workPpm = line.retainagePpm ?? terms.workPpm;
  return { workPpm, storedPpm: line.storedRetainagePpm ?? line.retainagePpm ?? terms.storedPpm ?? terms.workPpm };
}

function flatRetainage(terms: RetainageTerms, lines: readonly RetainedLine[]): Retainage {
  const parts = lines.map((line) => {
    const { workPpm, storedPpm } = ratesOfLine(terms, line);
    return { work: share(line.workCents, workPpm), stored: share(line.storedCents, storedPpm) };
  });
  if (terms.rounding === 'line') {
    const byLine = parts.map(({ work, stored }) => toCents(work) + toCents(stored));
    return {
      totalCents: byLine.reduce((sum, cents) => sum + cents, 0),
      onWorkCents: null,
      onStoredCents: null,
      byLine,
    };
  }
  const onWorkCents = toCents(parts.reduce((sum, { work }) => sum + work, 0n));
  const onStoredCents = toCents(parts.reduce((sum, { stored }) => sum + stored, 0n));
  return { totalCents: onWorkCents + onStoredCents, onWorkCents, onStoredCents, byLine: null };
}

function totalHeld(terms: RetainageTerms, completedCents: number, contractSumCents: number): number {
  const { method, workPpm, afterPpm, thresholdPpm, capPpm } = terms;
  const completed = share(completedCents, RATE_ONE_PPM);
  const threshold = share(contractSumCents, thresholdPpm);
  if (method === 'retroactive-step') return toCents(share(completedCents, completed >= threshold ? afterPpm : workPpm));
  if (method === 'banded-step') {
    // The threshold falls within a cent, so both bands are counted in millionths of one.
    const before = completed < threshold ? completed : threshold;
    const band = (millionths: bigint, ppm: number): number => roundHalfUp(millionths * BigInt(ppm), MILLION * MILLION);
    return band(before, workPpm) + band(completed - before, afterPpm);
  }
  if (method === 'cap-of-contract-sum')
    return Math.min(toCents(share(completedCents, workPpm)), toCents(share(contractSumCents, capPpm)));
  return terms.fixedCents;
}

/** Punch lists are usually covered one and a half times; Kansas has that as its ceiling. */
const PUNCH_LIST_PPM = 1_500_000;

/** Returns the amount to hold for incomplete work at substantial completion, `ppm` of its cost. Method B2. */
export const punchListHoldback = (incompleteCents: number, ppm: number = PUNCH_LIST_PPM): number =>
  toCents(share(incompleteCents, ppm));
