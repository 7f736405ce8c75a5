import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../bench/paths';
import { keptAnswer } from '../../rules/keptAnswer.mjs';
import { open, within, type Finding } from '../finding';
import { RULES_LIMITS, STORAGE_RULES_READS } from '../limits';
import { measureRules } from './rulesText';

const SHORTEN = 'Shorten it: docs/architecture.md, "Adding a collection to the rules".';

function findingsOf(file: string, mostReads: number): Finding[] {
  const { bytes, parameters, bindings, depth, reads } = measureRules(readFileSync(join(ROOT, file), 'utf8'));
  return [
    within(`Text of ${file} in bytes`, bytes, RULES_LIMITS.textBytes, SHORTEN),
    within(`Parameters of a function of ${file}`, parameters.count, RULES_LIMITS.parameters, `See ${parameters.at}.`),
    within(`\`let\` in a function of ${file}`, bindings.count, RULES_LIMITS.bindings, `See ${bindings.at}.`),
    within(`Calls inside calls of ${file}`, depth.count, RULES_LIMITS.callDepth, `See ${depth.at}.`),
    within(`Documents read by a rule of ${file}`, reads.count, mostReads, `See ${reads.at}.`),
  ];
}

/**
 * Checks the size of the compiled rules, as counted by Google's compiler. `npm run rules:size` asks it and caches the answer by the
 * content of the rules; without an answer for these rules the size is unknown.
 * @param folder where answers are cached
 */
export function compiledFinding(folder?: string): Finding {
  const kept = keptAnswer(readFileSync(join(ROOT, 'firestore.rules')), folder);
  if (!existsSync(kept)) return open('Compiled size of firestore.rules: not measured', 'npm run rules:size');
  const { compiled } = JSON.parse(readFileSync(kept, 'utf8')) as { compiled: number };
  return within(
    'Compiled firestore.rules in bytes',
    compiled,
    RULES_LIMITS.compiledBytes,
    `${SHORTEN} A larger ruleset may be refused when it is deployed.`,
  );
}

/** Checks the rules against the service's limits, as far as their text shows. */
export const rulesFindings = (): Finding[] => [
  ...findingsOf('firestore.rules', RULES_LIMITS.documentReads),
  ...findingsOf('storage.rules', STORAGE_RULES_READS),
];
