import { faultLine, oneLine, readCaseFile } from '@/domain/calculation/caseFile';
import { withoutNoise } from '@/domain/calculation/withoutNoise';
import type { Outputs } from './defineTest';
import { DIAGNOSTIC_TESTS, isDiagnosticTestId } from './tests';

/** Either the outputs, or one line that names the faulty field. */
export type CaseOutcome = { outputs: Outputs; fault: '' } | { outputs: undefined; fault: string };

const SHAPE = 'test: must be an object with "test" and "inputs"';

/** Evaluates the text of a case file: an object with `test` and `inputs`; anything else in it is ignored. */
export function runCase(text: string): CaseOutcome {
  const { raw, fault: unread } = readCaseFile(text, SHAPE);
  if (raw === undefined) return fault(unread);
  if (!('test' in raw)) return fault(SHAPE);
  if (!isDiagnosticTestId(raw.test))
    return fault(`test: ${JSON.stringify(raw.test)} is not a test; docs/diagnostics.md lists them`);
  if (!('inputs' in raw) || !isObject(raw.inputs)) return fault('inputs: must be an object with the readings');
  const { outputs, faults } = DIAGNOSTIC_TESTS[raw.test].run(raw.inputs);
  if (outputs !== undefined) return { outputs: printed(outputs), fault: '' };
  const [first] = faults;
  return fault(faultLine(first?.field || 'inputs', first?.message ?? 'not right', faults.length));
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const printed = (outputs: Outputs): Outputs =>
  Object.fromEntries(
    Object.entries(outputs).map(([name, value]) => [name, typeof value === 'number' ? withoutNoise(value) : value]),
  );

const fault = (line: string): CaseOutcome => ({ outputs: undefined, fault: oneLine(line) });
