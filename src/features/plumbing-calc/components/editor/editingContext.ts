import { createContext, use } from 'react';
import type { Drawn } from '@/domain/plumbing/drawing/treeDrawing';
import type { LiveResult } from '@/domain/plumbing/project/calculateLive';
import type { TreeInput } from '@/domain/plumbing/project/schema';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import type { Stored } from '@/domain/record/schema';
import type { SavedState } from '@/entities/calculation/useCalculationEditing';
import type { PlumbingDraft, PlumbingEditor } from '../../editing/work';

export type Editing = {
  editor: PlumbingEditor;
  record: Stored<PlumbingCalc>;
  draft: PlumbingDraft;
  /** The tree `live` was computed from: at most a moment behind `draft.tree`. */ calculated: TreeInput;
  live: LiveResult;
  saved: SavedState;
  canUndo: boolean;
  canRedo: boolean;
  /** Increases when values changed other than by typing. */ jumps: number;
  /** Edits the tree; consecutive equal steps are a single undo. */ edit: (
    step: string,
    change: (tree: TreeInput) => TreeInput,
  ) => void;
  /** The segment whose fields are shown; '' for none. */ selected: string;
  select: (id: string) => void;
  drawn: Drawn;
  setDrawn: (drawn: Drawn) => void;
  /** Opens the field of an issue, like `segments.2.parent`. */ showPath: (path: string) => void;
};

export const EditingContext = createContext<Editing | null>(null);

/** @throws {Error} outside a plumbing calculation */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('This part belongs into a plumbing calculation');
  return editing;
}
