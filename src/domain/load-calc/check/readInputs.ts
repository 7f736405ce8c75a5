import type { z } from 'zod';
import type { LoadIssue } from '../result';
import { loadInputsSchema, type LoadInputs } from '../schema/inputs';
import { checkDesign } from './checkDesign';
import { checkOpenings } from './checkOpenings';
import { checkReferences } from './checkReferences';
import { checkSums } from './checkSums';
import { checkSystems } from './checkSystems';
import { checkUnused } from './checkUnused';

/** The result of reading an input record. Without errors it can be calculated; warnings point out oddities. */
export type ReadInputs =
  | { inputs: LoadInputs; errors: readonly []; warnings: readonly LoadIssue[] }
  | { inputs: undefined; errors: readonly LoadIssue[]; warnings: readonly LoadIssue[] };

/**
 * Checks an input record field by field: form, ranges with their reasons, references, totals. Never throws. Paths are like
 * `windows.2.uFactor`.
 */
export function readInputs(raw: unknown): ReadInputs {
  const parsed = loadInputsSchema.safeParse(raw);
  if (!parsed.success) return { inputs: undefined, errors: parsed.error.issues.flatMap(issuesOf), warnings: [] };
  const issues = checkInputs(parsed.data);
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  return errors.length === 0 ? { inputs: parsed.data, errors: [], warnings } : { inputs: undefined, errors, warnings };
}

/** Runs the checks that involve more than one field. */
export const checkInputs = (inputs: LoadInputs): LoadIssue[] => [
  ...checkDesign(inputs),
  ...checkReferences(inputs),
  ...checkOpenings(inputs),
  ...checkSums(inputs),
  ...checkSystems(inputs),
  ...checkUnused(inputs),
];

function issuesOf(issue: z.core.$ZodIssue): LoadIssue[] {
  const path = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys')
    return [
      error(
        path === '' ? 'inputs' : path,
        issue.message.endsWith('expected object, received undefined') ? 'This part is missing' : issue.message,
      ),
    ];
  return issue.keys.map((key) => error(path === '' ? key : `${path}.${key}`, 'This field is not known'));
}

const error = (path: string, message: string): LoadIssue => ({ severity: 'error', path, message });
