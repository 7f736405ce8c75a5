import { readInputs, type ReadInputs } from '../check/readInputs';
import { quickInputsSchema, type QuickInputs } from '../quick/schema';
import type { LoadInputs } from '../schema/inputs';

/** Parses the stored text of a house. Never throws: text that isn't a record is an error at the path ''. */
export function readHouse(house: string): ReadInputs {
  let raw: unknown;
  try {
    raw = JSON.parse(house);
  } catch {
    return {
      inputs: undefined,
      errors: [{ severity: 'error', path: '', message: 'This house is damaged and cannot be read.' }],
      warnings: [],
    };
  }
  return readInputs(raw);
}

export const writeHouse = (inputs: LoadInputs): string => JSON.stringify(inputs);

/** Parses the stored answers of the quick mode; null if there are none, or if they are damaged. */
export function readQuick(quick: string): QuickInputs | null {
  if (quick === '') return null;
  try {
    const read = quickInputsSchema.safeParse(JSON.parse(quick));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export const writeQuick = (answers: QuickInputs): string => JSON.stringify(answers);
