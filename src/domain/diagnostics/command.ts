import type { Outputs } from './defineTest';
import { DIAGNOSTIC_TESTS, isDiagnosticTestId } from './tests';

/** Either the answers, or one line that names the field. */
export type CaseOutcome = { outputs: Outputs; fault: '' } | { outputs: undefined; fault: string };

/** More digits than any reading has; what lies beyond is the noise of floating point. */
const DIGITS = 10;

/** Works out the text of a case file: an object with `test` and `inputs`; whatever else stands in it is left alone. */
export function runCase(text: string): CaseOutcome {
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fault(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw) || !('test' in raw))
    return fault('test: must be an object with "test" and "inputs"');
  if (!isDiagnosticTestId(raw.test))
    return fault(`test: ${JSON.stringify(raw.test)} is not a test; docs/diagnostics.md lists them`);
  if (!('inputs' in raw)) return fault('inputs: must be an object with the readings');
  const { outputs, faults } = DIAGNOSTIC_TESTS[raw.test].run(raw.inputs);
  if (outputs !== undefined) return { outputs: printed(outputs), fault: '' };
  const [first] = faults;
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  return fault(
    `${first?.field === '' || first === undefined ? 'inputs' : first.field}: ${first?.message ?? 'not right'}${more}`,
  );
}

const printed = (outputs: Outputs): Outputs =>
  Object.fromEntries(
    Object.entries(outputs).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
    ]),
  );

const fault = (line: string): CaseOutcome => ({ outputs: undefined, fault: line.replace(/\s+/g, ' ') });
