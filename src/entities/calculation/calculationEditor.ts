import type { Stored } from '@/domain/record/schema';
import { userMessageOf } from '@/lib/appError';
import type { CalculationKind, DraftOf } from './calculationKind';
import { startingPoint, type DraftKeeper } from './draftKeeper';
import { endStep, recordStep, redoStep, rewriteHistory, startHistory, undoStep, type History } from './history';

const SAVE_AFTER_MS = 1500;
const KEEP_AFTER_MS = 300;

export type SavePhase =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string }
  | { kind: 'conflict' };

export type EditorState<W> = {
  readonly history: History<DraftOf<W>>;
  readonly phase: SavePhase;
  /** Whether there are changes that aren't in the record yet. */
  readonly isDirty: boolean;
  /** Incremented by each jump in the history: fields then show the actual value instead of the text being typed. */
  readonly jumps: number;
};

type Options<R extends { title: string }, W extends { title: string }> = {
  project: Stored<R>;
  kind: CalculationKind<R, W>;
  keeper: DraftKeeper<R, W>;
  /** Writes the changed fields; null if a conflict was left unresolved. */
  write: (base: Stored<R>, changes: Partial<R>) => Promise<Stored<R> | null>;
};

export type CalculationEditor<R, W> = {
  state: () => EditorState<W>;
  subscribe: (listener: () => void) => () => void;
  /** Consecutive changes with the same key are one history step; '' is a separate step. */
  change: (key: string, edit: (draft: DraftOf<W>) => DraftOf<W>) => void;
  settle: () => void;
  undo: () => void;
  redo: () => void;
  /** Saves unsaved changes now. */
  save: () => Promise<void>;
  /** Stores on the device and saves immediately: the page may be gone in a moment. */
  leave: () => void;
  /** Receives the record's current version. Returns true if someone else's changes were adopted. */
  adopt: (record: Stored<R>) => boolean;
};

/** Creates the editor of a calculation: history, draft on the device, autosave. Null if the stored record is unreadable. */
export function createCalculationEditor<R extends { title: string }, W extends { title: string }>({
  project,
  kind,
  keeper,
  write,
}: Options<R, W>): CalculationEditor<R, W> | null {
  const start = startingPoint(kind, project, keeper.read());
  if (!start) return null;
  const { changedFields, workOf, parts } = kind;
  const { hasChanges, recognized, withTheirs } = parts;
  let { base, work } = start;
  let state: EditorState<W> = {
    history: startHistory(start.draft),
    phase: { kind: 'idle' },
    isDirty: hasChanges(work, start.draft),
    jumps: 0,
  };
  /** Replaced revisions: a watcher may still report them. */
  const passed = new Set([base.revision]);
  let newest: Stored<R> | null = null;
  const listeners = new Set<() => void>();
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: Partial<EditorState<W>>): void => {
    const all = { ...state, ...next };
    state = { ...all, isDirty: hasChanges(work, all.history.present) };
    for (const listener of listeners) listener();
  };
  const keep = (): void => {
    clearTimeout(keepTimer);
    const { present } = state.history;
    if (hasChanges(work, present) || Object.keys(present.refused).length > 0) keeper.keep(base, work, present);
    else keeper.forget();
  };
  const later = (): void => {
    clearTimeout(keepTimer);
    clearTimeout(saveTimer);
    keepTimer = setTimeout(keep, KEEP_AFTER_MS);
    // Don't ask about an unresolved conflict again with every keystroke.
    if (state.phase.kind !== 'conflict') saveTimer = setTimeout(() => void save(), SAVE_AFTER_MS);
  };
  const move = (history: History<DraftOf<W>>, jumps = state.jumps): void => {
    if (history === state.history) return;
    set({ history, jumps });
    later();
  };
  const take = (record: Stored<R>, sent: W): boolean => {
    const read = workOf(record);
    passed.add(record.revision);
    base = record;
    if (!read) return false;
    const theirs = recognized(read, sent);
    const { history } = state;
    work = theirs;
    const merged = rewriteHistory(history, (step) => withTheirs(step, sent, theirs));
    const isMoved = withTheirs(history.present, sent, theirs) !== history.present;
    set(isMoved ? { history: merged, jumps: state.jumps + 1 } : {});
    return isMoved;
  };

  const adopt = (record: Stored<R>): boolean => {
    if (passed.has(record.revision)) return false;
    newest = record;
    if (state.phase.kind === 'saving' || state.isDirty) return false;
    newest = null;
    return take(record, work);
  };

  async function save(): Promise<void> {
    clearTimeout(saveTimer);
    if (state.phase.kind === 'saving') return;
    const sent: W = state.history.present;
    const changes = changedFields(work, sent);
    if (Object.keys(changes).length === 0) {
      set({ phase: { kind: 'idle' } });
      return;
    }
    set({ phase: { kind: 'saving' } });
    try {
      const saved = await write(base, changes);
      if (!saved) {
        set({ phase: { kind: 'conflict' } });
        return;
      }
      set({ phase: { kind: 'idle' } });
      // An empty title isn't sent, so it isn't saved either.
      take(saved, sent.title.trim() === '' ? { ...sent, title: base.title } : sent);
      keep();
      if (state.isDirty) later();
      else if (newest) adopt(newest);
    } catch (error) {
      set({ phase: { kind: 'failed', message: userMessageOf(error) } });
    }
  }

  if (state.isDirty) later();
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (key, edit) => move(recordStep(state.history, edit(state.history.present), key)),
    settle: () => move(endStep(state.history)),
    undo: () => move(undoStep(state.history), state.jumps + 1),
    redo: () => move(redoStep(state.history), state.jumps + 1),
    save,
    leave: () => {
      keep();
      if (state.phase.kind !== 'conflict') void save();
    },
    adopt,
  };
}
