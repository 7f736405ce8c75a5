import type { LoadIssue } from '@/domain/load-calc/result';
import type { Refusal } from '@/entities/calculation/calculationKind';
import type { Draft } from './acceptValue';
import { pathOfKey, textOfPath } from '@/domain/load-calc/edit/path';

/** Notes for a field: rejected input, and oddities of the value in effect. */
export type Note = { refusal?: Refusal; warning?: string };
/** Notes by field path, like `windows.2.uFactor`. */
export type Notes = Readonly<Record<string, Note>>;

export function notesOf(draft: Draft, warnings: readonly LoadIssue[]): Notes {
  const notes: Record<string, Note> = {};
  for (const { path, message } of warnings) {
    const before = notes[path]?.warning;
    notes[path] = { warning: before === undefined ? message : `${before}. ${message}` };
  }
  for (const [key, refusal] of Object.entries(draft.refused)) {
    const path = pathOfKey(draft.house, key);
    if (path) notes[textOfPath(path)] = { ...notes[textOfPath(path)], refusal };
  }
  return notes;
}

/** Returns the notes below a path, keyed by the rest of their path. */
export function notesBelow(notes: Notes, path: string): Notes {
  const start = `${path}.`;
  return Object.fromEntries(
    Object.entries(notes).flatMap(([at, note]) => (at.startsWith(start) ? [[at.slice(start.length), note]] : [])),
  );
}
