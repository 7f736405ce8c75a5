import { z } from 'zod';
import file from '../tables/symptoms.json';

/** An end of a tree: what is found, how bad, why, and what to measure or do next. */
const endSchema = z.object({
  finding: z.string(),
  severity: z.string(),
  causes: z.array(z.string()),
  next: z.string(),
});
/** A question with its answers; `test` names a test where there is one. */
const questionSchema = z.object({
  ask: z.string(),
  test: z.string().optional(),
  to: z.array(z.object({ when: z.string(), go: z.string() })),
});
const treeSchema = z.object({
  id: z.string(),
  title: z.string(),
  trade: z.string(),
  /** Before anything else: mostly safety. */
  first: z.array(z.string()),
  start: z.string(),
  nodes: z.record(z.string(), z.union([questionSchema, endSchema])),
});
type SymptomTree = z.infer<typeof treeSchema>;
type SymptomNode = SymptomTree['nodes'][string];

export const isQuestion = (node: SymptomNode): node is z.infer<typeof questionSchema> => 'ask' in node;

/** The decision trees of `tables/symptoms.json`: service aids, the maker's instructions and the code decide. */
export const SYMPTOM_TREES: readonly SymptomTree[] = z.array(treeSchema).parse(file.trees);

/** The nodes passed by a list of answers, the one reached last at the end; stops where an answer leads nowhere. */
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
