import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConflictError } from '@/data/outbox/conflictError';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import { entryOf, isUnstored } from '@/domain/scheduling/board/entries';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import {
  carriedOut,
  changeBetween,
  changedSince,
  inverse,
  redoLatest,
  undoLatest,
  withAction,
  type BoardAction,
  type HeldJob,
  type UndoHistory,
} from '@/domain/scheduling/undo';
import { confirmAction } from '@/ui/feedback/confirm';
import { afterPaint } from '@/lib/afterPaint';
import { AppError } from '@/lib/appError';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/hooks/useLatest';
import { historyOf, keepHistory } from './boardHistory';
import { useVisitNews } from '../message/useVisitNews';
import { askPlanAgain, askWhose, askWhoseOfAll } from './askWhose';
import { useEntryWrites, type Draft } from './useEntryWrites';

/** Entries shown before the server has them: as they will be, or null if being removed. */
export type Overlay = ReadonlyMap<string, ScheduleEntry | null>;

/** Returns the version that was written later: the screen may lag behind this device, and this device behind others. */
function newerOf(
  shown: Stored<ScheduleEntry> | undefined,
  read: Stored<ScheduleEntry> | null,
): Stored<ScheduleEntry> | undefined {
  if (!shown || !read) return read ?? shown;
  return shown.updatedAt > read.updatedAt ? shown : read;
}

const without = (overlay: Overlay, ids: readonly string[]): Overlay =>
  new Map([...overlay].filter(([id]) => !ids.includes(id)));

/**
 * Carries out board actions: shown immediately, written, kept for undo. Each action is one history entry, no matter how many visits it
 * touched.
 */
export function useBoardActions(entries: ReadonlyMap<string, Stored<ScheduleEntry>>, announce: (text: string) => void) {
  const { timeZone } = useSession().company;
  const workspace = useWorkspace();
  const { write, writeTogether, read, nameOf, stamp, waitingVisitOf, moveHeld } = useEntryWrites();
  const [overlay, setOverlay] = useState<Overlay>(new Map());
  const [history, setHistory] = useState<UndoHistory>(() => historyOf(workspace));
  const { nextOf } = useVisitNews();
  const latest = useLatest({ entries, nextOf });
  /** The write in progress: an undo right after it undoes that write. */
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  const keep = useCallback(
    (next: UndoHistory): void => {
      keepHistory(workspace, next);
      setHistory(next);
    },
    [workspace],
  );

  /** Shows the drafts while `work` writes them. */
  const shownWhile = useCallback(async <T>(drafts: readonly Draft[], work: () => Promise<T>): Promise<T> => {
    const ids = drafts.map(({ id }) => id);
    flushSync(() => setOverlay((shown) => new Map([...shown, ...drafts.map(({ id, after }) => [id, after] as const)])));
    try {
      // Writing keeps the page busy for a noticeable time.
      await afterPaint();
      return await work();
    } finally {
      setOverlay((shown) => without(shown, ids));
    }
  }, []);

  /** Shows and writes drafts. Failures are rolled back and reported; returns the drafts that were written. */
  const writeAll = useCallback(
    async function writeDrafts(drafts: readonly Draft[]): Promise<Draft[]> {
      const results = await shownWhile(drafts, () =>
        Promise.all(
          drafts.map(async (draft) => {
            try {
              await write(draft);
              return { draft, error: null };
            } catch (error) {
              return { draft, error: error instanceof Error ? error : new Error(String(error)) };
            }
          }),
        ),
      );
      const written: Draft[] = results.flatMap(({ draft, error }) => (error ? [] : [draft]));
      for (const { draft, error } of results) {
        if (!error) continue;
        const isGone = error instanceof AppError && error.code === 'not-found' && draft.before !== null;
        if (!isGone && !(error instanceof ConflictError)) {
          notify.error(error);
          continue;
        }
        const mended = isGone
          ? await askPlanAgain(draft, { stamp, timeZone })
          : await askWhose(draft, { read, nameOf, stamp, timeZone });
        if (!mended) continue;
        const [again] = await writeDrafts([mended]);
        if (again) written.push(again);
      }
      return written;
    },
    [shownWhile, write, read, nameOf, stamp, timeZone],
  );
  /** Same for drafts that are one change: all are written or none, and there is only one question about a colleague's changes. */
  const writeWhole = useCallback(
    async function writeAsOne(drafts: readonly Draft[]): Promise<Draft[]> {
      if (drafts.length < 2 || drafts.some(({ before, after }) => !after || (before && isUnstored(before))))
        return writeAll(drafts);
      try {
        await shownWhile(drafts, () => writeTogether(drafts));
        return [...drafts];
      } catch (error) {
        const isTheirs =
          error instanceof ConflictError || (error instanceof AppError && error.code === 'failed-precondition');
        if (!isTheirs) {
          notify.error(error);
          return [];
        }
        return writeAsOne(await askWhoseOfAll(drafts, { read, nameOf, stamp, timeZone }));
      }
    },
    [shownWhile, writeAll, writeTogether, read, nameOf, stamp, timeZone],
  );
  /** Applies an inverse or repeated action to the current state, asking first if someone has changed the visits since. */
  const replay = useCallback(
    async (action: BoardAction, word: 'Undo' | 'Redo'): Promise<boolean> => {
      const current = new Map<string, Stored<ScheduleEntry>>();
      for (const { id } of action.changes) {
        const known = newerOf(latest.current.entries.get(id), await read(id));
        if (known) current.set(id, known);
      }
      const plain = new Map([...current].map(([id, stored]) => [id, entryOf(stored)]));
      const changed = changedSince(action, plain);
      if (changed.length > 0) {
        const names = changed.map((id) => `“${current.get(id)?.title ?? 'A deleted visit'}”`).join(', ');
        const isMeant = await confirmAction({
          title: `${word} anyway?`,
          message: `Someone has changed ${names} since. ${word} overwrites their change.`,
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
        // A job going back on hold must do so before its visit is removed: without a visit, it would only become unscheduled.
        await moveHeld(action.jobs?.filter(({ to }) => to === 'on-hold'));
        const isWritten = (await writeAll(drafts)).length > 0;
        if (isWritten) await moveHeld(action.jobs?.filter(({ to }) => to === 'scheduled'));
        return isWritten;
      } catch (error) {
        notify.error(error);
        return false;
      }
    },
    [latest, read, stamp, writeAll, moveHeld],
  );

  /** Runs one undo or redo step after the pending one: two quick undos are two steps. */
  const inTurn = useCallback(<T>(step: () => Promise<T>): Promise<T> => {
    const turn = underWay.current.then(step, step);
    underWay.current = turn.catch(() => undefined);
    return turn;
  }, []);

  const undo = useCallback(
    (): Promise<void> =>
      inTurn(async () => {
        const step = undoLatest(historyOf(workspace));
        if (!step) announce('Nothing to undo.');
        else if (await replay(step.action, 'Undo')) {
          keep(step.history);
          announce(`Undone: ${step.action.label}`);
        }
      }),
    [inTurn, workspace, replay, keep, announce],
  );

  const redo = useCallback(
    (): Promise<void> =>
      inTurn(async () => {
        const step = redoLatest(historyOf(workspace));
        if (!step) announce('Nothing to redo.');
        else if (await replay(step.action, 'Redo')) {
          keep(step.history);
          announce(`Done again: ${step.action.label}`);
        }
      }),
    [inTurn, workspace, replay, keep, announce],
  );

  /** Undoes an action that needn't be the latest: its notice may stay while others follow. */
  const undoOne = useCallback(
    (action: BoardAction): Promise<void> => {
      if (historyOf(workspace).done.at(-1) === action) return undo();
      return inTurn(async () => {
        const { done, undone } = historyOf(workspace);
        if (!done.includes(action)) {
          notify.info(`Undone already: ${action.label}`);
          return;
        }
        if (!(await replay(inverse(action), 'Undo'))) return;
        keep({ done: done.filter((one) => one !== action), undone });
        announce(`Undone: ${action.label}`);
      });
    },
    [inTurn, workspace, replay, undo, keep, announce],
  );

  /**
   * Carries out one action: `label` describes it in its notice, `jobs` are those it takes off hold. With `isWhole`, it's written as a
   * whole or not at all.
   */
  const carryOut = useCallback(
    (
      label: string,
      drafts: readonly Draft[],
      { jobs = [], isWhole = false }: { jobs?: readonly HeldJob[]; isWhole?: boolean } = {},
    ): Promise<boolean> => {
      const changesOf = (some: readonly Draft[]) =>
        some.flatMap(({ id, before, after }) => changeBetween(id, before && entryOf(before), after) ?? []);
      const carry = async (): Promise<boolean> => {
        if (changesOf(drafts).length === 0) return true;
        const written = await (isWhole ? writeWhole(drafts) : writeAll(drafts));
        const changes = changesOf(written);
        if (changes.length === 0) return false;
        await moveHeld(jobs);
        const action = { label, changes, jobs };
        keep(withAction(historyOf(workspace), action));
        announce(label);
        const [only, more] = written;
        const next =
          only?.after && !more
            ? latest.current.nextOf(only.id, only.before && entryOf(only.before), only.after)
            : undefined;
        notify.success(label, { undo: () => undoOne(action), ...(next && { next }) });
        return true;
      };
      // Shown immediately, whatever else is being written; a subsequent undo waits for it.
      const carried = carry();
      underWay.current = Promise.allSettled([underWay.current, carried]);
      return carried;
    },
    [writeAll, writeWhole, moveHeld, keep, workspace, announce, undoOne, latest],
  );

  return {
    carryOut,
    undo,
    redo,
    stamp,
    waitingVisitOf,
    overlay,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
  };
}
export type BoardActions = ReturnType<typeof useBoardActions>;
