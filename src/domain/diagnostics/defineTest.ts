import type { z } from 'zod';
import { ReadingError } from './readings/readingError';

/** What a test answers: numbers with their unit in the name, codes, and null for what does not apply. */
export type Outputs = Readonly<Record<string, number | string | boolean | null>>;

/** What is wrong with a reading: `field` is the input's name, '' the whole. */
export type FieldFault = { field: string; message: string };
export type TestOutcome<Out> =
  | { outputs: Out; faults: readonly [] }
  | { outputs: undefined; faults: readonly FieldFault[] };

/** One test of the contract: what it reads and what it answers. */
export type DiagnosticTest<In, Out extends Outputs> = {
  title: string;
  inputs: z.ZodType<In>;
  /** Throws `ReadingError` for readings that cannot stand together. */
  calculate: (inputs: In) => Out;
  /** Checks the readings field by field, then calculates. Never throws for what somebody typed. */
  run: (raw: unknown) => TestOutcome<Out>;
};

/** A test from its readings and its sum. */
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
