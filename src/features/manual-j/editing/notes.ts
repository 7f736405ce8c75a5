import type { LoadIssue } from '@/domain/load-calc/result';
import type { Refusal } from '@/entities/calculation/calculationKind';
import type { Draft } from './acceptValue';
import { pathOfKey, textOfPath } from '@/domain/load-calc/edit/path';

/** What is to be said about a field: what was typed and refused, and what is odd about the value that counts. */
export type Note = { refusal?: Refusal; warning?: string };
/** By the path of the field, like `windows.2.uFactor`. */
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

/** Those below a path, by what follows it. */
export function notesBelow(notes: Notes, path: string): Notes {
  const start = `${path}.`;
  return Object.fromEntries(
    Object.entries(notes).flatMap(([at, note]) => (at.startsWith(start) ? [[at.slice(start.length), note]] : [])),
  );
}
