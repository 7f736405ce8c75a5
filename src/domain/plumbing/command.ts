import type { Answer } from './core/calculator';
import { CALCULATORS, calculatorNamed } from './registry';

/** Either the answer, or one line that names the field. */
export type CommandOutcome = { printed: Answer; fault: '' } | { printed: undefined; fault: string };

/** Calculates the text of a file `{ "calculator": …, "inputs": { … } }` for the command `plumbing`. */
export function calculateText(text: string): CommandOutcome {
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fault(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return fault('must be an object with “calculator” and “inputs”');
  const name = 'calculator' in raw ? raw.calculator : undefined;
  const calculator = typeof name === 'string' ? calculatorNamed(name) : undefined;
  if (!calculator) return fault(`calculator: must be one of ${CALCULATORS.map((known) => known.name).join(', ')}`);
  const { answer, errors } = calculator.calculate('inputs' in raw ? raw.inputs : undefined);
  if (answer) return { printed: answer, fault: '' };
  const [first] = errors;
  return fault(
    `${first?.path ?? 'inputs'}: ${first?.message ?? ''}${errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''}`,
  );
}

const fault = (line: string): CommandOutcome => ({ printed: undefined, fault: line.replace(/\s+/g, ' ') });
