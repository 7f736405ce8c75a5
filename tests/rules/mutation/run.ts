/**
 * npm run test:rules:mutation [-- FIRST_LINE LAST_LINE EVERY]
 *
 * Removes one condition of firestore.rules at a time (or every EVERYth) and runs the cases until one notices. A mutant that none notices
 * is a condition without a case, or one that another condition makes redundant.
 */
import { FIRESTORE_CASES } from '../cases';
import { firestoreClient } from '../support/firestore';
import { readRules } from '../support/hosts';
import { runCases, seed } from '../support/runner';
import type { RulesCase } from '../support/types';
import { mutants, type Mutant } from './mutants';

const TARGET_PERCENT = 85;
const client = firestoreClient('demo-fieldwright-mutants');
const cases = Object.values(FIRESTORE_CASES).flat();

const collectionOf = ({ request }: RulesCase): string => {
  const path = request.kind === 'commit' ? (request.writes[0]?.path ?? '') : request.path;
  const segments = path.split('/');
  return segments[2] ?? segments[0] ?? '';
};

/**
 * Returns the collection of a company or user whose match block encloses a line, or '' for a line in a function that blocks share. The
 * rules are formatted, so a block encloses the lines below it that are indented further.
 */
function blockAt(source: string, line: number): string {
  const above = source.split('\n').slice(0, line).reverse();
  let indent = Infinity;
  const enclosing: string[] = [];
  for (const text of above) {
    const [, space = '', name] = /^( *)match \/(\w+)\/\{/.exec(text) ?? [];
    const depth = text.trim() === '' ? Infinity : text.length - text.trimStart().length;
    if (name !== undefined && space.length < indent) enclosing.unshift(name);
    indent = Math.min(indent, depth);
  }
  // The first is `databases`, then `companies` or `users`, then their collection.
  return enclosing[2] ?? '';
}

/** Returns the case that notices a mutant, or null. Cases that name its field, or that noticed others, come first. */
async function killerOf(mutant: Mutant, source: string, known: Map<string, number>): Promise<string | null> {
  const complaint = await client.loadRules(mutant.source);
  if (complaint?.includes('"error"'))
    throw new Error(`The mutant of line ${mutant.line} does not compile: ${complaint}`);
  const fields = [...mutant.dropped.matchAll(/\b(?:d|b|a|part)\.(\w+)/g)].map((match) => match[1] ?? '');
  const weight = (one: RulesCase): number =>
    (known.get(one.id) ?? 0) + (fields.some((field) => one.id.includes(field)) ? 100 : 0);
  const block = blockAt(source, mutant.line);
  // Removing a condition allows more, removing an alternative allows less; and only in its own block.
  const telling = mutant.operator === '&&' ? 'deny' : 'allow';
  const ordered = cases
    .filter((one) => one.expected === telling && (block === '' || collectionOf(one) === block))
    .map((one) => [weight(one), one] as const)
    .sort(([one], [other]) => other - one)
    .map(([, one]) => one);
  let killer: string | null = null;
  await runCases(client, ordered, (one, outcome) => {
    if (outcome instanceof Error) throw outcome;
    if (outcome === one.expected) return true;
    killer ??= one.id;
    return false;
  });
  return killer;
}

const source = readRules('firestore.rules');
const [firstLine = 0, lastLine = Infinity, every = 1] = process.argv.slice(2).map(Number);
const all = mutants(source)
  .filter(({ line }) => line >= firstLine && line <= lastLine)
  .filter((_, index) => index % every === 0);
const known = new Map<string, number>();
const survivors: Mutant[] = [];

await client.loadRules(source);
await seed(client);
console.log(`${all.length} mutants, ${cases.length} cases`);
for (const [index, mutant] of all.entries()) {
  const killer = await killerOf(mutant, source, known);
  if (killer === null) survivors.push(mutant);
  else known.set(killer, (known.get(killer) ?? 0) + 1);
  console.log(
    `${String(index + 1).padStart(4)} line ${String(mutant.line).padStart(3)} ${killer === null ? 'SURVIVED' : 'killed  '} ${mutant.dropped.slice(0, 70).padEnd(70)} ${killer ?? ''}`,
  );
}
await client.clear();

const percent = ((all.length - survivors.length) / all.length) * 100;
console.log(
  `\nSurvivors:\n${survivors.map(({ line, operator, dropped }) => `  line ${line}: ${operator} ${dropped.slice(0, 140)}`).join('\n')}`,
);
console.log(`\n${all.length - survivors.length} of ${all.length} mutants killed: ${percent.toFixed(1)}%`);
process.exitCode = percent >= TARGET_PERCENT ? 0 : 1;
