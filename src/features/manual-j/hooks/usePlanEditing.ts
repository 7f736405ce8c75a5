import { useState } from 'react';
import { GRID_FT } from '@/domain/floor-plan/snap';
import type { FloorPlan } from '@/domain/floor-plan/schema';
import { withoutVanished } from '@/domain/floor-plan/sync/vanished';
import { useUnits } from '@/entities/calculation/useUnits';
import { undoLater } from '@/entities/calculation/undoLater';
import { notify } from '@/ui/feedback/notify';
import { removeOpening } from '@/domain/floor-plan/edit/openings';
import { copyPlanRoom, removePlanRoom } from '@/domain/floor-plan/edit/rooms';
import { useEditing, useFields } from '../components/editor/editingContext';
import { withPlan } from '../editing/planEditing';

export type PlanEditing = {
  plan: FloorPlan;
  level: number;
  setLevel: (level: number) => void;
  /** Key of the selected room or opening; '' for none. */
  selected: string;
  select: (key: string) => void;
  gridFt: number;
  /** Changes the drawing and the house with it; equal consecutive steps are one undo, '' is always its own step. */
  change: (step: string, edit: (plan: FloorPlan) => FloorPlan) => void;
  /** Like `change`, but always from the drawing as it was when this was called, for dragging. */
  dragging: (step: string) => (edit: (plan: FloorPlan) => FloorPlan) => void;
  settle: () => void;
  remove: (key: string) => void;
  copy: (key: string) => void;
};

/** Edits the calculation's drawing; null if there is none. */
export function usePlanEditing(): PlanEditing | null {
  const { editor } = useFields();
  const { draft, usual } = useEditing();
  const { system } = useUnits();
  const [wantedLevel, setLevel] = useState<number | null>(null);
  const [selected, select] = useState('');
  if (!draft.floorPlan) return null;
  const plan = withoutVanished(draft.floorPlan, draft.house);
  // A house with a basement opens on the floor above it.
  const first = Math.max(
    0,
    plan.levels.findIndex(({ belowGradeFt }) => belowGradeFt === 0),
  );
  const level = Math.min(wantedLevel ?? first, plan.levels.length - 1);

  const change: PlanEditing['change'] = (step, edit) => {
    let refusal = '';
    editor.change(step, (now) => {
      if (!now.floorPlan) return now;
      const changed = withPlan(now, edit(withoutVanished(now.floorPlan, now.house)), usual);
      ({ refusal } = changed);
      return changed.draft;
    });
    if (refusal !== '') notify.info(refusal);
  };
  const dragging: PlanEditing['dragging'] = (step) => {
    const base = editor.state().history.present;
    return (edit) =>
      editor.change(step, () =>
        base.floorPlan ? withPlan(base, edit(withoutVanished(base.floorPlan, base.house)), usual).draft : base,
      );
  };
  const remove = (key: string): void => {
    const room = plan.rooms.find((each) => each.key === key);
    change('', (now) => (room ? removePlanRoom(now, key) : removeOpening(now, key)));
    select('');
    notify.info(room ? `“${room.name}” is removed with its surfaces.` : 'It is removed.', {
      undo: undoLater(editor, 'floorPlan'),
    });
  };
  const copy = (key: string): void => {
    let added = '';
    change('', (now) => {
      const copied = copyPlanRoom(now, key);
      added = copied.key;
      return copied.plan;
    });
    select(added);
  };
  return {
    plan,
    level,
    setLevel,
    selected,
    select,
    gridFt: GRID_FT[system],
    change,
    dragging,
    settle: editor.settle,
    remove,
    copy,
  };
}
