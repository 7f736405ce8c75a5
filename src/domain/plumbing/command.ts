import { faultLine, oneLine, readCaseFile } from '@/domain/calculation/caseFile';
import type { Answer } from './core/calculator';
import { CALCULATORS, calculatorNamed } from './registry';

/** Either the answer, or one line that names the field. */
export type CommandOutcome = { printed: Answer; fault: '' } | { printed: undefined; fault: string };

/** Calculates a file's text `{ "calculator": …, "inputs": { … } }` for the command `plumbing`. */
export function calculateText(text: string): CommandOutcome {
  const { raw, fault: unread } = readCaseFile(text, 'must be an object with “calculator” and “inputs”');
  if (raw === undefined) return fault(unread);
  const name = 'calculator' in raw ? raw.calculator : undefined;
  const calculator = typeof name === 'string' ? calculatorNamed(name) : undefined;
  if (!calculator) return fault(`calculator: must be one of ${CALCULATORS.map((known) => known.name).join(', ')}`);
  const { answer, errors } = calculator.calculate('inputs' in raw ? raw.inputs : undefined);
  if (answer) return { printed: answer, fault: '' };
  const [first] = errors;
  return fault(faultLine(first?.path ?? 'inputs', first?.message ?? '', errors.length));
}

const fault = (line: string): CommandOutcome => ({ printed: undefined, fault: oneLine(line) });
