import { readInputs } from '../check/readInputs';
import type { LoadIssue } from '../result';
import type { LoadInputs } from '../schema/inputs';

/** Anything larger isn't a house, and couldn't be stored either. */
export const CASE_FILE_BYTES = 1_000_000;

export type CaseFile =
  | { inputs: LoadInputs; name: string; errors: readonly []; warnings: readonly LoadIssue[] }
  | { inputs: undefined; name: string; errors: readonly LoadIssue[]; warnings: readonly LoadIssue[] };

const damaged = (message: string): CaseFile => ({
  inputs: undefined,
  name: '',
  errors: [{ severity: 'error', path: '', message }],
  warnings: [],
});

/** Parses the text of a case file of the command `manual-j`: an input record, or an object with one in `inputs`. Never throws. */
export function readCaseFile(text: string): CaseFile {
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return damaged('This file is not JSON');
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return damaged('This file holds no house');
  const name =
    ['house', 'name', 'title']
      .map((key) => (raw as Record<string, unknown>)[key])
      .find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? '';
  const read = readInputs('inputs' in raw ? raw.inputs : raw);
  return read.inputs ? { ...read, name: name.trim().slice(0, 160) } : { ...read, name: '' };
}
