import type { z } from 'zod';
import { faultLine } from '../../calculation/caseFile';
import { faultyField } from '../../calculation/fieldFault';
import { userMessageOf } from '@/lib/appError';

/** Either what a case expects, or one line that names the field. */
export type CalculatorOutcome = { printed: object; fault: '' } | { printed: undefined; fault: string };
export type Calculator = (input: unknown) => CalculatorOutcome;

/** A calculator of the command: how its input is read, and what it prints. Fields that are undefined are left out. */
export const calculator =
  <T extends z.ZodType>(schema: T, work: (input: z.infer<T>) => object): Calculator =>
  (input) => {
    const { data, error } = schema.safeParse(input);
    if (error) {
      const [first] = error.issues;
      const field = first?.path.join('.') ?? '';
      return refused(faultLine(field === '' ? 'input' : field, wording(first), error.issues.length));
    }
    try {
      return { printed: work(data), fault: '' };
    } catch (thrown) {
      const field = faultyField(thrown);
      if (field === null) throw thrown;
      return refused(faultLine(field, userMessageOf(thrown), 1));
    }
  };

const refused = (fault: string): CalculatorOutcome => ({ printed: undefined, fault });

/** A field that is missing says so, whatever else it should have been. */
function wording(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'is not right';
  return issue.code === 'invalid_type' && issue.input === undefined && issue.path.length > 0
    ? `${issue.message} (it is missing)`
    : issue.message;
}
