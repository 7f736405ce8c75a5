import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { z } from 'zod';
import { useOutboxEntries } from '@/data/react/useOutbox';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { CollectionDefinition } from '@/data/records/definition';
import type { Stored } from '@/domain/record/schema';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/hooks/useLatest';
import { useWhenLeaving } from '@/ui/hooks/useWhenLeaving';
import { createCalculationEditor, type CalculationEditor, type EditorState } from './calculationEditor';
import type { CalculationKind } from './calculationKind';
import { createDraftKeeper } from './draftKeeper';

export type SavedState = 'saved' | 'unsaved' | 'saving' | 'waiting' | 'failed' | 'conflict' | 'refused';

export type CalculationEditing<R, W> = {
  /** Null when what is stored cannot be read. */
  editor: CalculationEditor<R, W> | null;
  state: EditorState<W> | null;
  saved: SavedState;
  conflictDialog: ReactNode;
};

type CalculationFields = { title: string; number: string };

/** What one kind of calculation is to the editing of all. Keep it outside the component. */
export type EditedKind<R extends CalculationFields, W extends { title: string }> = {
  definition: CollectionDefinition<R>;
  schema: z.ZodObject & z.ZodType<R>;
  kind: CalculationKind<R, W>;
  /** Begins the key of what is kept on the device. */ draftName: string;
  /** For the question about a conflict, see `useConflictSave`. */
  labels: Partial<Record<keyof R & string, string>>;
  format: (field: keyof R & string, value: unknown) => string | null;
  follows: Partial<Record<keyof R & string, keyof R & string>>;
  /** What follows from the other fields, for a record that was merged from two versions. */
  derive: (fields: R) => Partial<R>;
};

const none = (): null => null;
const never = () => (): void => undefined;

/**
 * A calculation that is edited: kept on the device while typing, saved a moment after, with or without a
 * connection. `record` is the stored one, followed live; give the component a `key` of its id. Not the kit of record forms:
 * there is no Save button, it has a history of steps, and takes over a colleague's changes while one is typing.
 */
export function useCalculationEditing<R extends CalculationFields, W extends { title: string }>(
  record: Stored<R>,
  { definition, schema, kind, draftName, labels, format, follows, derive }: EditedKind<R, W>,
): CalculationEditing<R, W> {
  const { uid } = useSession();
  const { update, conflictDialog } = useConflictSave<R>({ definition, labels, format, follows, derive });
  const writing = useLatest(update);
  const [editor] = useState(() =>
    createCalculationEditor<R, W>({
      project: record,
      kind,
      keeper: createDraftKeeper(`${uid}:${draftName}:${record.id}`, schema, kind),
      write: (base, changes) => writing.current(base, changes, `${base.number} ${changes.title ?? base.title}`),
    }),
  );
  const state = useSyncExternalStore<EditorState<W> | null>(editor?.subscribe ?? never, editor?.state ?? none);
  const waiting = useOutboxEntries().filter(
    ({ collection, write }) => collection === definition.name && write.id === record.id,
  );

  useEffect(() => {
    if (editor?.adopt(record) === true)
      notify.info('Someone else changed this calculation. What you see has their changes.');
  }, [editor, record]);

  useWhenLeaving(useCallback(() => editor?.leave(), [editor]));

  return { editor, state, saved: savedState(state, waiting), conflictDialog };
}

function savedState<W>(state: EditorState<W> | null, waiting: readonly { state: string }[]): SavedState {
  const phase = state?.phase.kind ?? 'idle';
  if (phase !== 'idle') return phase;
  if (state?.isDirty === true) return 'unsaved';
  if (waiting.some((entry) => entry.state !== 'pending')) return 'refused';
  return waiting.length > 0 ? 'waiting' : 'saved';
}
