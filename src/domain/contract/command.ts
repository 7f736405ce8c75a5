import { faultLine, oneLine, readCaseFile } from '../calculation/caseFile';
import { AGREEMENT_CALCULATORS } from './command/agreements';
import type { Calculator, CalculatorOutcome } from './command/calculator';
import { CONTRACT_CALCULATORS } from './command/contracts';
import { DEMOLITION_CALCULATORS } from './command/demolition';

const CALCULATORS = new Map<unknown, Calculator>(
  Object.entries({ ...AGREEMENT_CALCULATORS, ...CONTRACT_CALCULATORS, ...DEMOLITION_CALCULATORS }),
);
const SHAPE = 'must be an object with “calculator” and “input”';

/**
 * Returns the result of a case file's `{ "calculator": …, "input": { … } }`, for the command `contract-math`; anything
 * else in it is ignored.
 */
export function contractMathText(text: string): CalculatorOutcome {
  const { raw, fault } = readCaseFile(text, SHAPE);
  if (raw === undefined) return { printed: undefined, fault: oneLine(`file: ${fault}`) };
  const name = 'calculator' in raw ? raw.calculator : undefined;
  const calculator = CALCULATORS.get(name);
  if (!calculator) return refused('calculator', `must be one of ${[...CALCULATORS.keys()].join(', ')}`);
  const input = 'input' in raw ? raw.input : undefined;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return refused('input', 'must be an object');
  return calculator(input);
}

const refused = (field: string, message: string): CalculatorOutcome => ({
  printed: undefined,
  fault: faultLine(field, message, 1),
});
