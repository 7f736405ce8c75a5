import { sumOf } from '../money/amounts';
import type { PaymentMethod } from '../payment/schema';
import type { Piece } from './schema';

type AtTheTill = Piece & { method: PaymentMethod | null };
type Found<T> = { pieces: T[]; why: string };

/** Above this limit nothing is searched; a person chooses. */
const MOST_SEARCHED = 18;
const MOST_STEPS = 20_000;
const LONGEST_RUN_DAYS = 14;

/**
 * Finds the cash and checks that make up a deposit of `cents`: from one day or consecutive days, all or only the cash or only the checks;
 * otherwise the only combination that matches to the cent. Null if none or several match.
 */
export function daysOfDeposits<T extends AtTheTill>(cents: number, till: readonly T[]): Found<T> | null {
  if (cents <= 0 || till.length < 2) return null;
  const kinds = [
    { of: till, what: 'cash and checks' },
    { of: till.filter(({ method }) => method === 'cheque'), what: 'checks' },
    { of: till.filter(({ method }) => method === 'cash'), what: 'cash' },
  ];
  for (const { of, what } of kinds) {
    const pieces = runOfDays(cents, of);
    if (pieces) return { pieces, why: `All ${what} ${daysText(pieces)} come to this amount` };
  }
  const pieces = till.length <= MOST_SEARCHED ? onlyCombination(cents, till) : null;
  return pieces && { pieces, why: 'Only these payments add up to this amount' };
}

const daysText = (pieces: readonly Piece[]): string =>
  new Set(pieces.map(({ on }) => on)).size === 1 ? 'of one day' : 'of these days';

/**
 * Returns everything of one day or consecutive days that adds up to `cents`; at least two pieces, since single ones are matched by
 * amount.
 */
function runOfDays<T extends Piece>(cents: number, pieces: readonly T[]): T[] | null {
  const byDay = new Map<string, number>();
  for (const { on, amountCents } of pieces) byDay.set(on, (byDay.get(on) ?? 0) + amountCents);
  const days = [...byDay.keys()].toSorted();
  const sums = days.map((day) => byDay.get(day) ?? 0);
  // Latest first: deposits usually contain the most recent receipts.
  for (let last = days.length - 1; last >= 0; last -= 1) {
    let sum = 0;
    for (let first = last; first >= Math.max(0, last - LONGEST_RUN_DAYS); first -= 1) {
      sum += sums[first] ?? 0;
      if (sum > cents) break;
      if (sum !== cents) continue;
      const run = new Set(days.slice(first, last + 1));
      const found = pieces.filter(({ on }) => run.has(on));
      return found.length > 1 ? found : null;
    }
  }
  return null;
}

/** Returns the only combination of at least two that adds up to `cents`; null when there is none, or more than one. */
function onlyCombination<T extends Piece>(cents: number, pieces: readonly T[]): T[] | null {
  const sorted = pieces.filter(({ amountCents }) => amountCents > 0).toSorted((a, b) => b.amountCents - a.amountCents);
  /** Sums of the remaining pieces: the search backtracks when they can't cover what is missing. */
  const rest = sorted.map((_, at) => sumOf(sorted.slice(at).map(({ amountCents }) => amountCents)));
  const found: T[][] = [];
  let steps = 0;
  const search = (at: number, missing: number, chosen: T[]): void => {
    steps += 1;
    if (steps > MOST_STEPS || found.length > 1) return;
    if (missing === 0) {
      found.push(chosen);
      return;
    }
    const piece = sorted[at];
    if (!piece || (rest[at] ?? 0) < missing) return;
    if (piece.amountCents <= missing) search(at + 1, missing - piece.amountCents, [...chosen, piece]);
    search(at + 1, missing, chosen);
  };
  search(0, cents, []);
  const [only, ...others] = found;
  return only && others.length === 0 && steps <= MOST_STEPS && only.length > 1 ? only : null;
}
