import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { collections } from '@/data/collections';
import { useOutboxEntries } from '@/data/react/useOutbox';
import { useSession } from '@/data/react/WorkspaceProvider';
import { readHouse } from '@/domain/load-calc/project/house';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { useLatest } from '@/ui/hooks/useLatest';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { useWhenLeaving } from '@/ui/hooks/useWhenLeaving';
import { createDraftKeeper } from '../editing/draftKeeper';
import { createLoadEditor, type EditorState, type LoadEditor } from '../editing/loadEditor';

const LABELS: Partial<Record<keyof LoadProject, string>> = {
  title: 'Name',
  address: 'Address',
  notes: 'Notes',
  customerId: 'Customer',
  customerName: 'Customer',
  propertyId: 'Property',
  jobId: 'Job',
  mode: 'Quick or room by room',
  quick: 'Quick answers',
  house: 'House',
  station: 'Climate station',
  considered: 'Equipment',
};

/** The house holds the air of its station, and what the quick questions made; a record of two versions would contradict itself. */
const FOLLOWS = {
  totals: 'house',
  station: 'house',
  quick: 'house',
  mode: 'house',
  customerId: 'customerName',
} as const;

function inWords(field: keyof LoadProject, value: unknown): string {
  if (field === 'house') {
    const { inputs } = readHouse(value as string);
    return inputs
      ? `${formatCount(inputs.rooms?.length ?? 0, 'room')}, ${formatCount(inputs.windows?.length ?? 0, 'window')}, ${inputs.building.conditionedFloorAreaFt2} ft²`
      : 'Cannot be read';
  }
  if (field === 'station') return (value as LoadProject['station'])?.name ?? '–';
  if (field === 'quick') return value === '' ? '–' : 'Answered';
  if (field === 'considered') return (value as LoadProject['considered']).map(({ name }) => name).join(', ') || '–';
  return String(value);
}

export type SavedState = 'saved' | 'unsaved' | 'saving' | 'waiting' | 'failed' | 'conflict' | 'refused';

export type LoadProjectEditing = {
  /** Null when the stored house cannot be read. */
  editor: LoadEditor | null;
  state: EditorState | null;
  saved: SavedState;
  conflictDialog: ReactNode;
};

const none = (): null => null;
const never = () => (): void => undefined;

/**
 * A load calculation that is edited: kept on the device while typing, saved a moment after, with or without a
 * connection. `record` is the stored one, followed live; give the component a `key` of its id. Not the kit of record forms:
 * there is no Save button, it has a history of steps, and takes over a colleague's changes while one is typing.
 */
export function useLoadProject(record: Stored<LoadProject>): LoadProjectEditing {
  const { uid } = useSession();
  const { update, conflictDialog } = useConflictSave<LoadProject>({
    definition: collections.manualJ,
    labels: LABELS,
    format: inWords,
    follows: FOLLOWS,
  });
  const writing = useLatest(update);
  const [editor] = useState(() =>
    createLoadEditor({
      project: record,
      keeper: createDraftKeeper(`${uid}:manual-j:${record.id}`),
      write: (base, changes) => writing.current(base, changes, `${base.number} ${changes.title ?? base.title}`),
    }),
  );
  const state = useSyncExternalStore(editor?.subscribe ?? never, editor?.state ?? none);
  const waiting = useOutboxEntries().filter(
    ({ collection, write }) => collection === collections.manualJ.name && write.id === record.id,
  );

  useEffect(() => {
    if (editor?.adopt(record) === true)
      notify.info('Someone else changed this calculation. What you see has their changes.');
  }, [editor, record]);

  useWhenLeaving(useCallback(() => editor?.leave(), [editor]));

  return { editor, state, saved: savedState(state, waiting), conflictDialog };
}

function savedState(state: EditorState | null, waiting: readonly { state: string }[]): SavedState {
  const phase = state?.phase.kind ?? 'idle';
  if (phase !== 'idle') return phase;
  if (state?.isDirty === true) return 'unsaved';
  if (waiting.some((entry) => entry.state !== 'pending')) return 'refused';
  return waiting.length > 0 ? 'waiting' : 'saved';
}
