import type { Answer } from './schema';

export type AnswerChange = Partial<Pick<Answer, 'value' | 'note'>>;

/** Returns the answers with one changed or added; the others keep their position. */
export function withAnswer(
  answers: readonly Answer[],
  { id, change, at, by }: { id: string; change: AnswerChange; at: string; by: string },
): Answer[] {
  const before = answers.find((answer) => answer.id === id);
  const after: Answer = { id, value: before?.value ?? '', note: before?.note ?? '', ...change, at, by };
  return before ? answers.map((answer) => (answer.id === id ? after : answer)) : [...answers, after];
}

/** Merges newer answers over stored ones, by id. */
export function withAnswers(answers: readonly Answer[], newer: readonly Answer[]): Answer[] {
  if (newer.length === 0) return [...answers];
  const byId = new Map(newer.map((answer) => [answer.id, answer]));
  const known = new Set(answers.map(({ id }) => id));
  return [...answers.map((answer) => byId.get(answer.id) ?? answer), ...newer.filter(({ id }) => !known.has(id))];
}
