import type { z } from 'zod';
import { faultLine } from '../../calculation/caseFile';
import { faultyField } from '../../calculation/fieldFault';
import { PLAIN_FAULTS, schemaFault } from '../../calculation/schemaFault';
import { userMessageOf } from '@/lib/appError';

/** Either a case's expected output, or one line that names the invalid field. */
export type CalculatorOutcome = { printed: object; fault: '' } | { printed: undefined; fault: string };
export type Calculator = (input: unknown) => CalculatorOutcome;

/** Creates a calculator for the command from its input schema and its calculation. Undefined fields are left out of the output. */
export const calculator =
  <T extends z.ZodType>(schema: T, work: (input: z.infer<T>) => object): Calculator =>
  (input) => {
    const { data, error } = schema.safeParse(input, PLAIN_FAULTS);
    if (error) return refused(schemaFault(error));
    try {
      return { printed: work(data), fault: '' };
    } catch (thrown) {
      const field = faultyField(thrown);
      if (field === null) throw thrown;
      return refused(faultLine(field, userMessageOf(thrown), 1));
    }
  };

const refused = (fault: string): CalculatorOutcome => ({ printed: undefined, fault });
