import type { z } from 'zod';
import { faultLine } from '../../calculation/caseFile';
import { faultyField } from '../../calculation/fieldFault';
import { PLAIN_FAULTS, schemaFault } from '../../calculation/schemaFault';
import { userMessageOf } from '@/lib/appError';

/** Either what a case expects, or one line that names the field. */
export type CalculatorOutcome = { printed: object; fault: '' } | { printed: undefined; fault: string };
export type Calculator = (input: unknown) => CalculatorOutcome;

/** A calculator of the command: how its input is read, and what it prints. Fields that are undefined are left out. */
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
