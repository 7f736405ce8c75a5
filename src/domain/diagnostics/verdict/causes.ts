import { capitalize } from '@/lib/words';
import contract from '../tables/contract.json';
import { DIAGNOSTIC_TESTS, isDiagnosticTestId, type DiagnosticTestId } from '../tests';

/** A reason a reading may be off, most likely first, with the measurements for and against it. */
export type RankedCause = { cause: string; signsFor: readonly string[]; signsAgainst: readonly string[] };

type Entry = { inputs: object; causes?: readonly string[]; next?: readonly string[] };
const ENTRIES: Record<DiagnosticTestId, Entry> = contract;

/** Which side of its limits a reading is on. */
export type Side = 'high' | 'low';
const PREFIXES: Record<Side, RegExp> = {
  high: /^(?:high|high O2|high stack|over|keeps rising|large drop|high flow with low drop): (.+)$/,
  low: /^(?:low|low O2|low static|under|low flow|low pH|low chlorine|levels off): (.+)$/,
};
const ANY_PREFIX = /^[a-z0-9 ]{2,30}: /i;

/** Returns the likely causes of a test that didn't pass: those for the reading's side, or else all that name no side. */
export function causesOf(test: DiagnosticTestId, side: Side | null): string[] {
  const { causes = [] } = ENTRIES[test];
  const ofSide =
    side === null ? [] : causes.flatMap((cause) => PREFIXES[side].exec(cause)?.[1]?.split(/, (?![^(]*\))/) ?? []);
  const plain = causes.filter((cause) => !ANY_PREFIX.test(cause));
  return (ofSide.length > 0 ? ofSide : plain).map(capitalize);
}

/** Returns what to measure next, cheapest first, as text. */
export const nextAfter = (test: DiagnosticTestId): string[] =>
  (ENTRIES[test].next ?? []).map((next) =>
    isDiagnosticTestId(next) ? DIAGNOSTIC_TESTS[next].title : capitalize(next),
  );
