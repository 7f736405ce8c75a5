import type { z } from 'zod';
import { ReadingError } from './readings/readingError';

/** A test's results: numbers with their unit in the name, codes, and null for anything that doesn't apply. */
export type Outputs = Readonly<Record<string, number | string | boolean | null>>;

/** A problem with a reading: `field` is the input's name, or '' for the whole set. */
export type FieldFault = { field: string; message: string };
export type TestOutcome<Out> =
  | { outputs: Out; faults: readonly [] }
  | { outputs: undefined; faults: readonly FieldFault[] };

/** One test of the contract: its inputs and outputs. */
export type DiagnosticTest<In, Out extends Outputs> = {
  title: string;
  inputs: z.ZodType<In>;
  /** Throws `ReadingError` for readings that contradict each other. */
  calculate: (inputs: In) => Out;
  /** Validates the readings field by field, then calculates. Never throws on user input. */
  run: (raw: unknown) => TestOutcome<Out>;
};

/** Builds a test from its input schema and its calculation. */
export const defineTest = <In, Out extends Outputs>(
  test: Omit<DiagnosticTest<In, Out>, 'run'>,
): DiagnosticTest<In, Out> => ({
  ...test,
  run: (raw) => {
    const parsed = test.inputs.safeParse(raw);
    if (!parsed.success) return { outputs: undefined, faults: parsed.error.issues.flatMap(faultsOf) };
    try {
      return { outputs: test.calculate(parsed.data), faults: [] };
    } catch (error) {
      if (error instanceof ReadingError)
        return { outputs: undefined, faults: [{ field: error.field, message: error.message }] };
      throw error;
    }
  },
});

function faultsOf(issue: z.core.$ZodIssue): FieldFault[] {
  const field = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return [{ field, message: issue.message }];
  return issue.keys.map((key) => ({
    field: field === '' ? key : `${field}.${key}`,
    message: 'This field is not known to this test',
  }));
}
