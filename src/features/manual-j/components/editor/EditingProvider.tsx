import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { assumptionsIn } from '@/domain/load-calc/derived';
import { pathOfText } from '@/domain/load-calc/edit/path';
import { fieldAt } from '@/domain/load-calc/schema/fieldAt';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import { showDerived } from '@/domain/load-calc/showDerived';
import type { Stored } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';
import { focusPath, placeOfPath } from '../../editing/places';
import type { EditorState } from '@/entities/calculation/calculationEditor';
import type { SavedState } from '@/entities/calculation/useCalculationEditing';
import type { LoadEditor } from '../../editing/loadEditor';
import type { Work } from '../../editing/work';
import { usualWith } from '../../editing/constructions';
import { notesOf } from '../../editing/notes';
import { useLoadCalculation } from '../../hooks/useLoadCalculation';
import { useUnits } from '@/entities/calculation/useUnits';
import { useUsualConstructions } from '../../hooks/useUsualConstructions';
import { EditingContext, FieldContext, type Editing } from './editingContext';

type EditingProviderProps = {
  editor: LoadEditor;
  state: EditorState<Work>;
  saved: SavedState;
  record: Stored<LoadProject>;
  children: ReactNode;
};

/** Provides the house, its loads and the available actions to the page's parts. */
export function EditingProvider({ editor, state, saved, record, children }: EditingProviderProps) {
  const draft = state.history.present;
  const { calculated, result, warnings } = useLoadCalculation(draft.house);
  const { system } = useUnits();
  const [, setParams] = useSearchParams();
  const rooms = draft.house.rooms ?? [];
  // Defaults to the first room, even one drawn after the page was opened.
  const [chosenRoom, setRoom] = useState<string | null>(null);
  const wanted = chosenRoom ?? rooms[0]?.id ?? '';
  const [details, setDetails] = useState('');
  const { usual: chosen, choose: chooseUsual } = useUsualConstructions(record.id);
  const usual = usualWith(draft.house, chosen, draft.floorPlan?.madeOf);
  const room = wanted === '' || rooms.some(({ id }) => id === wanted) ? wanted : (rooms.at(-1)?.id ?? '');
  const notes = useMemo(() => notesOf(draft, warnings), [draft, warnings]);
  const assumed = useMemo(() => {
    const { heating, coolingSensible, coolingLatent } = result.block;
    return new Map(
      assumptionsIn([heating.total, coolingSensible.total, coolingLatent.total]).map((node) => [
        node.path,
        `Assumed: ${isNumberAt(node.path) ? showDerived(node, system) : node.formula}`,
      ]),
    );
  }, [result, system]);
  const field = useMemo(() => ({ editor, jumps: state.jumps }), [editor, state.jumps]);

  const showField = (path: string): void => {
    const place = placeOfPath(draft.house, path);
    if (draft.mode === 'quick' && place.tab === 'rooms') {
      notify.info('This is part of what the quick questions assume. Continue room by room to change it.');
      return;
    }
    setParams(place.tab === 'house' ? {} : { tab: place.tab }, { replace: true });
    if (place.tab === 'rooms') {
      setRoom(place.room);
      setDetails(place.isInGrid ? '' : place.entry);
    }
    focusPath(path);
  };

  const editing: Editing = {
    record,
    draft,
    calculated,
    result,
    notes,
    assumed,
    saved,
    room,
    setRoom,
    details,
    setDetails,
    showField,
    usual,
    chooseUsual,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
  };
  return (
    <FieldContext value={field}>
      <EditingContext value={editing}>{children}</EditingContext>
    </FieldContext>
  );
}

/** Whether the field is a number. A choice's assumption is explained as text: its number is a factor no one enters. */
const isNumberAt = (path: string): boolean => fieldAt(pathOfText(path)) instanceof z.ZodNumber;
