import { useLayoutEffect, useMemo, useRef } from 'react';
import { renamed } from '@/domain/billing/renamedLine';
import type { DocumentLine } from '@/domain/billing/schema';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

/** Operations on a document's lines. They're all referentially stable, so that rows aren't re-rendered. */
export type LineEdits = {
  update: (id: string, changes: Partial<DocumentLine>) => void;
  /** Inserts lines at an index; past the end means at the end. */
  insert: (at: number, added: readonly DocumentLine[]) => void;
  /** Same, with a notice that offers undo. */
  insertWithUndo: (at: number, added: readonly DocumentLine[]) => void;
  remove: (id: string) => void;
  /** Removes a line that nothing was entered on, without a notice. */
  discard: (id: string) => void;
  /** Moves a line to an index, with a notice that offers undo. A line that isn't in this list is adopted (`onAdopt`). */
  move: (id: string, to: number) => void;
  duplicate: (id: string) => void;
};

const inserted = (lines: readonly DocumentLine[], at: number, added: readonly DocumentLine[]): DocumentLine[] => [
  ...lines.slice(0, at),
  ...added,
  ...lines.slice(at),
];
const without = (lines: readonly DocumentLine[], ids: readonly string[]): DocumentLine[] =>
  lines.filter(({ id }) => !ids.includes(id));
const nameOf = ({ name }: DocumentLine): string => (name.trim() === '' ? 'The line' : `“${name}”`);

/** Typing a name suggests the line's tax class. */
const withProposal = (line: DocumentLine, changes: Partial<DocumentLine>): Partial<DocumentLine> =>
  changes.name !== undefined && changes.taxClass === undefined
    ? { ...changes, ...renamed(line, changes.name) }
    : changes;

function moved(lines: readonly DocumentLine[], id: string, to: number): DocumentLine[] {
  const line = lines.find((candidate) => candidate.id === id);
  return line ? inserted(without(lines, [id]), to, [line]) : [...lines];
}

/**
 * Edits lines stored elsewhere. Undo reverts one step and keeps later changes. `onAdopt` is called when a line from another list is
 * dropped here.
 */
export function useLineEdits(
  lines: readonly DocumentLine[],
  onChange: (lines: DocumentLine[]) => void,
  onAdopt?: (id: string, at: number) => void,
): LineEdits {
  const latest = useRef(lines);
  const handler = useRef(onChange);
  const adopt = useRef(onAdopt);
  useLayoutEffect(() => {
    latest.current = lines;
    handler.current = onChange;
    adopt.current = onAdopt;
  }, [lines, onChange, onAdopt]);

  return useMemo(() => {
    const change = (next: DocumentLine[]): void => {
      // Two edits in one event must not lose the first.
      latest.current = next;
      handler.current(next);
    };
    const insert = (at: number, added: readonly DocumentLine[]): void => change(inserted(latest.current, at, added));
    const insertWithUndo = (at: number, added: readonly DocumentLine[]): void => {
      insert(at, added);
      const ids = added.map(({ id }) => id);
      notify.success(`${formatCount(added.length, 'line')} added.`, {
        undo: () => change(without(latest.current, ids)),
      });
    };
    return {
      insert,
      insertWithUndo,
      update: (id, changes) =>
        change(latest.current.map((line) => (line.id === id ? { ...line, ...withProposal(line, changes) } : line))),
      discard: (id) => change(without(latest.current, [id])),
      remove: (id) => {
        const at = latest.current.findIndex((line) => line.id === id);
        const line = latest.current[at];
        if (!line) return;
        change(without(latest.current, [id]));
        notify.success(`${nameOf(line)} was removed.`, { undo: () => insert(at, [line]) });
      },
      move: (id, to) => {
        const from = latest.current.findIndex((line) => line.id === id);
        const line = latest.current[from];
        if (!line) adopt.current?.(id, to);
        if (!line || to === from || to < 0 || to >= latest.current.length) return;
        change(moved(latest.current, id, to));
        notify.info(`${nameOf(line)} is now line ${to + 1}.`, { undo: () => change(moved(latest.current, id, from)) });
      },
      duplicate: (id) => {
        const at = latest.current.findIndex((line) => line.id === id);
        const line = latest.current[at];
        if (line) insertWithUndo(at + 1, [{ ...line, id: newId() }]);
      },
    };
  }, []);
}
