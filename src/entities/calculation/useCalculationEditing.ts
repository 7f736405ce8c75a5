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
  /** Null if the stored record is unreadable. */
  editor: CalculationEditor<R, W> | null;
  state: EditorState<W> | null;
  saved: SavedState;
  conflictDialog: ReactNode;
};

type CalculationFields = { title: string; number: string };

/** Facts about one kind of calculation that the shared editing code needs. Keep it outside the component. */
export type EditedKind<R extends CalculationFields, W extends { title: string }> = {
  definition: CollectionDefinition<R>;
  schema: z.ZodObject & z.ZodType<R>;
  kind: CalculationKind<R, W>;
  /** Prefix of the draft's storage key. */ draftName: string;
  /** For the conflict dialog, see `useConflictSave`. */
  labels: Partial<Record<keyof R & string, string>>;
  format: (field: keyof R & string, value: unknown) => string | null;
  follows: Partial<Record<keyof R & string, keyof R & string>>;
  /** Returns the derived fields of a record that was merged from two versions. */
  derive: (fields: R) => Partial<R>;
};

const none = (): null => null;
const never = () => (): void => undefined;

/**
 * Edits a calculation: stored on the device while typing, saved a moment later, online or offline. `record` is the stored one, followed
 * live; use its ID as the component's `key`. It doesn't use the record form kit: there is no Save button, it has an undo history, and it
 * adopts a colleague's changes while the user is typing.
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
