import { useCallback, useState } from 'react';
import { ConflictError } from '@/data/outbox/conflictError';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import { entryOf } from '@/domain/scheduling/board/entries';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import {
  carriedOut,
  changeBetween,
  changedSince,
  redoLatest,
  undoLatest,
  withAction,
  type BoardAction,
  type UndoHistory,
} from '@/domain/scheduling/undo';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/hooks/useLatest';
import { historyOf, keepHistory } from './boardHistory';
import { useEntryWrites, type Draft } from './useEntryWrites';

/** What is shown before the server has it: the entry as it will be, null for one that goes. */
export type Overlay = ReadonlyMap<string, ScheduleEntry | null>;

const without = (overlay: Overlay, ids: readonly string[]): Overlay =>
  new Map([...overlay].filter(([id]) => !ids.includes(id)));

/**
 * Carries out what is done on the board: shown at once, written, kept for undo. Each action is one entry of the history, however
 * many visits it touched.
 */
export function useBoardActions(entries: ReadonlyMap<string, Stored<ScheduleEntry>>, announce: (text: string) => void) {
  const workspace = useWorkspace();
  const { write, read, stamp } = useEntryWrites();
  const [overlay, setOverlay] = useState<Overlay>(new Map());
  const [history, setHistory] = useState<UndoHistory>(() => historyOf(workspace));
  const latest = useLatest({ entries, history });

  const keep = useCallback(
    (next: UndoHistory): void => {
      keepHistory(workspace, next);
      setHistory(next);
    },
    [workspace],
  );

  /** Shows and writes; whether all of it was written. What failed goes back to how it was, and is told. */
  const writeAll = useCallback(
    async (drafts: readonly Draft[]): Promise<boolean> => {
      const ids = drafts.map(({ id }) => id);
      setOverlay((shown) => new Map([...shown, ...drafts.map(({ id, after }) => [id, after] as const)]));
      const results = await Promise.allSettled(drafts.map(write));
      setOverlay((shown) => without(shown, ids));
      const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      const [reason] = failed;
      if (failed.length > 0) {
        notify.error(
          reason instanceof ConflictError
            ? 'Someone else moved this visit in the meantime. You see where it is now; move it again if it should be elsewhere.'
            : reason,
        );
      }
      return failed.length === 0;
    },
    [write],
  );

  /** Carries an inverse or repeated action out on how things are now, after asking where someone changed them since. */
  const replay = useCallback(
    async (action: BoardAction, word: 'Undo' | 'Redo'): Promise<boolean> => {
      const current = new Map<string, Stored<ScheduleEntry>>();
      for (const { id } of action.changes) {
        const known = latest.current.entries.get(id) ?? (await read(id));
        if (known) current.set(id, known);
      }
      const plain = new Map([...current].map(([id, stored]) => [id, entryOf(stored)]));
      const changed = changedSince(action, plain);
      if (changed.length > 0) {
        const names = changed.map((id) => `“${current.get(id)?.title ?? 'A visit that is gone'}”`).join(', ');
        const isMeant = await confirmAction({
          title: `${word} anyway?`,
          message: `Someone has changed ${names} since. ${word} puts it where this step leaves it.`,
          confirmLabel: `${word} anyway`,
          cancelLabel: 'Leave it',
        });
        if (!isMeant) return false;
      }
      try {
        const drafts = action.changes.map((change) => {
          const before = current.get(change.id) ?? null;
          return { id: change.id, before, after: carriedOut(change, before && entryOf(before), stamp()) };
        });
        return await writeAll(drafts);
      } catch (error) {
        notify.error(error);
        return false;
      }
    },
    [latest, read, stamp, writeAll],
  );

  const undo = useCallback(async (): Promise<void> => {
    const step = undoLatest(latest.current.history);
    if (!step) {
      announce('Nothing to undo.');
      return;
    }
    if (await replay(step.action, 'Undo')) {
      keep(step.history);
      announce(`Undone: ${step.action.label}`);
    }
  }, [latest, replay, keep, announce]);

  const redo = useCallback(async (): Promise<void> => {
    const step = redoLatest(latest.current.history);
    if (!step) {
      announce('Nothing to redo.');
      return;
    }
    if (await replay(step.action, 'Redo')) {
      keep(step.history);
      announce(`Done again: ${step.action.label}`);
    }
  }, [latest, replay, keep, announce]);

  /** Carries out one action: `label` is what it did, as its notice says it. */
  const carryOut = useCallback(
    async (label: string, drafts: readonly Draft[]): Promise<boolean> => {
      const changes = drafts.flatMap(
        ({ id, before, after }) => changeBetween(id, before && entryOf(before), after) ?? [],
      );
      if (changes.length === 0) return true;
      if (!(await writeAll(drafts))) return false;
      keep(withAction(latest.current.history, { label, changes }));
      announce(label);
      notify.success(label, { undo });
      return true;
    },
    [writeAll, keep, latest, announce, undo],
  );

  return { carryOut, undo, redo, stamp, overlay, canUndo: history.done.length > 0, canRedo: history.undone.length > 0 };
}
export type BoardActions = ReturnType<typeof useBoardActions>;
