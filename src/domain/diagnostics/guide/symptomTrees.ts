import { z } from 'zod';
import { capitalize } from '@/lib/words';
import file from '../tables/symptoms.json';
import { nextStep } from './nextStep';

/** A leaf of a tree: the finding, its severity, the reason, and what to measure or do next. */
const endSchema = z.object({
  finding: z.string(),
  severity: z.string(),
  causes: z.array(z.string()),
  next: z.string(),
});
/** A question with its answers; `test` names a test if there is one. */
const questionSchema = z.object({
  ask: z.string(),
  test: z.string().optional(),
  to: z.array(z.object({ when: z.string(), go: z.string() })),
});
const treeSchema = z.object({
  id: z.string(),
  title: z.string(),
  trade: z.string(),
  /** Steps before anything else: mostly safety. */
  first: z.array(z.string()),
  start: z.string(),
  nodes: z.record(z.string(), z.union([questionSchema, endSchema])),
});
type SymptomTree = z.infer<typeof treeSchema>;
type SymptomNode = SymptomTree['nodes'][string];

export const isQuestion = (node: SymptomNode): node is z.infer<typeof questionSchema> => 'ask' in node;

/** The decision trees of `tables/symptoms.json`: service aids; the manufacturer's instructions and the code take precedence. */
export const SYMPTOM_TREES: readonly SymptomTree[] = z.array(treeSchema).parse(file.trees);

/** Returns the nodes visited by a list of answers, the latest at the end; stops at an answer that leads nowhere. */
export function walked({ nodes, start }: SymptomTree, answers: readonly string[]): SymptomNode[] {
  const first = nodes[start];
  const passed = first === undefined ? [] : [first];
  for (const answer of answers) {
    const at = passed.at(-1);
    const next = at && isQuestion(at) ? nodes[at.to.find(({ when }) => when === answer)?.go ?? ''] : undefined;
    if (next === undefined) break;
    passed.push(next);
  }
  return passed;
}

/** The current position in a tree, also as kept in the address (`no-cooling~yes~no`). */
export type Walk = { tree: SymptomTree; answers: readonly string[] };
const BETWEEN = '~';

export const writeWalk = (treeId: string, answers: readonly string[]): string => [treeId, ...answers].join(BETWEEN);

/** Parses a walk, or returns null for an unknown tree; answers that lead nowhere are dropped. */
export function readWalk(text: string): Walk | null {
  const [treeId, ...answers] = text.split(BETWEEN);
  const tree = SYMPTOM_TREES.find(({ id }) => id === treeId);
  return tree ? { tree, answers: answers.slice(0, walked(tree, answers).length - 1) } : null;
}

/** Returns the answered questions with their answers. */
export const answeredIn = ({ tree, answers }: Walk): { ask: string; answer: string }[] =>
  walked(tree, answers)
    .filter(isQuestion)
    .slice(0, answers.length)
    .map(({ ask }, index) => ({ ask, answer: capitalize(answers[index] ?? '') }));

/** Returns the leaf a walk has reached, or null before its end. */
export function endOf({ tree, answers }: Walk): z.infer<typeof endSchema> | null {
  const at = walked(tree, answers).at(-1);
  return at && !isQuestion(at) ? at : null;
}

/** Formats a walk's result as notes for a set of readings or a finding. */
export function walkNotes(walk: Walk): string {
  const end = endOf(walk);
  return [
    `Symptom: ${walk.tree.title}`,
    ...answeredIn(walk).map(({ ask, answer }) => `${ask} ${answer}.`),
    ...(end ? [`${end.finding}. Likely: ${end.causes.join('; ')}.`, `Next: ${nextStep(end.next).text}.`] : []),
  ].join('\n');
}
