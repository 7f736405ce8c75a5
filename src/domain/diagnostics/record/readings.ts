import type { Assessment } from '../procedures/procedure';
import { PROCEDURES } from '../procedures/procedures';
import { readOverrides, withOverrides, type OverriddenAssessment } from './overrides';
import type { Diagnostic } from './schema';
import { readReadings } from './storedReadings';

/** Assesses a record's readings, with its overrides. */
export const assessed = ({
  kind,
  readings,
  overrides,
}: Pick<Diagnostic, 'kind' | 'readings' | 'overrides'>): OverriddenAssessment =>
  withOverrides(PROCEDURES[kind].assess(readReadings(readings)), readOverrides(overrides));

const SUMMARY_LIMIT = 300;

/** Summarizes a set for lists: the first cause, otherwise what is wrong with it, otherwise that it is fine. */
export function summaryOf({ verdict, causes, judged, notValid }: Assessment): string {
  if (verdict === 'not-tested') return 'Nothing judged yet';
  if (verdict === 'not-valid') return notValid[0] ?? 'Not valid';
  if (verdict === 'pass') return 'All within limits';
  const off = judged.find((one) => one.verdict === verdict);
  return (causes[0]?.cause ?? `${off?.label ?? 'A reading'} is off`).slice(0, SUMMARY_LIMIT);
}
