/** More steps than anyone goes back; unchanged objects are shared between steps, so each costs little. */
const STEPS_LIMIT = 300;

/** The user's edits, step by step. Consecutive changes with the same `key` are one step. */
export type History<T> = {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** The field being typed into; '' = the next change is a separate step. */
  readonly key: string;
};

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], key: '' });

/** Records a change. `key` names the field that was typed into; '' makes it a separate step. */
export function recordStep<T>(history: History<T>, present: T, key = ''): History<T> {
  if (Object.is(present, history.present)) return history;
  if (key !== '' && key === history.key) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-STEPS_LIMIT), present, future: [], key };
}

/** Ends a step when the field is left: typing into it again is another step. */
export const endStep = <T>(history: History<T>): History<T> => (history.key === '' ? history : { ...history, key: '' });

export function undoStep<T>({ past, present, future, ...history }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future, ...history }
    : { past: past.slice(0, -1), present: before, future: [present, ...future], key: '' };
}

export function redoStep<T>({ past, present, future, ...history }: History<T>): History<T> {
  const [after, ...later] = future;
  return after === undefined
    ? { past, present, future, ...history }
    : { past: [...past, present], present: after, future: later, key: '' };
}

/** Applies someone else's changes to every step, so that undo doesn't remove them. */
export const rewriteHistory = <T>({ past, present, future, key }: History<T>, change: (step: T) => T): History<T> => ({
  past: past.map(change),
  present: change(present),
  future: future.map(change),
  key,
});
